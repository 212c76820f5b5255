import type { Contact } from '#domain/directory'
import { StatusTag } from '#ui/components'

const STATES = { active: 'good', left: 'plain', deleted: 'risk' } as const
const INFLUENCES = { decides: 'brand', influences: 'good', uses: 'plain', opposes: 'warn', unknown: 'plain' } as const

/** What a contact does about a decision; of one who left or was deleted, that. */
export function ContactTag({
  contact: { state, influence },
}: {
  readonly contact: Pick<Contact, 'state' | 'influence'>
}) {
  if (state !== 'active') return <StatusTag word={state} tones={STATES} group="contactState" />
  return influence === 'unknown' ? null : <StatusTag word={influence} tones={INFLUENCES} group="influence" />
}
