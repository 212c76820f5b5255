import type { DeclaredCall, specifiedCalls } from './calls'

const HEAD = `# Calls

All calls of the app, generated from their declarations (\`npm run docs:api\` writes this page; a test fails if it is stale).
Hosts, headers, identity parameters, success rules and time-outs of each client are in \`src/platform/http/clients.ts\`.
\`fields\` are those of the app's request, before encoding; \`?\` marks optional ones.
`

function key({ host, method, path }: { host: string; method: string; path: string }): string {
  return `${method} ${host} ${path.replace(/\{[^}]*\}/g, '{}').replace(/\?.*$/, '')}`
}

interface AnySchema {
  readonly type?: string
  readonly entries?: Readonly<Record<string, AnySchema>>
  readonly pipe?: readonly AnySchema[]
}

const OPTIONAL = new Set(['optional', 'nullish', 'undefinedable', 'exact_optional'])

function fields(schema: AnySchema): string {
  const object = schema.entries ? schema : schema.pipe?.find((part) => part.entries)
  return Object.entries(object?.entries ?? {})
    .map(([name, { type = '' }]) => `\`${name}\`${OPTIONAL.has(type) ? '?' : ''}`)
    .join(' ')
}

function table(calls: readonly DeclaredCall[]): string {
  const rows = [...calls]
    .sort((a, b) => (a.declaration.path < b.declaration.path ? -1 : 1))
    .map(({ declaration, owner }) => {
      const { host, method, path, send, about, repeatable } = declaration
      const cells = [
        `${host} ${method}`,
        `\`${path}\``,
        send + (repeatable ? ', repeatable' : ''),
        fields(declaration.request as AnySchema),
        owner,
        about,
      ]
      return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
    })
  return ['| host | path | sent as | fields | owner | about |', '|---|---|---|---|---|---|', ...rows].join('\n')
}

/** Renders docs/api.md: the specification's calls, our own, and those not used by any screen yet. */
export function renderCalls(declared: readonly DeclaredCall[], specified: ReturnType<typeof specifiedCalls>): string {
  const known = new Set(specified.map(key))
  const used = new Set(declared.map(({ declaration }) => key(declaration)))
  const theirs = declared.filter(({ declaration }) => known.has(key(declaration)))
  const ours = declared.filter(({ declaration }) => !known.has(key(declaration)))
  const open = specified
    .filter((call) => !used.has(key(call)))
    .map((call) => `- ${call.method} ${call.host} \`${call.path}\``)
  return [
    HEAD,
    `## Of the specification (${theirs.length} of ${specified.length})\n`,
    table(theirs),
    `\n## Ours (${ours.length})\n`,
    'The specification does not show these; a real back end may answer them elsewhere.\n',
    table(ours),
    `\n## Of the specification, not used yet (${open.length})\n`,
    ...open,
    '',
  ].join('\n')
}
