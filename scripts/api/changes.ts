/** Signatures by `#kit/lists ListScreen`. */
export type Api = ReadonlyMap<string, string>

export interface ApiChange {
  readonly name: string
  readonly kind: 'removed' | 'changed'
  readonly before: string
  readonly after: string | undefined
}

/** What was removed from an API, or has another signature now. New names break nothing. */
export function changesBetween(before: Api, after: Api): readonly ApiChange[] {
  return [...before].flatMap(([name, signature]): ApiChange[] => {
    const now = after.get(name)
    if (now === signature) return []
    return [{ name, kind: now === undefined ? 'removed' : 'changed', before: signature, after: now }]
  })
}

/** Names of the API that a source imports, as `#kit/lists ListScreen`. */
export function importedNames(source: string): readonly string[] {
  return [...source.matchAll(/^import (?:type )?\{([^}]*)\} from '(#[\w/]+)'/gm)].flatMap(([, list = '', room = '']) =>
    list
      .split(',')
      .map((each) =>
        each
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s.*/, ''),
      )
      .filter(Boolean)
      .map((name) => `${room} ${name}`),
  )
}

/** The changes by area that uses them, as lines; those that no area uses are last. */
export function reportOf(changes: readonly ApiChange[], uses: ReadonlyMap<string, ReadonlySet<string>>): string {
  const linesOf = ({ name, kind, before, after }: ApiChange) => [
    `  ${kind} ${name}`,
    `    - ${before}`,
    ...(after === undefined ? [] : [`    + ${after}`]),
  ]
  const parts = [...uses].flatMap(([area, names]) => {
    const own = changes.filter(({ name }) => names.has(name))
    return own.length > 0 ? [area, ...own.flatMap(linesOf), ''] : []
  })
  const unused = changes.filter(({ name }) => ![...uses.values()].some((names) => names.has(name)))
  return [...parts, ...(unused.length > 0 ? ['(no area)', ...unused.flatMap(linesOf)] : [])].join('\n')
}
