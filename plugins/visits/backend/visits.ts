import * as v from 'valibot'
import { asDay, days, startOfDay } from '#base/calendar'
import { lengthOf, point } from '#base/wire'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { employeeKind } from '#harness/backend/core/employees'
import {
  checkInOf,
  distanceTo,
  fieldErrors,
  listHandler,
  needRight,
  personOf,
  picked,
  refusal,
  refuseFields,
  type SimCheckIn,
  type SimMove,
  simMoves,
  textOf,
  transcribed,
  where,
  writable,
} from '#harness/backend/kit'
import { companyKind, contactNow } from '#harness/backend/world'
import * as api from '../api'
import { reason } from '../rules/fields'
import { COUNTED_DAYS, overdueDays, perMonth, targetDays } from '../rules/frequency'
import { type Appointment, overlaps, tightBetween } from '../rules/overlap'
import { doneShare, LEFT_AFTER } from '../rules/states'
import { isLocked, isRange, isVisitTime } from '../rules/times'
import { COMMENT, MOST, PARTS, PURPOSES, TABS, VISIT_STATES } from '../rules/vocabulary'
import { mayCheckIn, subjectOf } from './elsewhere'
import { notifyChanged, notifyInvited } from './messages'
import { helpersOf, needsOf, viewNeed } from './needs'
import {
  clocksOf,
  isGood,
  owns,
  peopleOf,
  readVisit,
  type SimMinutes,
  type SimVisit,
  seenAt,
  stateOf,
  visitKind,
  visits,
  writes,
} from './records'
import { refuse } from './refuse'

/** Visits: lists, plan, cancellation, comments (domain/visits.md). */

const isPlan = (visit: SimVisit, context: SimContext) => ['planned', 'missed'].includes(stateOf(visit, context))

const cancel: SimMove<SimVisit> = {
  right: 'visit.write',
  may: (visit, context) => owns(visit, context) || context.can('visit.write', visit.orgCode, 'any'),
  from: isPlan,
  check: (wire) => fieldErrors({ reason }, wire),
  run: (_, wire) => ({ state: 'cancelled', reason: textOf(wire.reason) }),
  after: (visit, _, context) => notifyChanged(visit, 'cancelled', context),
  example: () => ({ reason: '客户临时有事，另约时间' }),
}

/** Its owner plans a visit; a manager gives a missed one another time (domain/visits.md 2). */
const plans = (visit: SimVisit, context: SimContext) =>
  isPlan(visit, context) &&
  (owns(visit, context) || (stateOf(visit, context) === 'missed' && context.can('visit.write', visit.orgCode, 'any')))

/** When the employee has arrived, by check-ins that count. */
const arrivalsOf = (visit: SimVisit, context: SimContext) =>
  clocksOf(visit, context).filter(
    (each) => each.by === context.employee.loginName && each.kind !== 'leave' && isGood(each),
  )

/** The employee has arrived, and has not left or forgotten to. */
const isThere = (visit: SimVisit, context: SimContext) =>
  arrivalsOf(visit, context).some(
    ({ dwell, at }) => dwell === undefined && context.now.getTime() - Date.parse(at) < LEFT_AFTER,
  )

export const isLockedAt = ({ doneAt }: SimVisit, { now }: Pick<SimContext, 'now'>): boolean =>
  doneAt !== undefined && isLocked(new Date(doneAt), now)

const table = simMoves(visits, { cancel }, viewVisit)

/** Who writes a visit that can be arrived at, and has not arrived yet. */
const arrives = (visit: SimVisit, context: SimContext) =>
  writes(visit, context) &&
  ['planned', 'ongoing'].includes(stateOf(visit, context)) &&
  arrivalsOf(visit, context).length === 0

/** Who writes it, and is there. */
const leaves = (visit: SimVisit, context: SimContext) =>
  writes(visit, context) && ['ongoing', 'toWrite'].includes(stateOf(visit, context)) && isThere(visit, context)

/** What the employee may do besides moves: these need no version of the visit, so that they can wait without network. */
function formsOf(visit: SimVisit, context: SimContext): string[] {
  const state = stateOf(visit, context)
  const isOpen = ['planned', 'ongoing', 'toWrite'].includes(state)
  const forms = {
    edit: plans(visit, context),
    arrive: arrives(visit, context) && mayCheckIn(visit, context),
    leave: leaves(visit, context) && mayCheckIn(visit, context),
    minutes: writes(visit, context) && (isOpen || (state === 'done' && !isLockedAt(visit, context))),
    comment: visits.may('visit.comment', visit, context),
  }
  return Object.entries(forms).flatMap(([name, may]) => (may ? [name] : []))
}

