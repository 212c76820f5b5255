import { days, formatNearMoment, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import { isArrival } from '#domain/checkIn/rules'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import {
  figureOf,
  type TodayFigure,
  type TodayFigureRow,
  type TodayItem,
  type TodayMain,
  type TodayShortcut,
} from '#platform/plugin'
import type { Need, Visit } from './api'
import { loadToday } from './due'
import { menuText } from './plugin'
import { visitCheckIns, visitEdit, visitList, visitNeedDetail, visitView } from './routes'
import { type PURPOSES, REASON } from './rules/vocabulary'
import { isAbout, outboxRecord } from './stores'

export const moves = () => import(/* webpackChunkName: "visits-moves" */ './dayMoves')

/** The visits of the day with their place, minutes that are to be written, and needs that are due (domain/visits.md 6). */
export default async function visitsToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const { visits, overnight, toWrite, needs } = await loadToday(core, signal)
  // Others still take place as well, where a colleague has not left.
  const notLeft = overnight.items.filter(({ can }) => can.includes('leave'))
  const all = [...notLeft, ...visits.items, ...toWrite.items]
  return [...all.map(visitItem), ...needs.items.map(needItem)]
}

/** What waits under the name of a lead may be of another visit to it, or of none. */
export function waiting({ id }: Pick<TodayItem, 'id'>, request: unknown): 'arrival' | 'other' | undefined {
  if (!isAbout(id, request)) return undefined
  return isArrival(request) ? 'arrival' : 'other'
}

function visitItem(visit: Visit): TodayItem {
  const { id, version, from, to, point, contacts, purpose, can, state } = visit
  const [person] = contacts
  const language = currentLanguage()
  const main = mainOf(visit)
  const isLate = days.of(from) < days.today()
  const list = listOf(state, isLate)
  return {
    id,
    title: nameIn(visit, language),
    detail: state === 'toWrite' ? menuText('today.toWrite') : purposeText(purpose),
    at: from,
    until: to,
    due: isLate ? 'late' : 'today',
    to: href(visitView, { id }),
    record: outboxRecord(visit),
    ...(list && { list }),
    version,
    ...(person && { contact: { id: person.id, name: nameIn(person, language) } }),
    ...(point && { place: point }),
    ...(main && { main }),
    ...(can.includes('leave') && { isThere: true }),
    ...(can.includes('edit') && contacts.length > 0 && { can: ['tomorrow'] as const, data: planOf(visit) }),
  }
}

/** Exactly the visits that are due like one in this state; no list has those of earlier days that the user has not left. */
function listOf(state: Visit['state'], isLate: boolean) {
  const today = days.today()
  const when = isLate ? { end: days.add(today, -1) } : { start: today, end: today }
  if (state === 'toWrite') return href(visitList, { tab: 'todo', states: ['toWrite'], ...when })
  return isLate ? undefined : href(visitList, { tab: 'mine', states: ['planned', 'ongoing'], ...when })
}

/** What a move to another day sends again. */
function planOf({ purpose, address, point, contacts, participants }: Visit) {
  return { purpose, address, point, contacts, participants: participants.map(({ id, part }) => ({ id, part })) }
}

/** The page decides where one checks in: at a lead it is that of the lead. */
function mainOf({ id, can }: Visit): TodayMain | undefined {
  if (can.includes('arrive')) return { does: 'checkIn', to: href(visitEdit, { id, step: 'arrive' }) }
  if (can.includes('minutes')) return { does: 'write', to: href(visitEdit, { id, step: 'minutes' }) }
  return undefined
}

function purposeText(purpose: Visit['purpose']): string {
  const isWord = (word: unknown): word is (typeof PURPOSES)['words'][number] => typeof word === 'string'
  return isWord(purpose) ? menuText(`purpose.${purpose}`) : ''
}

function needItem({ id, version, dueAt, text, can, ...need }: Need): TodayItem {
  const today = days.today()
  return {
    id,
    title: nameIn(need, currentLanguage()),
    detail: text,
    at: momentOf(dueAt),
    due: dueAt < today ? 'late' : dueAt === today ? 'today' : 'soon',
    to: href(visitNeedDetail, { id }),
    record: `visits.needRows:${id}`,
    version,
    main: { does: 'write' },
    ...(can.includes('done') && { can: ['note'] as const }),
    noteLeast: REASON.least,
    noteMost: REASON.most,
  }
}

/** Visits that take place now, with the last check-in, and odd check-ins to decide about. */
export async function figures(core: Core, signal: AbortSignal): Promise<readonly TodayFigure[]> {
  const { ongoing, odd } = await loadToday(core, signal)
  return [
    ...figureOf(ongoing, {
      id: 'now',
      label: menuText('team.now'),
      ...lastCheckIn(ongoing?.items[0]),
      to: href(visitList, { tab: 'team', states: ['ongoing'] }),
      rows: ongoing?.items.slice(0, 5).map(nowRow) ?? [],
    }),
    ...figureOf(odd, { id: 'check-ins', label: menuText('team.toReview'), tone: 'warn', to: href(visitCheckIns) }),
  ]
}

/** When somebody of the team checked in last: at the first of the visits, in the order of their check-ins. */
function lastCheckIn(visit: Visit | undefined): Pick<TodayFigure, 'note'> {
  if (!visit?.seenAt) return {}
  return { note: menuText('team.lastCheckIn', { time: formatNearMoment(visit.seenAt, currentLanguage()) }) }
}

function nowRow(visit: Visit): TodayFigureRow {
  const { id, owner, from, seenAt = from } = visit
  const name = nameIn(owner, currentLanguage())
  return {
    id,
    title: nameIn(visit, currentLanguage()),
    detail: name,
    at: seenAt,
    owner: { id: owner.id, name },
    to: href(visitView, { id }),
  }
}

export function shortcuts(core: Core): readonly TodayShortcut[] {
  if (!core.decide({ permission: 'visit.write' }).ok) return []
  return [{ id: 'visit', kind: 'create', title: menuText('create.visit'), order: 20, to: href(visitEdit) }]
}
