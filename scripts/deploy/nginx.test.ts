/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { SECURITY_HEADERS } from '../../harness/server/security'
import { type NginxOptions, nginxConf } from './nginx'
import { server, values } from './testing/given'

const html = '<style>a{}</style><script>boot()</script>'

const confOf = (given: Partial<NginxOptions> = {}) =>
  nginxConf({ html, values: values(), server: server(), name: 'of a test', ...given })

/** The blocks of locations, by what follows the word. */
const locations = (conf: string) =>
  new Map([...conf.matchAll(/^ +location ([^{]+) \{ (.*) \}$/gm)].map(([, where = '', body = '']) => [where, body]))

const served = (conf: string) => conf.slice(conf.indexOf(' ssl http2;'))

test('no location sends headers of its own, which would drop the server’s', () => {
  const conf = confOf()
  expect(locations(conf).size).toBe(conf.match(/^ *location /gm)?.length)
  expect([...locations(conf)].filter(([, body]) => body.includes('add_header'))).toEqual([])
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect(served(conf)).toContain(`add_header ${name} "${value}" always;`)
})

test('browsers come back by https only', () => {
  expect(served(confOf())).toContain('add_header Strict-Transport-Security "max-age=31536000" always;')
  expect(confOf()).toContain('return 301 https://$host$request_uri;')
})

test('the policy has the hashes of this build’s page, and the hosts that may frame it', () => {
  const conf = confOf({ server: server({ HOST_ORIGINS: 'https://host.example' }) })
  const hash = createHash('sha256').update('boot()').digest('base64')
  expect(conf).toMatch(new RegExp(`page "default-src .*script-src [^;]*'sha256-${hash.replace(/[+/]/g, '\\$&')}'`))
  expect(conf).toContain("frame-ancestors 'self' https://host.example")
})

test('a host that opens the app with window.open keeps it, in every answer, if the variable says so', () => {
  const conf = confOf({ server: server({ OPENER_POLICY: 'unsafe-none' }) })
  expect(served(conf)).toContain('add_header Cross-Origin-Opener-Policy "unsafe-none" always;')
  expect(conf).not.toContain('same-origin"')
})

test('the policy has Trusted Types, unless they are off for the scripts of a host', () => {
  const ofApp = { html: `${html}<script>trustedTypes</script>` }
  expect(confOf(ofApp)).toContain("require-trusted-types-for 'script'; trusted-types default dompurify")
  expect(confOf({ ...ofApp, server: server({ TRUSTED_TYPES: 'off' }) })).not.toContain('trusted-types')
})

test('brotli needs no module, and gzip is there for the others', () => {
  const conf = confOf()
  expect(conf).not.toMatch(/brotli(?:_static)? on|load_module/)
  for (const suffix of ['html', 'js', 'css', 'wasm', 'txt'])
    expect(locations(conf).get(`~ \\.${suffix}$`)).toContain('try_files $uri$brotli $uri =404;')
  expect(served(conf)).toContain('gzip_static on;')
})

test.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['gzip, br;q=0.8', true],
  ['br;q=1.0', true],
  ['gzip', false],
  ['br;q=0', false],
  ['br;q=0.0, gzip', false],
  ['bread', false],
  ['', false],
])('accept-encoding %s: brotli %s', (accepted, isBrotli) => {
  const [, pattern = ''] = /"~\*(.*)" \.br;/.exec(confOf()) ?? []
  expect(new RegExp(pattern, 'i').test(accepted)).toBe(isBrotli)
})