const moves: typeof table = {
  ...table,
  abilities: (visit, context) => {
    const { can, why } = table.abilities(visit, context)
    const isRefused = (arrives(visit, context) || leaves(visit, context)) && !mayCheckIn(visit, context)
    return { can: [...can, ...formsOf(visit, context)], why: isRefused ? { ...why, arrive: 4003 } : why }
  },
}

/** Whom a visit is to: who was merged is the one that remains, whom choosers offer; who was deleted keeps the name. */
function metOf({ contacts }: SimVisit, context: SimContext) {
  const now = contacts.map((contact) => {
    const kept = contactNow(contact.id, context)
    return kept && kept.contactId !== contact.id ? { id: kept.contactId, ...picked(kept, 'name', 'nameEn') } : contact
  })
  return now.filter(({ id }, at) => now.findIndex((other) => other.id === id) === at)
}

/** Minutes and needs of a visit are left out of lists. */
function rowOf(visit: SimVisit, context: SimContext, wire: Wire = {}): object {
  const state = stateOf(visit, context)
  const { purpose, owner, participants, state: _, id: visitId, minutes: _m, comments: _c, photos: _p, ...rest } = visit
  return {
    visitId,
    ...rest,
    contacts: metOf(visit, context),
    distance: distanceTo(picked(visit, 'point'), wire),
    purpose: PURPOSES.toWire(purpose),
    state: VISIT_STATES.toWire(state),
    seenAt: state === 'ongoing' ? seenAt(visit, context) : undefined,
    owner: personOf(context, owner),
    participants: participants.map(({ loginName, part }) => ({
      person: personOf(context, loginName),
      part: PARTS.toWire(part),
    })),
    ...moves.abilities(visit, context),
  }
}

function minutesOf(minutes: SimMinutes, context: SimContext): object {
  const audio = transcribed(minutes.audio, minutes.at, context)
  const earlier = minutes.earlier?.map((one) => minutesOf(one, context))
  return { ...minutes, audio, by: personOf(context, minutes.by), earlier }
}

/** A check-in at a lead says why it was there; here it is an arrival. */
function clockOf(clock: SimCheckIn, context: SimContext): object {
  return { ...checkInOf(clock, context), kind: clock.kind === 'leave' ? 'leave' : 'arrive' }
}

export function viewVisit(visit: SimVisit, context: SimContext): object {
  return {
    ...rowOf(visit, context),
    minutes: visit.minutes && minutesOf(visit.minutes, context),
    photos: visit.photos,
    clockIns: clocksOf(visit, context).map((each) => clockOf(each, context)),
    needs: needsOf(visit, context).map((need) => viewNeed(need, context)),
    helpers: helpersOf(visit, context).map((each) => personOf(context, each)),
    comments: visit.comments.map((each) => ({ ...each, by: personOf(context, each.by) })),
  }
}

const isMine = (visit: SimVisit, { employee }: SimContext) => peopleOf(visit).includes(employee.loginName)
const hasToDo = (visit: SimVisit, context: SimContext) =>
  owns(visit, context) && ['toWrite', 'missed'].includes(stateOf(visit, context))

/** Throws 4000 for more than 92 days. */
function refuseRange({ from, to }: Wire): void {
  const [first, last] = [asDay(String(from)), asDay(String(to))]
  refuseFields({ to: first && last && !isRange(first, last) && 'range' })
}

/** Sort key of the next visits first, then the past ones, latest first. */
function nextFirst(from: string, now: Date): number {
  const [at, today] = [Date.parse(from), startOfDay(now)]
  return at >= today ? at : 3 * today - at
}

const tabs = {
  mine: isMine,
  team: (visit: SimVisit, { can }: SimContext) => can('visit.read', visit.orgCode, 'any'),
  todo: hasToDo,
}

const wordsOf = ({ name, nameEn, minutes, address }: SimVisit) => [
  name,
  nameEn,
  address,
  minutes?.text,
  minutes?.textEn,
]
const inRange = {
  from: where.least<SimVisit>(({ from }) => from),
  to: where.most<SimVisit>(({ from }) => from),
}

const listing = listHandler(api.listVisits, visits, {
  tabs,
  keyword: wordsOf,
  filters: {
    ...inRange,
    states: where.oneOf(stateOf, VISIT_STATES),
    purposes: where.oneOf(({ purpose }) => purpose, PURPOSES),
    owners: where.oneOf(({ owner }) => owner),
    custId: where.oneOf(({ custId }) => custId),
    clueId: where.oneOf(({ clueId }) => clueId),
  },
  sorts: {
    from: ({ from }, { now }) => nextFirst(from, now),
    distance: (visit, _, wire) => distanceTo(picked(visit, 'point'), wire),
    seen: (visit, context) => {
      const last = seenAt(visit, context)
      return last && -Date.parse(last)
    },
  },
  usual: 'from',
  row: rowOf,
})

