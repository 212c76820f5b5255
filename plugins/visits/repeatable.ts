import { days } from '#base/calendar'
import { href } from '#base/routes'
import { isKnown } from '#base/wire'
import { checkInValues } from '#domain/checkIn'
import { todosChanged } from '#domain/todos'
import { currentBy, NOTHING } from '#kit/records'
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
  type Visit,
  visit,
  writeMinutes,
} from './api'
import { comparePlan } from './components/compared'
import { ARRIVAL_FORM, BEGIN_FORM, MINUTES_FORM, PLAN_FORM, waitingMinutes, waitingPlan } from './components/forms'
import { text } from './plugin'
import { visitEdit } from './routes'
import { PURPOSES } from './rules/vocabulary'
import { needs, visits, visitsChanged } from './stores'

const visitNow = (core: Core, id: string) => core.http(getVisit, { id }, { background: true })

interface Subject {
  readonly custId?: string | undefined
  readonly clueId?: string | undefined
}

/** The user has a visit to this customer or lead that begins then; one that was cancelled leaves room for another. */
async function beganAt(core: Core, subject: Subject, from: Date) {
  const day = days.of(from)
  const query = { tab: 'mine', start: day, end: day, ...subject, page: 1, size: LARGEST_PAGE } as const
  const { items } = await core.http(listVisits, query, { background: true })
  return items.some(
    (each) =>
      each.from.getTime() === from.getTime() && each.owner.id === core.session.loginName && each.state !== 'cancelled',
  )
}

type Plan = RequestOf<typeof saveVisit>

/** What a plan says, to compare the sent with the present one. */
const planText = ({ purpose, from, to, place, contacts, participants }: Omit<Plan, 'id' | 'version'>) =>
  JSON.stringify([
    purpose,
    from,
    to,
    place.address.trim(),
    contacts.map(({ id }) => id),
    participants.map(({ loginName, part }) => `${loginName} ${part}`),
  ])

/** A plan is recognised by whose it is and when it begins; a changed one by its later version, which says the same. */
async function isPlanned(core: Core, { id, version = 0, ...plan }: Plan) {
  if (id === undefined) return beganAt(core, { custId: plan.custId, clueId: plan.clueId }, plan.from)
  const { version: latest, purpose, address, participants, owner, ...now } = await visitNow(core, id)
  if (latest <= version || !isKnown(PURPOSES, purpose)) return false
  const others = participants.map((one) => ({ loginName: one.id, part: one.part === 'host' ? 'H' : 'A' }) as const)
  // The owner comes anyway, and is nobody's company.
  const sent = plan.participants.filter(({ loginName }) => loginName !== owner.id)
  const present = planText({ ...now, purpose, place: { address }, participants: others })
  return present === planText({ ...plan, participants: sent }) && latest
}

const unnamed = (id: string) => ({ id, name: id, nameEn: undefined, orgCode: undefined })

/**
 * What a plan that waits will change of its visit. What waits under the name of a lead may be of another visit to it.
 * A request has only the login names of those who come along.
 */
function planned(shown: Visit, { id, purpose, from, to, place, contacts, participants }: Plan): Partial<Visit> {
  if (id !== shown.id) return {}
  const { address, point } = place
  const coming = participants.filter(({ loginName }) => loginName !== shown.owner.id)
  return {
    purpose,
    from,
    to,
    address,
    point,
    // Another place has no English words.
    ...(address.trim() !== shown.address && { addressEn: undefined }),
    contacts: contacts.map(({ id: contact, name, nameEn }) => ({ id: contact, name, nameEn })),
    participants: coming.map(({ loginName, part }) => ({
      ...(shown.participants.find((one) => one.id === loginName) ?? unnamed(loginName)),
      part: part === 'H' ? ('host' as const) : ('companion' as const),
    })),
    ...(shown.state === 'missed' && { state: 'planned' as const }),
  }
}

async function hasClocked(core: Core, { id, key, corrects, note }: RequestOf<typeof clockVisit>) {
  const { clockIns } = await visitNow(core, id)
  return clockIns.some((one) =>
    corrects === undefined ? one.key === key : one.id === corrects && one.correction?.note === note,
  )
}

/** By a later version: where needs or photos alone were added, words and recording are as before. */
async function isWritten(core: Core, { id, version, text: words, audio }: RequestOf<typeof writeMinutes>) {
  const { minutes } = await visitNow(core, id)
  if (!minutes || minutes.version <= version) return false
  const addresses = (all: readonly { readonly url: string }[]) => all.map(({ url }) => url).join()
  return minutes.text === words && addresses(minutes.audio) === addresses(audio) && minutes.version
}

/** The clocks of phone and server may differ by so much. ms */
const CLOCKS_APART = 5 * 60_000

/** By words and time: the same may have been said before. */
async function hasCommented(core: Core, { id, text: words, writtenAt }: RequestOf<typeof commentVisit>) {
  const { comments } = await visitNow(core, id)
  const first = (writtenAt?.getTime() ?? 0) - CLOCKS_APART
  return comments.some(
    ({ by, at, text: said }) => by.id === core.session.loginName && said === words && at.getTime() >= first,
  )
}

/** Reloads what is shown of a visit, which shows what was sent until then, and of whom it is to. Never rejects. */
async function refresh(core: Core, { id, ...subject }: Subject & { readonly id?: string | undefined }): Promise<void> {
  const open = id === undefined ? undefined : core.store(visits).of(id)
  visitsChanged(core, open?.main.value ?? subject)
  await open?.refetch()
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
    compare: comparePlan,
    revision: (_request, { version }) => version,
    revisionOf: ({ id }) => `visit ${id}`,
    overlay: planned,
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
    revision: (_request, { minutes }) => minutes?.version,
    revisionOf: ({ id }) => `minutes of ${id}`,
    onTop: (request, theirs) => {
      const current = currentBy(visit)(theirs)
      return current && { ...request, version: current.minutes?.version ?? 0 }
    },
    afterSent: refresh,
  }),
  repeatableCall(moveNeed, {
    title: 'title.visitNeedDetail',
    revision: (_request, { version }) => version,
    alreadyThere: async (core, { id, to, text: words }) => {
      const { state, result, reason, version } = await core.http(getNeed, { id }, { background: true })
      if (to === 'do') return state !== 'open' && version
      return (to === 'done' ? state === 'done' && result === words : state === 'dropped' && reason === words) && version
    },
    afterSent: async (core, { id }) => {
      todosChanged(core)
      const open = core.store(needs).of(id)
      await open.refetch()
      // After a restart it was not read, but the page of its visit, which shows it, may be.
      await open.main.need()
      const visitId = open.main.value?.visitId
      if (visitId !== undefined) await core.store(visits).of(visitId).refetch()
    },
  }),
  repeatableCall(commentVisit, {
    title: 'comments',
    alreadyThere: hasCommented,
    afterSent: refresh,
  }),
]

export default calls