test('nothing outside of the servers is set by the other sites of an nginx, too', () => {
  const conf = confOf()
  const shared = conf.slice(conf.indexOf('http {') + 6, conf.indexOf('  server {'))
  const names = [...shared.matchAll(/^ {2}(?!#)(\w+) /gm)].map(([, name]) => name)
  expect(names.filter((name) => !/^(?:map|log_format|\w+_temp_path)$/.test(name ?? ''))).toEqual([])
})

test('no server writes the query of an address, which carries tokens, into the log', () => {
  const servers = confOf().split('  server {').slice(1)
  expect(servers).toHaveLength(2)
  for (const each of servers) expect(each).toContain('access_log run/access.log without_query;')
})

test('what the server sends with a call is not sent by the back end a second time', () => {
  const conf = confOf()
  const names = (line: RegExp) => [...conf.matchAll(line)].map(([, name]) => name).sort()
  // The value of these is empty for calls: the back end's own is sent.
  const own = ['Cache-Control', 'Content-Encoding', 'Vary']
  const sent = names(/^ +add_header ([\w-]+) /gm).filter((name) => !own.includes(name ?? ''))
  expect(names(/proxy_hide_header ([\w-]+);/g)).toEqual(sent)
})

test('what is missing is 404, never the page', () => {
  const conf = confOf()
  const fallbacks = [...conf.matchAll(/try_files ([^;]+);/g)].map(([, tried = '']) => tried.split(' ').at(-1))
  expect(new Set(fallbacks)).toEqual(new Set(['=404']))
  expect(conf).not.toContain('error_page')
})

test('a body of 60 MB is taken', () => {
  expect(served(confOf())).toContain('client_max_body_size 60m;')
})

test.each([
  ['PROD', '/gateway/PROD/'],
  ['PRO', '/gateway/PROD/'],
  ['', '/gateway/FAT/'],
])('the gateway of APP_ENV=%s is passed on as the app spells it', (APP_ENV, path) => {
  const conf = confOf({
    values: values({ APP_ENV }),
    server: server({ GATEWAY_UPSTREAM: 'https://gateway.internal' }),
  })
  expect(locations(conf).get(`^~ ${path}`)).toContain('proxy_pass https://gateway.internal/;')
  expect([...locations(conf).keys()].filter((where) => where.includes('gateway'))).toEqual([`^~ ${path}`])
})

test('a back end without an address answers 502, and the line above says which variable names it', () => {
  const conf = confOf()
  expect(locations(conf).get('^~ /crm/')).toBe('return 502;')
  expect(conf).toMatch(/# CRM_UPSTREAM was not given[^\n]*\n +location \^~ \/crm\//)
})

test('a back end at another origin is called there, and not passed on', () => {
  const conf = confOf({ values: values({ CRM_HOST: 'https://crm.example/v1' }) })
  expect([...locations(conf).keys()]).not.toContain('^~ /crm/')
  expect(conf).toContain("connect-src 'self' https://crm.example;")
})

test('logs, analytics, tiles and the hosts’ scripts at our own origin are passed on', () => {
  const conf = confOf({
    values: values({
      LOG_URL: '/log',
      ANALYTICS_URL: 'https://a.example/s.js',
      MAP_TILES_URL: '/tiles/{z}/{x}/{y}.png',
      SDK_URL: '/host/sdk.js?v=2',
      BRIDGE_URL: '/host/bridge.js',
    }),
    server: server({
      LOG_UPSTREAM: 'http://log.internal/v2',
      TILES_UPSTREAM: 'https://tiles.internal',
      SDK_UPSTREAM: 'https://host.internal/js/sdk.js',
    }),
  })
  expect(locations(conf).get('= /log')).toContain('proxy_pass http://log.internal/v2;')
  expect(locations(conf).get('^~ /tiles/')).toContain('proxy_pass https://tiles.internal/;')
  expect(locations(conf).get('= /host/sdk.js')).toContain('proxy_pass https://host.internal/js/sdk.js;')
  expect(locations(conf).get('= /host/bridge.js')).toBe('return 502;')
  expect(conf).toMatch(/# BRIDGE_UPSTREAM was not given/)
  expect(conf).not.toContain('analytics')
})

describe('two build variables with one path', () => {
  const shared = values({ MAIN_URL: '/api', CRM_HOST: '/api/', LOG_URL: '/usage', ANALYTICS_URL: '/usage' })
  const inOrder = (conf: string) =>
    [...conf.matchAll(/^ +location (\S+ \/(?:api\/|usage)) (.*)$/gm)].map(([, ...of]) => of)

  test.each([
    ['both', { MAIN_UPSTREAM: 'https://api.internal/v1', CRM_UPSTREAM: 'https://api.internal/v1/' }],
    ['the first', { MAIN_UPSTREAM: 'https://api.internal/v1' }],
    ['the second', { CRM_UPSTREAM: 'https://api.internal/v1' }],
  ])('are one location, with the address of %s', (_, given) => {
    expect(inOrder(confOf({ values: shared, server: server(given) }))).toEqual([
      ['^~ /api/', '{ gzip_vary on; proxy_pass https://api.internal/v1/; }'],
      ['= /usage', '{ return 502; }'],
    ])
  })

  test('are refused if their addresses differ', () => {
    const given = server({ LOG_UPSTREAM: 'https://log.internal', ANALYTICS_UPSTREAM: 'https://other.internal' })
    expect(() => confOf({ values: shared, server: given })).toThrow(
      'LOG_URL and ANALYTICS_URL: /usage is one path, but LOG_UPSTREAM and ANALYTICS_UPSTREAM are two addresses.',
    )
  })
})

/**
 * Follow from the folder, the protocol or the build; the document explains these elsewhere, or nobody has to know them.
 */
const FIXED = [
  ...['daemon', 'pid', 'root', 'server_name', 'rewrite', 'types', 'default_type', 'sendfile', 'tcp_nopush'],
  ...['proxy_http_version', 'proxy_set_header Connection', 'proxy_ssl_server_name', 'gzip_proxied', 'gzip_vary'],
]

test('the documentation explains each line that an operator may change', () => {
  const conf = confOf({ server: server({ MAIN_UPSTREAM: 'https://main.internal' }) })
  const lines = conf.replace(/^ *(?:#.*|(?:map [^{]+|types) \{[^}]*\})$/gm, '')
  const directives = lines.matchAll(/^ *(proxy_set_header \S+|[a-z]\w+) [^{\n]*;$|[{;] (\w+) [^;\n]*;/gm)
  const names = new Set([...directives].map(([, first, inside]) => first ?? inside ?? ''))
  const cells = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/^\| (`.*?) \| /gm)].map(([, cell = '']) => cell)
  const isExplained = (name: string) => cells.some((cell) => new RegExp(`\`${name}\\b`).test(cell))
  expect([...names].filter((name) => !FIXED.includes(name) && !isExplained(name))).toEqual([])
})

test('the ports are given', () => {
  const conf = confOf({ server: server({ HTTPS_PORT: '8443', HTTP_PORT: '8080' }) })
  expect(conf).toContain('listen 8443 ssl http2;')
  expect(conf).toContain('return 301 https://$host:8443$request_uri;')
})

test.each([
  [{ server: server({ SERVER_NAME: 'a; return 200' }) }, 'SERVER_NAME'],
  [{ server: server({ OPENER_POLICY: 'same-site' }) }, 'OPENER_POLICY'],
  [{ server: server({ TRUSTED_TYPES: 'no' }) }, 'TRUSTED_TYPES'],
  [{ server: server({ HTTPS_PORT: '0' }) }, 'HTTPS_PORT'],
  [{ server: server({ MAIN_UPSTREAM: 'main.internal' }) }, 'MAIN_UPSTREAM'],
  [{ server: server({ HOST_ORIGINS: 'https://a"; evil' }) }, 'HOST_ORIGINS'],
  [{ server: server({ HOST_ORIGINS: 'host.example' }) }, 'HOST_ORIGINS'],
  [{ server: server({ CM_UPSTREAM: 'https://cm.internal/;x' }) }, 'CM_UPSTREAM'],
  [{ values: values({ EMBED_ORIGINS: 'https://a;script-src' }) }, 'EMBED_ORIGINS'],
  [{ values: values({ LOG_URL: '/log; return 200' }) }, 'LOG_URL'],
  [{ values: values({ SDK_URL: '//host.example/sdk.js' }) }, 'SDK_URL'],
  [{ values: values({ BRIDGE_URL: 'host/bridge.js' }) }, 'BRIDGE_URL'],
  [{ values: values({ MAIN_URL: 'main.internal' }) }, 'MAIN_URL'],
])('what would break the configuration is refused with the name of its variable (%#)', (given, name) => {
  expect(() => confOf(given)).toThrow(name)
})
