import { loadLearnai } from "#app/schemas/learnai.server.ts";
import { keptPageData } from "#app/ui/page-data.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/learnai";
import { QuietMoon } from "./quiet-moon.tsx";

export async function loader() {
  return { learnai: await loadLearnai() };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return keptPageData(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.learnai.page);
}

export default function LearnaiPage({ loaderData: { learnai } }: Route.ComponentProps) {
  return <QuietMoon text={learnai.text} />;
}
