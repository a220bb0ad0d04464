import type { Everything, PageMetadata } from "./page-metadata.ts";

/** Colours of the browser's own bars. `app/browser/early-script.ts` chooses one. */
export const THEME_COLOURS = { light: "#ececec", dark: "#1c1c1c" };

export function robotsFile({ site }: Everything): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.address}/sitemap.xml\n`;
}

/** RFC 9116. */
export function securityFile({ site }: Everything): string {
  return `Contact: mailto:${site.security.email}
Expires: ${site.security.expires}T00:00:00Z
Preferred-Languages: ${site.language.slice(0, 2)}
Canonical: ${site.address}/.well-known/security.txt
`;
}

/** llmstxt.org. */
export function llmsFile(all: Everything, pages: PageMetadata[]): string {
  const { site, home, conference, newsletter } = all;
  return `# ${site.club}

> ${site.clubFullName ? `${site.clubFullName}. ` : ""}${site.tagline}. ${home.about.who.text}

${home.about.mission.text}

## Pages

${pages.map((page) => `- [${page.title}](${site.address}${page.path}): ${page.description}`).join("\n")}

## ${conference.name}

${conference.day.facts.map(({ label, text }) => `- ${label}: ${text}`).join("\n")}

${conference.hero.notes[conference.phase]}

## ${newsletter.newsletterName}

- [Atom](${site.address}/feed.xml)
${newsletter.issues.map((issue) => `- [${issue.title}](${issue.issueLink}), ${issue.date}: ${issue.desc}`).join("\n")}
`;
}

export function webManifest({ site, home }: Everything): string {
  const manifest = {
    id: "/",
    name: site.clubFullName ?? site.club,
    short_name: site.club,
    description: home.page.description,
    lang: site.language,
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
