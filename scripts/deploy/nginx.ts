import { TYPES } from '../../harness/server/files'
import { UsageError } from '../../harness/server/listen'
import {
  CALL_HEADERS,
  contentSecurityPolicy,
  fileHeaders,
  type Headers,
  type Loosened,
  REFUSAL_HEADERS,
  withOpener,
} from '../../harness/server/security'
import { COMPRESSIBLE } from '../build/DeliveryPlugin'
import type { Values } from '../build/values'
import { outsideOrigins } from './outsideOrigins'
import { type Proxied, proxiedParts } from './proxied'
import { loosenedBy, portOf, type ServerValues } from './variables'

/** Browsers refuse plain HTTP from then on; not among the preview's headers, which is plain HTTP itself. */
export const TRANSPORT_SECURITY: Headers = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Largest body: an hour of recording, a film of two minutes. MB */
export const BODY_LIMIT = 60

/** Names a request in the answer, in the access log and to the back end. */
const REQUEST_ID = 'X-Request-Id'

/** Only in answers of what is behind the server: its status. */
export const UPSTREAM_STATUS = 'X-Upstream-Status'

export interface NginxOptions {
  /** The build's page. */
  readonly html: string
  readonly values: Values
  readonly server: ServerValues
  /** The build, for the first line: version and commit. */
  readonly name: string
}

/** The line that sends a header, with errors and refusals too. */
export const headerLine = (name: string, value: string) => `add_header ${name} ${value} always;`

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** The whole configuration of an nginx that serves a build (docs/deploy.md). */
export function nginxConf({ html, values, server, name }: NginxOptions): string {
  const [secure, plain] = [portOf(server, 'HTTPS_PORT'), portOf(server, 'HTTP_PORT')]
  const parts = proxiedParts(values, server)
  const loosened = loosenedBy(server)
  const policy = contentSecurityPolicy(html, outsideOrigins(values, secure, server.HOST_ORIGINS), loosened)
  const { maps, lines } = headers(policy, loosened)
  const names = server.SERVER_NAME || '_'
  if (!/^[\w.* -]+$/.test(names)) throw new UsageError(`SERVER_NAME: ${names} are no host names.`)
  return `# Written by npm run build: ${name}. The next build replaces it: set the build's variables, and
# keep other changes in a file of your own (docs/deploy.md, which explains the lines). Run in its folder, beside dist/, run/ and tls/, by any user who may open the ports:
#   nginx -p /srv/gas-sales -c nginx.conf

daemon off;
worker_processes auto;
pid run/nginx.pid;
error_log run/error.log error;

events {
  worker_connections 1024;
}

http {
  # Without the query, which carries tokens and login names.
  map $request_uri $path_only { "~^(?<path>[^?]*)" $path; }
  log_format without_query '$remote_addr $time_iso8601 $request_id $request_method $path_only $status $body_bytes_sent '
                           '$request_time $upstream_status $upstream_response_time';

  client_body_temp_path run/body;
  proxy_temp_path run/proxy;
  fastcgi_temp_path run/fastcgi;
  uwsgi_temp_path run/uwsgi;
  scgi_temp_path run/scgi;

  # The build has compressed each file. nginx itself knows gzip alone, so the name of the brotli variant is tried first:
  # no module is needed.
  map $http_accept_encoding $brotli {
    default "";
    "~*(?:^|,)\\s*br\\s*(?:,|$|;\\s*q=(?:1|0\\.\\d*[1-9]))" .br;
  }
${maps(parts)}

  # Limits of calls by address, with figures to start from: the start page makes up to 20 calls in two seconds, a list 8.
  # Higher where a whole office shares one address. Take off the signs here and in the server.
${indented(2, limits(parts))}

  server {
    listen ${plain};
    server_name ${names};
    access_log run/access.log without_query;
    server_tokens off;
    return 301 https://$host${secure === 443 ? '' : `:${secure}`}$request_uri;
  }

  server {
    listen ${secure} ssl http2;
    server_name ${names};
    root dist;
    access_log run/access.log without_query;
    server_tokens off;
    sendfile on;
    tcp_nopush on;

    types {
${types()}
    }
    default_type application/octet-stream;

    ssl_certificate tls/cert.pem;
    ssl_certificate_key tls/key.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:tls:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;

    # All headers are here, and their values depend on the path: a location with an add_header of its own would send
    # none of these.
${indented(4, lines)}

    # limit_req zone=calls burst=120 nodelay;
    # limit_req_status 429;
    # limit_conn open_calls 60;

    gzip_static on;
    gzip_proxied any;
    location = / { rewrite ^ /index.html last; }
    location ~ \\.(?:br|gz|map)$ { return 404; }
${indented(4, fileLocations())}
    location / { try_files $uri =404; }

    client_max_body_size ${BODY_LIMIT}m;
    client_body_timeout 60s;
    send_timeout 60s;
    proxy_connect_timeout 5s;
    proxy_send_timeout 60s;
    proxy_read_timeout 60s;
    proxy_http_version 1.1;
    proxy_set_header Host $proxy_host;
    proxy_set_header Connection "";
    proxy_set_header ${REQUEST_ID} $request_id;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $host;
${indented(
  4,
  [...Object.keys({ ...CALL_HEADERS, ...TRANSPORT_SECURITY }), REQUEST_ID, UPSTREAM_STATUS].map(
    (name) => `proxy_hide_header ${name};`,
  ),
)}
    proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 3;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;

    gzip on;
    gzip_types application/json;
    gzip_min_length 1000;
${indented(4, parts.flatMap(location))}
  }
}
`
}

