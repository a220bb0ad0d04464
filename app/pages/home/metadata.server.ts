import type { Thing } from "schema-dts";
import { loadSite } from "#app/content/site.server.ts";

/** The club and its site. */
export function structuredData(): Thing[] {
  const { address, club, clubFullName, tagline, university, language, social } = loadSite();
  return [
    {
      "@type": "Organization",
      "@id": `${address}/#organization`,
      name: club,
      ...(clubFullName && { legalName: clubFullName }),
      url: `${address}/`,
      logo: `${address}/icon-512.png`,
      ...(tagline && { slogan: tagline }),
      ...(social && { sameAs: social.map(({ url }) => url).filter((url) => /^https?:/.test(url)) }),
      ...(university && {
        parentOrganization: { "@type": "CollegeOrUniversity" as const, name: university },
      }),
    },
    {
      "@type": "WebSite",
      "@id": `${address}/#website`,
      name: club,
      url: `${address}/`,
      inLanguage: language,
      publisher: { "@id": `${address}/#organization` },
    },
  ];
}