/** A past day is read as it went by. */
const listInOrder: SimHandler = {
  ...listing,
  run: (wire, context) => {
    refuseRange(wire)
    const isPast = wire.from !== undefined && wire.from === wire.to && String(wire.from) < days.of(context.now)
    return listing.run(isPast && wire.sort === undefined ? { ...wire, sort: 'from', order: 'desc' } : wire, context)
  },
}

const calendar = answer(api.getCalendar, (wire, context) => {
  refuseRange(wire)
  const isIn = tabs[TABS.find((tab) => tab === wire.tab) ?? 'mine']
  const byDay: Record<string, { n: number; missed: number }> = {}
  for (const visit of visits.all(context)) {
    const day = days.of(new Date(visit.from))
    const state = stateOf(visit, context)
    if (day < String(wire.from) || day > String(wire.to) || !isIn(visit, context) || state === 'cancelled') continue
    const { n, missed } = byDay[day] ?? { n: 0, missed: 0 }
    byDay[day] = { n: n + 1, missed: missed + (state === 'missed' ? 1 : 0) }
  }
  return byDay
})

const isOf =
  ({ custId, clueId }: Wire) =>
  (visit: SimVisit) =>
    (custId === undefined || visit.custId === custId) && (clueId === undefined || visit.clueId === clueId)

/** How often a customer or lead is visited, by all of its visits. */
function frequencyOf(wire: Wire, context: SimContext): object {
  const all = [...visits.all(context)].filter(isOf(wire))
  const today = days.of(context.now)
  const company = context.store.table(companyKind).get(String(wire.custId))
  const stateIs = (state: string) => all.filter((visit) => stateOf(visit, context) === state)
  const done = stateIs('done')
    .map(({ from }) => days.of(new Date(from)))
    .sort()
  const count90 = done.filter((day) => days.between(day, today) < COUNTED_DAYS).length
  return {
    ...picked(all[0] ?? subjectOf(wire, context), 'name', 'nameEn'),
    count90,
    perMonth: perMonth(count90),
    share: doneShare(done.length, stateIs('missed').length),
    last: done.at(-1),
    target: targetDays(company?.scale),
    overdue: overdueDays(done.at(-1), company?.scale, today),
  }
}

const listOfHistory = listHandler(api.listHistory, visits, {
  only: (_, wire) => isOf(wire),
  keyword: wordsOf,
  filters: inRange,
  sorts: { latest: ({ from }) => -Date.parse(from) },
  usual: 'latest',
  row: rowOf,
  around: (_, context, wire) => frequencyOf(wire, context),
})

const history: SimHandler = {
  ...listOfHistory,
  run: (wire, context) => {
    refuseRange(wire)
    return listOfHistory.run(wire, context)
  },
}

const appointmentOf = (visit: SimVisit): Appointment => ({
  ...picked(visit, 'point'),
  from: new Date(visit.from),
  to: new Date(visit.to),
  people: peopleOf(visit),
})

/** Visits besides one that overlap it or leave too little time for the way. */
function around(wanted: Appointment, id: unknown, context: SimContext) {
  const others = [...context.store.table(visitKind).values()].filter(
    (other) => other.id !== id && ['planned', 'ongoing'].includes(stateOf(other, context)),
  )
  const shown = (other: SimVisit) => ({
    visitId: other.id,
    ...picked(other, 'from', 'to'),
    ...(visits.sees(other, context) && picked(other, 'name', 'nameEn')),
    people: wanted.people.filter((one) => peopleOf(other).includes(one)).map((one) => personOf(context, one)),
  })
  return {
    overlaps: others.filter((other) => overlaps(wanted, appointmentOf(other))).map(shown),
    tight: others.flatMap((other) => {
      const tight = tightBetween(wanted, appointmentOf(other))
      return tight ? [{ ...shown(other), ...tight }] : []
    }),
  }
}

const time = v.pipe(v.string(), v.isoTimestamp())
export const sentContacts = v.pipe(
  v.array(v.object({ id: v.string(), name: v.string(), nameEn: v.optional(v.string()) })),
  v.nonEmpty(),
  v.maxLength(MOST.contacts),
  v.transform((contacts) => contacts.map(({ nameEn, ...contact }) => ({ ...contact, ...(nameEn && { nameEn }) }))),
)
const sent = v.object({
  from: time,
  to: time,
  place: v.object({ address: v.pipe(v.string(), v.trim(), v.nonEmpty()), point: v.optional(point) }),
  contacts: sentContacts,
  participants: v.array(v.object({ loginName: v.string(), part: v.string() })),
})

