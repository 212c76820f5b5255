import type { Finding } from './finding'

/** Sources that let an injected string run, or any page in. */
const OPEN = /^(?:'unsafe-inline'|'unsafe-eval'|\*|https?:|data:)$/
/** Left out by TRUSTED_TYPES=off, for scripts of a host that set HTML. */
const TRUSTED_TYPES = ['require-trusted-types-for', 'trusted-types']
const GUARDED = ['script-src', 'object-src', 'base-uri', 'frame-ancestors', 'default-src']

const parse = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/)
      return name ? [[name.toLowerCase(), sources] as const] : []
    }),
  )

/** What a page's policy lacks of the wanted one, and what it has that opens it. */
export function policyFindings(policy: string, wanted: string): readonly Finding[] {
  const mend = `add_header Content-Security-Policy "${wanted}" always;`
  if (policy === '') return [{ what: '/: Content-Security-Policy is missing', mend }]
  const got = parse(policy)
  const asked = parse(wanted)
  const refusing = TRUSTED_TYPES.filter((name) => got.has(name) && !asked.has(name))
  const lacking = [...asked].flatMap(([name, sources]) => {
    const own = got.get(name)
    if (!own) return [{ what: `/: the policy has no ${name}`, mend }]
    const missing = sources.filter((source) => source !== "'none'" && !own.includes(source))
    if (missing.length === 0) return []
    const isHash = missing.some((source) => source.startsWith("'sha256-"))
    const reason = isHash ? ': it is of another build, and the page does not start' : ''
    return [{ what: `/: ${name} lacks ${missing.join(' ')}${reason}`, mend }]
  })
  const open = GUARDED.flatMap((name) => {
    const found = (got.get(name) ?? []).filter((source) => OPEN.test(source))
    return found.length === 0 ? [] : [{ what: `/: ${name} has ${found.join(' ')}, which guards nothing`, mend }]
  })
  const closed = refusing.map((name) => ({ what: `/: the policy has ${name}, which TRUSTED_TYPES leaves out`, mend }))
  return [...lacking, ...open, ...closed]
}
