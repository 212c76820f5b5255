import { days } from '#base/calendar'
import { href } from '#base/routes'
import { checkInValues } from '#domain/checkIn'
import { currentBy } from '#kit/records'
import { type Core, type RepeatableCall, repeatableCall, repeatableForm } from '#platform/core'
import { LARGEST_PAGE, type RequestOf } from '#platform/http'
import {
  beginVisit,
  clockVisit,
  commentVisit,
  getNeed,
  getVisit,
  listVisits,
  moveNeed,
  saveVisit,
  visit,
  writeMinutes,
} from './api'
import { ARRIVAL_FORM, BEGIN_FORM, MINUTES_FORM, PLAN_FORM, waitingMinutes, waitingPlan } from './components/forms'
import { text } from './plugin'
import { visitEdit } from './routes'
import { needs, visits, visitsChanged } from './stores'

const NOTHING = '–'

const visitNow = (core: Core, id: string) => core.http(getVisit, { id }, { background: true })

interface Subject {
  readonly custId?: string | undefined
  readonly clueId?: string | undefined
}

/** The user has a visit to this customer or lead that begins then. */
async function beganAt(core: Core, subject: Subject, from: Date) {
  const day = days.of(from)
  const query = { tab: 'mine', start: day, end: day, ...subject, page: 1, size: LARGEST_PAGE } as const
  const { items } = await core.http(listVisits, query, { background: true })
  return items.some((each) => each.from.getTime() === from.getTime() && each.owner.id === core.session.loginName)
}

/** A plan is recognised by whose it is and when it begins; a changed one by its new time and place. */
async function isPlanned(core: Core, { id, custId, clueId, from, to, place }: RequestOf<typeof saveVisit>) {
  if (id !== undefined) {
    const now = await visitNow(core, id)
    return now.from.getTime() === from.getTime() && now.to.getTime() === to.getTime() && now.address === place.address
  }
  return beganAt(core, { custId, clueId }, from)
}

async function hasClocked(core: Core, { id, key, corrects, note }: RequestOf<typeof clockVisit>) {
  const { clockIns } = await visitNow(core, id)
  return clockIns.some((one) =>
    corrects === undefined ? one.key === key : one.id === corrects && one.correction?.note === note,
  )
}

async function isWritten(core: Core, { id, text: words, audio }: RequestOf<typeof writeMinutes>) {
  const { minutes } = await visitNow(core, id)
  const urls = minutes?.audio.map(({ url }) => url).join()
  return minutes !== undefined && minutes.text === words && urls === audio.map(({ url }) => url).join()
}

async function hasCommented(core: Core, { id, text: words }: RequestOf<typeof commentVisit>) {
  const { comments } = await visitNow(core, id)
  return comments.some((comment) => comment.by.id === core.session.loginName && comment.text === words)
}

/** Reloads what is shown of a visit, and of whom it is to. Never rejects. */
function refresh(core: Core, { id, ...subject }: Subject & { readonly id?: string | undefined }): void {
  const main = id === undefined ? undefined : core.store(visits).of(id).main
  visitsChanged(core, main?.value ?? subject)
  main?.invalidate()
  if (main?.value) void main.load()
}

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(saveVisit, {
    title: 'plan.title',
    to: ({ id, custId, clueId }) => href(visitEdit, { id, custId, clueId, step: 'plan' }),
    form: PLAN_FORM,
    record: ({ id, custId, clueId }) => id ?? custId ?? clueId ?? 'new',
    values: waitingPlan,
    same: isPlanned,
    afterSent: refresh,
  }),
  repeatableCall(clockVisit, {
    title: 'clock.title',
    alreadyThere: hasClocked,
    afterSent: refresh,
    // A leaving has no form of its own: it is retried or discarded.
    edit: (request, uploads) =>
      request.kind === 'leave' || request.corrects !== undefined
        ? undefined
        : {
            to: href(visitEdit, { id: request.id, step: 'arrive' }),
            form: ARRIVAL_FORM,
            record: request.id,
            values: checkInValues(request, uploads),
          },
  }),
  repeatableCall(beginVisit, {
    title: 'clock.title',
    alreadyThere: (core, { custId, deviceAt }) => beganAt(core, { custId }, deviceAt),
    afterSent: visitsChanged,
    edit: ({ custId, purpose, contacts, ...request }, uploads) => ({
      to: href(visitEdit, { custId, step: 'arrive' }),
      form: BEGIN_FORM,
      record: custId,
      values: { ...checkInValues(request, uploads), purpose, contacts: [...contacts] },
    }),
  }),
  repeatableForm(writeMinutes, {
    title: 'minutes.title',
    to: ({ id }) => href(visitEdit, { id, step: 'minutes' }),
    form: MINUTES_FORM,
    record: ({ id }) => id,
    values: waitingMinutes,
    same: isWritten,
    compare: ({ text: words = NOTHING, audio }, theirs) => {
      const other = currentBy(visit)(theirs)?.minutes
      return (
        other && [
          { label: text('field.text'), mine: words, theirs: other.text ?? NOTHING },
          { label: text('field.audio'), mine: String(audio.length), theirs: String(other.audio.length) },
        ]
      )
    },
    // The version is that of the minutes.
    onTop: (request, theirs) => {
      const current = currentBy(visit)(theirs)
      return current && { ...request, version: current.minutes?.version ?? 0 }
    },
    afterSent: refresh,
  }),
  repeatableCall(moveNeed, {
    title: 'title.visitNeedDetail',
    alreadyThere: async (core, { id, to, text: words }) => {
      const { state, result, reason } = await core.http(getNeed, { id }, { background: true })
      if (to === 'do') return state !== 'open'
      return to === 'done' ? state === 'done' && result === words : state === 'dropped' && reason === words
    },
    afterSent: (core, { id }) => core.store(needs).of(id).invalidateAll(),
  }),
  repeatableCall(commentVisit, {
    title: 'comments',
    alreadyThere: hasCommented,
    afterSent: refresh,
  }),
]

export default calls
