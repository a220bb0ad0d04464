import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { LostPage } from "./lost-page.tsx";

export default function NotFoundPage({ notFound }: PageProps<typeof definition>) {
  return <LostPage notFound={notFound} />;
}
