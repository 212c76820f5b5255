import { useStore } from '#src/core'
import type { Person } from '#src/wire'
import { leadStore } from '../../stores/LeadStore'

/** Owners of the leads loaded so far and the owners in `chosen` (login names), by name. Call it in an observer. */
export function useOwners(chosen: readonly string[]): readonly Person[] {
  const leads = useStore(leadStore)
  const people = new Map<string, Person>(
    chosen.map((id) => [id, { id, name: id, nameEn: undefined, orgCode: undefined }]),
  )
  for (const { owner } of leads.records.values()) if (owner) people.set(owner.id, owner)
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name))
}
