import * as v from 'valibot'
import { workingDays } from '#base/calendar'
import { newId } from '#base/storage'
import { point } from '#base/wire'
import { sendSubmission, submission } from '#kit/forms'
import type { Core } from '#platform/core'
import type { TodayItem, TodayMoved, TodayMoves } from '#platform/plugin'
import { moveNeed, saveVisit } from './api'
import { PURPOSES } from './rules/vocabulary'
import { needs, visits } from './stores'

const optionalText = v.optional(v.string())
/** What is kept of a visit that moves to another day. */
const planSchema = v.object({
  purpose: v.fallback(v.picklist(PURPOSES.words), 'other'),
  address: v.string(),
  point: v.optional(point),
  contacts: v.array(v.object({ id: v.string(), name: v.string(), nameEn: optionalText })),
  participants: v.array(v.object({ id: v.string(), part: v.string() })),
})

/** What came of a need, as its move. */
function doneOf(core: Core, { id, version = 0, title, record = id }: TodayItem, text: string) {
  const about = { record, label: title, after: core.store(needs).applied }
  return submission(moveNeed, { id, version, to: 'done', text } as const, about)
}

interface Times {
  readonly from: Date
  readonly to: Date
}

/** `force`: also beside another visit, where it was before. */
async function plan(
  core: Core,
  item: TodayItem,
  version: number,
  { from, to }: Times,
  force = false,
): Promise<TodayMoved> {
  const { id, title, record = id } = item
  const { purpose, address, point, contacts, participants } = v.parse(planSchema, item.data)
  const request = {
    id,
    version,
    purpose,
    from,
    to,
    place: { address, ...(point && { point }) },
    contacts,
    participants: participants.map(({ id: loginName, part }) => ({
      loginName,
      part: part === 'host' ? ('H' as const) : ('A' as const),
    })),
    ...(force && { force }),
  }
  const outcome = await sendSubmission(
    core,
    submission(saveVisit, request, {
      record,
      label: title,
      after: core.store(visits).applied,
    }),
    { key: newId(), mayHaveArrived: false, plugin: 'visits' },
  )
  if (outcome.kind === 'queued') return { kind: 'queued' }
  const { at = from, until = to } = item
  const isBack = at.getTime() === from.getTime()
  return {
    kind: 'sent',
    ...(!isBack && { undo: () => plan(core, item, outcome.answer.version, { from: at, to: until }, true) }),
  }
}

/** Visits and needs in the list of the day: a visit moves to the next day, a need is done by its result. */
const moves: TodayMoves = {
  tomorrow: (core, item) => {
    const { at = new Date(), until = at, version = 0 } = item
    return plan(core, item, version, { from: workingDays.next(at), to: workingDays.next(until) })
  },

  // Its version lets a need be closed once, but would call one's own first attempt somebody else's.
  note: async (core, item, { text }, { key, mayHaveArrived, earlier }) => {
    const { kind } = await sendSubmission(core, doneOf(core, item, text), {
      key,
      mayHaveArrived,
      ...(earlier && {
        earlier: { request: doneOf(core, item, earlier.text).request, idempotencyKey: earlier.key },
      }),
      plugin: 'visits',
    })
    return { kind }
  },
}

export default moves
