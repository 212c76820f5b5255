import type { Named } from '#base/wire'
import type { TreeItem } from '#domain/directory'

/** Somebody of an organisation. */
export interface Member extends Named {
  readonly id: string
  readonly orgCode?: string | undefined
}

/** People of one organisation. */
interface Group<P> {
  readonly code: string
  readonly name: Pick<TreeItem, 'name' | 'nameEn'>
  /** Number of organisations with people above it. */
  readonly depth: number
  readonly members: readonly P[]
}

/**
 * Groups people by organisation in the order of the tree, within it in the given order; with a search text, those whose
 * name or organisation has it.
 */
export function peopleGroups<P extends Member>(
  people: readonly P[],
  organisations: readonly TreeItem[],
  text: string,
): Group<P>[] {
  const word = text.trim().toLocaleLowerCase()
  const known = new Map(organisations.map((item) => [item.code, item]))
  const says = (...names: (string | undefined)[]) => names.some((name = '') => name.toLocaleLowerCase().includes(word))
  const members = new Map<string, P[]>()
  for (const person of people) {
    const code = person.orgCode ?? ''
    const own = known.get(code)
    if (!says(person.name, person.nameEn, person.id, own?.name, own?.nameEn)) continue
    members.set(code, [...(members.get(code) ?? []), person])
  }
  const codes = [...members.keys()].sort()
  return codes.map((code) => ({
    code,
    name: known.get(code) ?? { name: code },
    depth: codes.filter((above) => above !== code && code.startsWith(above)).length,
    members: members.get(code) ?? [],
  }))
}
