import type { TreeItem } from '#src/directory'
import type { Workload } from '../../api'

/** People of one organisation. */
export interface Group {
  readonly code: string
  readonly name: Pick<TreeItem, 'name' | 'nameEn'>
  /** How many organisations with people stand above it. */
  readonly depth: number
  readonly members: readonly Workload[]
}

/** Groups people by organisation in the order of the tree; with a search text, those whose name or organisation has it. */
export function groupsOf(people: readonly Workload[], organisations: readonly TreeItem[], text: string): Group[] {
  const word = text.trim().toLocaleLowerCase()
  const known = new Map(organisations.map((item) => [item.code, item]))
  const says = (...names: (string | undefined)[]) => names.some((name = '') => name.toLocaleLowerCase().includes(word))
  const members = new Map<string, Workload[]>()
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
    members: (members.get(code) ?? []).sort((a, b) => a.open - b.open || a.id.localeCompare(b.id)),
  }))
}
