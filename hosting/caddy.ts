import type { ServerPlace } from "./nginx.ts";
import {
  cacheControl,
  compressedCopies,
  contentSecurityPolicy,
  contentTypeFor,
  contentTypes,
  hashedFolders,
  NOT_FOUND_PAGE,
  noHashes,
  REDIRECT_STATUS,
  resourcePolicy,
  securityHeaders,
  type PageHashes,
} from "./rules.ts";

/** Removing a header in the block that sets them would defer the whole block, and errors would lose their headers. */
export function renderCaddyfile(
  pages: readonly string[],
  pageHashes: Record<string, PageHashes>,
  place: ServerPlace,
): string {
  const policyOf = (page: string) =>
    contentSecurityPolicy(pageHashes[page] ?? noHashes, { overHttps: true });
  const codings = compressedCopies.map(({ coding }) => coding);
  return `# Made by the build from hosting/rules.ts.
:${place.port} {
	root * ${place.root}

	header {
${Object.entries(securityHeaders)
  .map(([name, value]) => `		${name} "${value}"`)
  .join("\n")}
		Cross-Origin-Resource-Policy {site_resource_policy}
		Content-Security-Policy "{site_policy}"
		Cache-Control "{site_cache}"
	}
	header ?Vary Accept-Encoding
	map {path} {site_policy} {
${pages.map((page) => `		${page} "${policyOf(page)}"`).join("\n")}
		default "${contentSecurityPolicy(noHashes, { overHttps: true })}"
	}

	# Not by matchers: Caddy applies a header without a matcher after those with one.
	map {path} {site_cache} {
${hashedFolders.map((folder) => `\t\t~^${folder} "${cacheControl.hashed}"`).join("\n")}
		default "${cacheControl.revalidated}"
	}
	map {path} {site_resource_policy} {
		~^${resourcePolicy.sharedFolder} ${resourcePolicy.shared}
		default ${resourcePolicy.usual}
	}
${typesCaddyDoesNotKnow
  .map(
    (ending) =>
      `	@${ending} path *.${ending}\n	header @${ending} Content-Type "${contentTypeFor(`.${ending}`)}"`,
  )
  .join("\n")}

	# URL aliases redirect to the page's own URL.
	map {query} {site_query} {
		"" ""
		default "?{query}"
	}
${pages.map((page) => redirectTo(page)).join("\n")}

	@copies path ${compressedCopies.map(({ ending }) => `*${ending}`).join(" ")} ${NOT_FOUND_PAGE} ${NOT_FOUND_PAGE}.html
	error @copies 404

	@changing not method GET HEAD
	respond @changing 405

	try_files {path} {path}.html
	file_server {
		precompressed ${codings.join(" ")}
	}

	handle_errors {
		header Content-Security-Policy "${policyOf(NOT_FOUND_PAGE)}"
		header Cache-Control "${cacheControl.revalidated}"
		rewrite * ${NOT_FOUND_PAGE}.html
		file_server {
			precompressed ${codings.join(" ")}
		}
	}
}
`;
}

// Caddy uses the machine's list of types, which may lack these.
const typesCaddyDoesNotKnow = ["avif", "data", "ics", "webmanifest", "woff2"].filter(
  (ending) => ending in contentTypes,
);

function redirectTo(page: string): string {
  const name = page === "/" ? "home" : page.slice(1);
  const pattern =
    page === "/"
      ? "^/+(?:index(?:\\.html)?/*)?$"
      : `^/+${page.slice(1).replaceAll(".", "\\.")}(?:\\.html|/+index(?:\\.html)?)?/*$`;
  // Only an expression sees the path before Caddy merges its slashes.
  return `	@${name} {
		path_regexp (?i)${pattern}
		expression \`{path} != "${page}"\`
	}
	redir @${name} ${page}{site_query} ${REDIRECT_STATUS}`;
}