const check = answer(api.checkVisit, (wire, context) => {
  needRight(context, 'visit.write')
  const asked = v.safeParse(
    v.object({ from: time, to: time, people: v.array(v.string()), point: v.optional(point) }),
    wire,
  )
  if (!asked.success) throw refusal(4000, { fields: { to: 'time' } })
  const { from, to, people, ...rest } = asked.output
  return around({ ...rest, people, from: new Date(from), to: new Date(to) }, wire.id, context)
})

/** Plans a visit, or changes one; who is invited and who has to know learns of it. */
const save = answer(api.saveVisit, (wire, context) => {
  const before = wire.id === undefined ? undefined : writable(visits, 'visit.read', wire.id, context)
  if (before && !plans(before, context))
    throw owns(before, context) ? refusal(4010) : refusal(4003, { right: 'visit.write' })
  if (before && wire.version !== before.version) throw refusal(4009, viewVisit(before, context))
  const { custId, clueId, purpose } = wire
  if (!before && custId === undefined && clueId === undefined) throw refusal(4000, { fields: { whose: 'whose' } })
  const subject = before ?? subjectOf({ custId, clueId }, context)
  if (!context.can('visit.write', subject.orgCode, 'own')) throw refusal(4003, { right: 'visit.write' })
  const plan = v.safeParse(sent, wire)
  const word = PURPOSES.fromWire(String(purpose))
  if (!plan.success || !word) {
    const wrong = plan.success ? 'purpose' : String(plan.issues[0].path?.[0]?.key)
    const key = { from: 'time', to: 'time', contacts: 'contact', place: 'place' }[wrong] ?? wrong
    throw refusal(4000, { fields: { [wrong === 'from' ? 'to' : wrong]: key } })
  }
  const { from, to, place, contacts, participants } = plan.output
  const span = { from: new Date(from), to: new Date(to) }
  const others = [...new Map(participants.map((each) => [each.loginName, each])).values()]
  const isUnknown = others.some(({ loginName }) => !context.store.table(employeeKind).get(loginName))
  refuseFields({
    to: !isVisitTime(span) && 'time',
    participants: (isUnknown || others.length > MOST.participants) && 'participants',
  })
  const owner = before?.owner ?? context.employee.loginName
  const planned = {
    purpose: word,
    from,
    to,
    address: place.address.trim(),
    ...(place.point && { point: place.point }),
    contacts,
    participants: others.flatMap(({ loginName, part }) =>
      loginName === owner ? [] : [{ loginName, part: PARTS.fromWire(part) ?? 'companion' }],
    ),
    state: 'planned' as const,
  }
  const whole = {
    ...planned,
    ...span,
    people: [owner, ...planned.participants.map(({ loginName }) => loginName)],
  }
  const clash = around(whole, before?.id, context).overlaps
  if (clash.length > 0 && wire.force !== true) throw refuse.overlap(clash)
  const { name, nameEn, orgCode } = subject
  // Another place has no English words.
  const addressEn = subject.address === planned.address ? subject.addressEn : undefined
  const visit = before
    ? visits.change(before, { ...planned, point: place.point, addressEn }, context)
    : visits.create(
        (id): SimVisit => ({
          id,
          version: 1,
          ...(custId === undefined ? { clueId: String(clueId) } : { custId: String(custId) }),
          name,
          ...(nameEn && { nameEn }),
          ...(addressEn && { addressEn }),
          orgCode,
          owner,
          photos: [],
          comments: [],
          ...planned,
        }),
        context,
      )
  notifyInvited(visit, before ? peopleOf(before) : [], context)
  if (before && (before.from !== from || before.to !== to)) notifyChanged(visit, 'time', context)
  else if (before && before.address !== visit.address) notifyChanged(visit, 'place', context)
  return viewVisit(visit, context)
})

const comment = answer(api.commentVisit, (wire, context) => {
  const visit = writable(visits, 'visit.comment', wire.id, context)
  const text = textOf(wire.text)
  refuseFields({ text: (text === '' || lengthOf(text) > COMMENT) && 'text' })
  const { employee, now } = context
  const id = `${visit.id}/comment-${visit.comments.length + 1}`
  const comments = [...visit.comments, { id, by: employee.loginName, at: now.toISOString(), text }]
  // Not a new version: a plan that was entered before a comment is still over what its author saw.
  const commented = { ...visit, comments }
  context.store.table(visitKind).put(commented)
  return viewVisit(commented, context)
})

export const visitHandlers: readonly SimHandler[] = [
  listInOrder,
  calendar,
  history,
  answer(api.getSubject, (wire, context) => {
    needRight(context, 'visit.write')
    return picked(subjectOf(wire, context), 'name', 'nameEn', 'address', 'addressEn', 'point')
  }),
  check,
  save,
  comment,
  answer(api.getVisit, ({ id }, context) => viewVisit(readVisit(id, context), context)),
  ...table.handlers({ cancel: api.cancelVisit }).map((handler) => ({ ...handler, moves })),
]
