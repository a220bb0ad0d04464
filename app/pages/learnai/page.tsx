import type { PageProps } from "../page-definition.server.ts";
import type definition from "./page.server.ts";
import { OrbitHero } from "#app/ui/orbit-hero.tsx";
import { Moon } from "./moon.tsx";

export default function LearnaiPage({ text }: PageProps<typeof definition>) {
  return (
    <OrbitHero sky={<Moon />}>
      <h1 id="page-heading" tabIndex={-1}>
        {text}
      </h1>
    </OrbitHero>
  );
}
