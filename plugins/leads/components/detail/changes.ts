import type { LeadDetail, Named } from '../../api'
import type { Stage } from '../../rules/vocabulary'

/** Fields whose change by somebody else is told one by one; texts under `detail.conflict`. */
export type ChangedField = 'stage' | 'state' | 'owner' | 'nextStep' | 'name' | 'address'

/** One difference: a key of the area's vocabulary (stage, state), a person, a time or a text. */
export type Value =
  | { readonly kind: 'stage'; readonly key: Stage }
  | { readonly kind: 'state'; readonly key: LeadDetail['state'] }
  | { readonly kind: 'person'; readonly person: Named | undefined }
  | { readonly kind: 'time'; readonly at: Date | undefined }
  | { readonly kind: 'text'; readonly text: string | undefined }

export interface Change {
  readonly field: ChangedField
  readonly before: Value
  readonly after: Value
}

const FIELDS: Readonly<Record<ChangedField, (lead: LeadDetail) => Value>> = {
  state: (lead) => ({ kind: 'state', key: lead.state }),
  stage: (lead) => ({ kind: 'stage', key: lead.stage }),
  owner: (lead) => ({ kind: 'person', person: lead.owner }),
  nextStep: (lead) => ({ kind: 'time', at: lead.nextStep?.at }),
  name: (lead) => ({ kind: 'text', text: lead.name }),
  address: (lead) => ({ kind: 'text', text: lead.address }),
}

/** What differs between the record as it was seen and as it is now; empty when only lesser fields changed. */
export function changesBetween(before: LeadDetail, after: LeadDetail): Change[] {
  return Object.entries(FIELDS).flatMap(([field, read]) => {
    const change = { field: field as ChangedField, before: read(before), after: read(after) }
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change]
  })
}
