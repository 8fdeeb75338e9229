import type { HeaderRules } from './headers.ts';
import { STUDIO_PORT } from './live.ts';

/** Target of `/api/…` for nginx and Caddy: `npm run studio` on the same machine, or a server in its place. */
const BACKEND = `http://127.0.0.1:${STUDIO_PORT}`;

/**
 * Matches alternative URLs of a page: `/index`, and a path with `.html` or a slash at its end, which it captures without
 * them. Other characters are excluded: a browser reads `/\` and `/<tab>/` at the start of `Location` as `//`, another
 * host.
 */
const REDIRECTED = String.raw`^/(?:index(?:\.html|/)?|(\w[\w/-]*)(?:\.html|/))$`;

/**
 * Configuration for hosts that do not read `_headers`, by file name: the same headers, pages without `.html`, the
 * not-found page, and `/api` passed on. The build writes them to `deploy` beside the site, because they contain the hashes of
 * the content security policy. Netlify and Cloudflare Pages read `_headers` and 404.html themselves.
 */
export function deployRecipes(rules: HeaderRules): Record<string, string> {
  return {
    'nginx.conf': nginx(rules),
    Caddyfile: caddy(rules),
    'vercel.json': vercel(rules),
    'netlify.toml': netlify(),
  };
}

/** Later rules win, so each location gets all headers that apply to it: nginx inherits none into a location. */
function nginx(rules: HeaderRules): string {
  const common = rules['/*'] ?? {};
  const lines = (headers: Record<string, string>, always: string) =>
    Object.entries(headers)
      .map(([name, value]) => `    add_header ${name} "${value}"${always};`)
      .join('\n');
  const locations = Object.entries(rules)
    .filter(([pattern]) => pattern !== '/*')
    .map(([pattern, headers]) => {
      const location = pattern.endsWith('*') ? `^~ ${pattern.slice(0, -1)}` : `= ${pattern}`;
      // Without `always` a missing file gets neither its folder's cache time nor its headers, but the 404 page's.
      return `  location ${location} {\n${lines({ ...common, ...headers }, '')}\n    try_files $uri =404;\n  }`;
    });
  const ofPages = lines({ ...common, 'Cache-Control': 'no-cache' }, ' always');
  return `# Put this inside http { }, and change root, server_name and the address behind /api/.
server {
  listen 80;
  server_name _;
  root /var/www/site;
  absolute_redirect off;
  charset utf-8;
  client_max_body_size 0;
  gzip_static on;

  location ^~ /api/ {
    proxy_pass ${BACKEND};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Uploads arrive as they are sent, so that their progress is true.
    proxy_request_buffering off;
  }

${locations.join('\n')}

  # The page of an address is its name with .html. Its other addresses lead to that one.
  location ~ ${REDIRECTED} {
    return 301 /$1$is_args$args;
  }
  location = /_headers {
    return 404;
  }
  location = /404 {
    return 404;
  }
  location / {
${ofPages}
    # The last name is the home page.
    try_files $uri $uri.html \${uri}index.html =404;
  }
  error_page 404 /404.html;
  location = /404.html {
    internal;
${ofPages}
  }
}
`;
}

function caddy(rules: HeaderRules): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
  const blocks = Object.entries(rules).map(([pattern, headers], index) => {
    const matcher = pattern === '/*' ? '' : `@rule${index} `;
    const lines = Object.entries(headers).map(([name, value]) => `\t\t${name} ${quoted(value)}`);
    // A missing file must not be kept for a year under the name of a hashed one.
    const match = matcher ? [`\t@rule${index} {`, `\t\tpath ${pattern}`, '\t\tfile', '\t}'] : [];
    return [...match, `\theader ${matcher}{`, ...lines, '\t}'].join('\n');
  });
  return `# Change the address, root and the server behind /api/.
http://:8080 {
	root * /var/www/site

	handle /api/* {
		reverse_proxy ${BACKEND.replace('http://', '')} {
			flush_interval -1
		}
	}

	# A route keeps the order as written, so that a later rule wins.
	route {
		header Cache-Control "no-cache"
${blocks.join('\n').replaceAll(/^/gm, '\t')}

		@hidden path /_headers /404
		error @hidden 404

		@other path_regexp page ${REDIRECTED}
		# The query is kept from Caddy 2.8 on.
		redir @other /{re.page.1}{?query} permanent

		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		header Cache-Control "no-cache"
		rewrite * /404.html
		file_server {
			status 404
		}
	}
}
`;
}

function vercel(rules: HeaderRules): string {
  const headers = Object.entries(rules).map(([pattern, values]) => ({
    source: pattern.replace('*', '(.*)'),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }));
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    outputDirectory: 'dist/live/site',
    buildCommand: 'npm run build:live',
    headers,
    rewrites: [{ source: '/api/:path*', destination: 'https://api.example.com/api/:path*' }],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Netlify reads headers and the not-found page from the built folder, so this names only the build and `/api`. */
function netlify(): string {
  return `[build]
  command = "npm run build:live"
  publish = "dist/live/site"

[[redirects]]
  from = "/api/*"
  to = "https://api.example.com/api/:splat"
  status = 200
  force = true
`;
}
