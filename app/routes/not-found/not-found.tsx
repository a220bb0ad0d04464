import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/not-found";
import { LostPage } from "./lost-page.tsx";

export function meta({ matches }: Route.MetaArgs) {
  const frame = matches[0].loaderData;
  return [...pageMeta(frame.notFound.page), { name: "robots", content: "noindex" }];
}

export default function NotFoundPage() {
  const frame = useRouteLoaderData<typeof rootLoader>("root");
  return frame ? <LostPage notFound={frame.notFound} /> : null;
}
