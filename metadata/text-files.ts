import { THEME_COLOURS } from "./head-tags.ts";
import type { Everything, PageMetadata } from "./page-metadata.ts";

export function robotsFile({ site }: Everything): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.address}/sitemap.xml\n`;
}

/** RFC 9116. */
export function securityFile({ site }: Everything): string {
  const { email, expires } = site.security;
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${site.language.slice(0, 2)}`,
    `Canonical: ${site.address}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** llmstxt.org. */
export function llmsFile(
  { site, home, conference, newsletter }: Everything,
  pages: PageMetadata[],
) {
  const list = pages.map(
    ({ path, title, description }) => `- [${title}](${site.address}${path}): ${description}`,
  );
  return [
    `# ${site.club}`,
    `> ${site.clubFullName ? `${site.clubFullName}. ` : ""}${site.tagline}. ${home.about.who.text}`,
    home.about.mission.text,
    "## Pages",
    list.join("\n"),
    `## ${conference.name}`,
    conference.day.facts.map(({ label, text }) => `- ${label}: ${text}`).join("\n"),
    conference.hero.notes[conference.phase],
    `## ${newsletter.newsletterName}`,
    [
      `- [Atom](${site.address}/feed.xml)`,
      ...newsletter.issues.map(
        ({ title, issueLink, date, desc }) => `- [${title}](${issueLink}), ${date}: ${desc}`,
      ),
    ].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
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
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function icon(name: string, size: number, purpose: "any" | "maskable") {
  return { src: `/${name}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}
