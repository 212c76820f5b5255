import type { Coded, Named } from '#src/wire'
import type { LeadDetail } from '../../api'
import type { LeadState, Stage } from '../../rules/vocabulary'

/** Fields listed in the conflict notice when another user changed them; texts under `detail.conflict`. */
export type ChangedField = 'stage' | 'state' | 'owner' | 'nextStep' | 'name' | 'address'

/** Value of a changed field: a code of the area's vocabulary, a name, a time or a text. */
export type Value =
  | { readonly kind: 'stage'; readonly code: Coded<Stage> }
  | { readonly kind: 'state'; readonly code: Coded<LeadState> }
  | { readonly kind: 'name'; readonly named: Named | undefined }
  | { readonly kind: 'time'; readonly at: Date | undefined }
  | { readonly kind: 'text'; readonly text: string | undefined; readonly textEn: string | undefined }

export interface Change {
  readonly field: ChangedField
  readonly before: Value
  readonly after: Value
}

const FIELDS: Readonly<Record<ChangedField, (lead: LeadDetail) => Value>> = {
  state: (lead) => ({ kind: 'state', code: lead.state }),
  stage: (lead) => ({ kind: 'stage', code: lead.stage }),
  owner: (lead) => ({ kind: 'name', named: lead.owner }),
  nextStep: (lead) => ({ kind: 'time', at: lead.nextStep?.at }),
  name: ({ name, nameEn }) => ({ kind: 'name', named: { name, nameEn } }),
  address: ({ address, addressEn }) => ({ kind: 'text', text: address, textEn: addressEn }),
}

/** Differences between two versions of a record; empty if only fields changed that are not listed in `FIELDS`. */
export function changesBetween(before: LeadDetail, after: LeadDetail): Change[] {
  return Object.entries(FIELDS).flatMap(([field, read]) => {
    const change = { field: field as ChangedField, before: read(before), after: read(after) }
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change]
  })
}
