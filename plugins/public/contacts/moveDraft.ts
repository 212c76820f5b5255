import * as v from 'valibot'
import { storeDraft } from '#kit/forms'
import type { Core } from '#platform/core'
import { CONTACT_FORM } from './values'

const draft = v.object({ values: v.record(v.string(), v.unknown()) })

/**
 * What was typed of a contact that was merged, to the one that remains. A draft there stays; this one is of no version
 * of it, so that saving shows both. False if it stays where it is.
 */
export async function moveDraft({ drafts }: Core, id: string, into: string): Promise<boolean> {
  const stored = v.safeParse(draft, (await drafts.load(CONTACT_FORM, id))?.value)
  if (!stored.success || (await drafts.load(CONTACT_FORM, into))) return false
  await storeDraft(drafts, { form: CONTACT_FORM, record: into, values: { ...stored.output.values, version: 0 } })
  await drafts.discard(CONTACT_FORM, id)
  return true
}