const indented = (by: number, lines: readonly string[]) => lines.map((line) => ' '.repeat(by) + line).join('\n')

const types = () =>
  indented(
    6,
    Object.entries(TYPES).map(([suffix, type]) => `${quoted(type)} ${suffix.slice(1)};`),
  )

/** Files are not limited: a phone fetches the whole app, 400 files, after its first start. */
const limits = (parts: readonly Proxied[]) => [
  `# map $uri $caller { default ""; "~^(?:${patternOf(parts)})" $binary_remote_addr; }`,
  '# limit_req_zone $caller zone=calls:10m rate=30r/s;',
  '# limit_conn_zone $caller zone=open_calls:10m;',
]

/** Matches the paths of these parts. */
const patternOf = (parts: readonly Proxied[]) =>
  parts.map(({ path }) => path.replace(/[.~]/g, '\\$&') + (path.endsWith('/') ? '' : '$')).join('|')

/** A location for each type with variants: the suffix `.br` would hide the type. */
const fileLocations = () =>
  Object.entries(TYPES)
    .filter(([suffix]) => COMPRESSIBLE.test(suffix))
    .map(
      ([suffix, type]) =>
        `location ~ \\${suffix}$ { types { } default_type ${quoted(type)}; try_files $uri$brotli $uri =404; }`,
    )

function location({ path, upstream, address }: Proxied): string[] {
  const where = path.endsWith('/') ? `location ^~ ${path}` : `location = ${path}`
  if (address === '')
    return [
      `# ${upstream} was not given: set it and build again, or write proxy_pass with an address instead.`,
      `${where} { return 502; }`,
    ]
  return [`${where} { gzip_vary on; proxy_pass ${address}; }`]
}

/** The lines of the headers, and the maps of those that are not the same everywhere. */
function headers(
  policy: string,
  loosened: Loosened,
): { maps: (parts: readonly Proxied[]) => string; lines: readonly string[] } {
  const usual: Readonly<Record<string, Headers>> = {
    file: fileHeaders('worker.js'),
    asset: fileHeaders('assets/main.00000000.js'),
    page: fileHeaders('index.html', policy),
    refusal: REFUSAL_HEADERS,
    call: CALL_HEADERS,
  }
  const kinds = Object.fromEntries(Object.entries(usual).map(([kind, each]) => [kind, withOpener(each, loosened)]))
  const names = [...new Set(Object.values(kinds).flatMap((each) => Object.keys(each)))]
  const differs = (name: string) => new Set(Object.values(kinds).map((each) => each[name])).size > 1
  const variable = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`
  const mapOf = (name: string) => [
    `map $kind ${variable(name)} {`,
    ...Object.entries(kinds).map(([kind, each]) => `  ${kind} ${quoted(each[name] ?? '')};`),
    '}',
  ]
  return {
    maps: (parts) => {
      const paths = patternOf(parts)
      return indented(2, [
        'map "$status $uri" $encoding {',
        '  default "";',
        `  "~^\\d+ (?:${paths})" "";`,
        '  "~^[23].*\\.br$" br;',
        '}',
        'map "$status $uri" $kind {',
        '  default file;',
        `  "~^\\d+ (?:${paths})" call;`,
        '  "~^[45]" refusal;',
        '  "~ /index\\.html(?:\\.br)?$" page;',
        '  "~ /assets/" asset;',
        '}',
        ...names.filter(differs).flatMap(mapOf),
      ])
    },
    lines: [
      ...Object.entries(TRANSPORT_SECURITY).map(([name, value]) => headerLine(name, quoted(value))),
      ...names.map((name) => headerLine(name, differs(name) ? variable(name) : quoted(kinds.file?.[name] ?? ''))),
      headerLine('Content-Encoding', '$encoding'),
      headerLine(REQUEST_ID, '$request_id'),
      headerLine(UPSTREAM_STATUS, '$upstream_status'),
    ],
  }
}
