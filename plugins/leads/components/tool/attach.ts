import * as v from 'valibot'
import type { Core } from '#platform/core'
import type { LeadId } from '../../rules/vocabulary'
import { NO_FOLLOW_UP } from '../followUp/values'

/** Form of /x/leads/followUp. */
const FORM = 'lead.followUp'
const DraftSchema = v.looseObject({ values: v.looseObject({ text: v.string() }) })

/**
 * Puts a text into the draft of a lead's follow-up, below what the user has written there already. The form asks for
 * contact and next step, which a judgement does not know.
 */
export async function attachToFollowUp({ drafts }: Pick<Core, 'drafts'>, id: LeadId, text: string): Promise<void> {
  const stored = v.safeParse(DraftSchema, (await drafts.load(FORM, id))?.value)
  const draft = stored.success ? stored.output : { values: NO_FOLLOW_UP }
  const { values } = draft
  if (values.text.includes(text)) return
  const joined = [values.text.trim(), text].filter(Boolean).join('\n')
  await drafts.save(FORM, id, { ...draft, values: { ...values, text: joined } })
}
