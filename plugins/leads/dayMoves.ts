import * as v from 'valibot'
import { workingDays } from '#base/calendar'
import { newId } from '#base/storage'
import { type Submission, sendSubmission, submission } from '#kit/forms'
import type { Core } from '#platform/core'
import type { TodayItem, TodayMoved, TodayMoves, TodayNote } from '#platform/plugin'
import { moveNextStep, remindOwner, updateClue } from './api'
import { DONE_AS } from './components/followUp/startValues'
import { leadIdSchema } from './routes'
import { NEXT_STEP_KINDS } from './rules/vocabulary'
import { outboxRecord } from './stores/followUp'
import { leadStore } from './stores/LeadStore'
import { leadRecords } from './stores/leadRecords'
import { followUpSubmission } from './stores/submissions'
import { stepAfterWaiting } from './stores/waiting'

/** The step that an item of the day is about, as it was stored with it. */
const stepOf = ({ data }: TodayItem) =>
  v.parse(v.object({ kind: v.picklist(NEXT_STEP_KINDS), text: v.optional(v.string()) }), data)

const send = <Q, A>(core: Core, submitted: Submission<Q, A>) =>
  sendSubmission(core, submitted, { key: newId(), mayHaveArrived: false, plugin: 'leads' })

/** A sentence about a step, as a follow-up. */
function followUpOf(core: Core, item: TodayItem, { text, call, next }: TodayNote) {
  const { kind } = stepOf(item)
  return followUpSubmission(core, {
    leadId: v.parse(leadIdSchema, item.id),
    kind: call ? 'call' : DONE_AS[kind],
    ...(item.contact?.id !== undefined && { contactId: item.contact.id }),
    text,
    ...(call && { call: { at: call.at, ...(call.seconds !== undefined && { seconds: call.seconds }) } }),
    nextStep: { kind: DONE_AS[kind], at: next ?? workingDays.next(new Date()) },
  })
}

/** Steps of leads in the list of the day: moved to the next day, or done by a sentence that says what came of it. */
const moves: TodayMoves = {
  tomorrow: async (core, item) => {
    const { id: text, version = 0, at = new Date(), title } = item
    const id = v.parse(leadIdSchema, text)
    // What waits is sent before this: the step that it plans is the one to move.
    const step = stepAfterWaiting(core, id) ?? { ...stepOf(item), at }
    const nextStep = { ...step, at: workingDays.next(step.at) }
    const request = { id, version, nextStep, deviceAt: new Date() }
    const outcome = await send(
      core,
      submission(moveNextStep, request, {
        record: outboxRecord(id),
        label: title,
        after: ({ leads }) => leads.forEach(core.store(leadRecords).applied),
      }),
    )
    if (outcome.kind === 'queued') return { kind: 'queued' }
    const [moved] = outcome.answer.leads
    return { kind: 'sent', ...(moved && { undo: () => takeBack(core, id, moved.version) }) }
  },

  note: async (core, item, note, { key, mayHaveArrived, earlier }): Promise<TodayMoved> => {
    const { kind } = await sendSubmission(core, followUpOf(core, item, note), {
      key,
      mayHaveArrived,
      ...(earlier && {
        earlier: { request: followUpOf(core, item, earlier).request, idempotencyKey: earlier.key },
      }),
      plugin: 'leads',
    })
    return { kind }
  },

  remind: async (core, { id }) => {
    await core.http(remindOwner, { id: v.parse(leadIdSchema, id) })
    return { kind: 'sent' }
  },
}

export default moves

async function takeBack(core: Core, id: v.InferOutput<typeof leadIdSchema>, version: number): Promise<void> {
  const { leads } = await core.http(updateClue, { leads: [{ id, version }], changes: { restore: true } })
  leads.forEach(core.store(leadRecords).applied)
  core.store(leadStore).invalidate()
}
