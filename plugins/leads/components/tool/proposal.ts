import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { type Core, useCore } from '#platform/core'
import { SubmitKey } from '#platform/outbox'
import { schemeGeneration } from '../../api'
import { proposable } from '../../rules/judge'
import { FOLLOW_UP_FORM, type LeadId } from '../../rules/vocabulary'
import type { Judging } from '../../stores/Judging'
import { NO_FOLLOW_UP } from '../followUp/values'

/** The proposal of a judgement: generated once for the same answers, however often it is requested. */
export function useProposal(judging: Judging, judged: Parameters<typeof proposable>[0]) {
  const { http } = useCore()
  const [made, setMade] = useState<{ readonly url: string; readonly content: string }>()
  const key = useMemo(() => new SubmitKey(), [])
  const { sceneId, leadId, given } = judging
  const request = { sceneId, answers: [...given], schemaIds: [...proposable(judged)], ...(leadId && { leadId }) }
  const content = JSON.stringify(request)
  const generate = async () => {
    const { key: idempotencyKey } = await key.for(request)
    const { url } = await http(schemeGeneration, request, { idempotencyKey })
    key.settle()
    setMade({ url: new URL(url, location.href).href, content })
  }
  return { url: made?.content === content ? made.url : undefined, schemaIds: request.schemaIds, generate }
}

const DraftSchema = v.looseObject({ values: v.looseObject({ text: v.string() }) })

/**
 * Appends a text to the draft of a lead's follow-up, below the user's own text. The form requires contact and next
 * step, which a judgement does not contain.
 */
export async function attachToFollowUp({ drafts }: Pick<Core, 'drafts'>, id: LeadId, text: string): Promise<void> {
  const stored = v.safeParse(DraftSchema, (await drafts.load(FOLLOW_UP_FORM, id))?.value)
  const draft = stored.success ? stored.output : { values: NO_FOLLOW_UP }
  const { values } = draft
  if (values.text.includes(text)) return
  const joined = [values.text.trim(), text].filter(Boolean).join('\n')
  await drafts.save(FOLLOW_UP_FORM, id, { ...draft, values: { ...values, text: joined } })
}
