import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { QuietMoon } from "./quiet-moon.tsx";

export default function LearnaiPage({ text }: PageProps<typeof definition>) {
  return <QuietMoon text={text} />;
}
