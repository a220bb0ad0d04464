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

/**
 * The Caddyfile. Headers are set before the path is rewritten to a file; taking one away in the same
 * block would put all of them off until after, and keep them from errors.
 *
 * With a domain's name in place of the port, Caddy gets and renews a certificate itself.
 */
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

	# Every other spelling of a page's address leads to the one it has.
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

// Go's own list, which Caddy uses, depends on the machine; these endings are missing on some.
const typesCaddyDoesNotKnow = ["avif", "data", "ics", "webmanifest", "woff2"].filter(
  (ending) => ending in contentTypes,
);

function redirectTo(page: string): string {
  const name = page === "/" ? "home" : page.slice(1);
  const pattern =
    page === "/"
      ? "^/+(?:index(?:\\.html)?/*)?$"
      : `^/+${page.slice(1).replaceAll(".", "\\.")}(?:\\.html|/+index(?:\\.html)?)?/*$`;
  // Caddy merges slashes before it compares a path; only an expression sees the path as it was sent.
  return `	@${name} {
		path_regexp (?i)${pattern}
		expression \`{path} != "${page}"\`
	}
	redir @${name} ${page}{site_query} ${REDIRECT_STATUS}`;
}
