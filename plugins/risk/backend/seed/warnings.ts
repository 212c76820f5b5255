import { type Day, days, momentOf, startOfWeek } from '#base/calendar'
import type { SeedKit } from '#harness/backend/kit'
import { gasDays, METERED, type Random, randomOf, recordId, type SimCompany } from '#harness/backend/world'
import { dayTypeOf, type Reading } from '../../rules/band'
import { dueOf } from '../../rules/due'
import { belonging, type Finding, findingsOf, isFollowed, reboundAfter, warningFields } from '../findings'
import { isToHandle, type SimBounce, type SimEvent, type SimWarning } from '../records'
import { endOf } from '../volumes'
import { mayWait } from './waiting'
import { NOTES, RISEN } from './words'

/** Warnings that the volumes of the shared world raise, and the rebounds after them (domain/risk.md 6). */

/** Customers with daily volumes. */
const CUSTOMERS = { small: 60, default: 120, large: 120 } as const
const COUNTS = { small: 60, default: 85, large: 85 } as const
const BOUNCES = 8
/** Days of warnings, weeks and months that are looked at. */
const DAYS = 56
const WEEKS = 4
/** Warnings older than this were handled; days */
const HANDLED_AFTER = 6
const CLOSED_AFTER = 20
/** Number of a warning that the manager has taken over. */
const TAKEN_OVER = 12
/** Readings of a day are there in the morning. */
const RAISED_AT = 10

type Found = Finding & { readonly company: SimCompany }

const readingsOf = (company: SimCompany, now: Date): Reading[] =>
  gasDays({ now }, company).map(({ day, volume }) => ({ day, volume, type: dayTypeOf(day) }))

/** What the volumes of a customer raise: by day, of the last whole weeks, of the last whole month. */
function foundOf(company: SimCompany, now: Date): Found[] {
  const today = days.of(now)
  const monday = startOfWeek(today)
  const weeks = Array.from({ length: WEEKS }, (_, index) => days.add(monday, -7 * (index + 1)))
  const months = [days.addMonths(`${today.slice(0, 8)}01` as Day, -1)]
  const found = findingsOf(readingsOf(company, now), { from: days.add(today, -DAYS), weeks, months })
  return found.map((each) => ({ ...each, company }))
}

/** The fixed ones first: a fall yesterday, a day without volume, the worked example, one that waits for review, a week. */
const FIRST = [
  ({ company, day }: Found, yesterday: Day) => company.custId === 'C-000021' && day === yesterday,
  ({ company, actual }: Found) => company.custId === 'C-000023' && actual === 0,
  ({ company, day }: Found) => company.custId === METERED.custId && day === '2026-10-26',
  ({ company, day, granularity }: Found, yesterday: Day) =>
    company.custId === 'C-000026' && granularity === 'day' && day >= days.add(yesterday, -1),
  ({ company, day, granularity }: Found, yesterday: Day) =>
    company.custId === 'C-000002' && granularity === 'week' && days.add(day, 14) > yesterday,
]

function inOrder(found: readonly Found[], today: Day): Found[] {
  const yesterday = days.add(today, -1)
  const first = FIRST.flatMap((is) => found.find((each) => is(each, yesterday)) ?? [])
  const others = found.filter((each) => !first.includes(each)).sort((a, b) => days.between(lastDayOf(a), lastDayOf(b)))
  return [...first, ...others]
}

const lastDayOf = ({ day, granularity }: Found): Day => endOf({ date: day, granularity })

/** What became of a warning of an age in days. */
function stateOfAge(number: number, age: number, mayBeOpen: boolean, random: Random): SimWarning['state'] {
  const isLeft = age <= HANDLED_AFTER || random.chance(0.15)
  if (mayBeOpen && isLeft) return number % 11 === 9 ? 'returned' : 'open'
  if (age <= CLOSED_AFTER) return 'handled'
  return number % 17 === 4 ? 'void' : 'closed'
}

type Rebound = NonNullable<ReturnType<typeof reboundAfter>>

/** `isFree`: no newer warning of the customer in this direction is open. */
function warningOf(found: Found, number: number, isFree: boolean, { seed, clock }: SeedKit): SimWarning {
  const { company, ...finding } = found
  const { day, direction, granularity } = finding
  const random = randomOf(seed, 'GW', number)
  const warningId = recordId('GW', number)
  const owner = number === TAKEN_OVER ? 'rep02' : company.owner
  const raised = momentOf(granularity === 'day' ? day : days.add(lastDayOf(found), 1), RAISED_AT)
  const age = (clock.now.getTime() - raised.getTime()) / 86_400_000
  const state = stateOfAge(number, age, isFree && mayWait(warningId, owner), random)
  const isHandled = !isToHandle({ state })
  const [cause, note] = direction === 'up' ? RISEN : random.pick(number === 3 ? NOTES.slice(0, 1) : NOTES)
  const at = new Date(Math.min(raised.getTime() + 26 * 3_600_000, clock.now.getTime() - 3_600_000)).toISOString()
  const by = company.owner
  const course: SimEvent[] = [{ act: 'raise', at: raised.toISOString() }]
  if (isHandled) course.push({ act: 'handle', at, by, comment: note })
  if (state === 'returned') course.push({ act: 'return', at, by: 'rep02', comment: '请补充现场照片' })
  if (state === 'closed') course.push({ act: 'close', at, by: 'rep02' })
  if (state === 'void') course.push({ act: 'void', at, by: 'rep02', comment: '抄表数据已更正' })
  return {
    warningId,
    version: 1,
    ...belonging(company),
    owner,
    ...warningFields(finding, raised),
    state,
    ...(isHandled && { cause, note, handled: { by, at } }),
    ...(state === 'returned' && { reason: '请补充现场照片' }),
    ...(state === 'void' && { reason: '抄表数据已更正' }),
    course,
  }
}

function bouncesOf(all: readonly SimWarning[], { world, clock }: SeedKit): SimBounce[] {
  const bounces: SimBounce[] = []
  for (const warning of [all[2], ...all.filter((_, index) => index !== 2)]) {
    if (!warning || bounces.length === BOUNCES || isFollowed(warning, bounces)) continue
    const rebound = reboundAfter(warning, readingsOf(world.company(warning.custId), clock.now))
    if (rebound) bounces.push(bounceOf(warning, rebound, bounces.length))
  }
  return bounces
}

function bounceOf(warning: SimWarning, { day, trough, recovery }: Rebound, index: number): SimBounce {
  const { warningId, custId, orgCode, owner, base } = warning
  const bounceId = recordId('GB', index + 1)
  const usual = (['open', 'returned', 'submitted', 'accepted'] as const)[index % 4] ?? 'open'
  const state = isToHandle({ state: usual }) && !mayWait(bounceId, owner) ? 'submitted' : usual
  const at = new Date(momentOf(day, RAISED_AT).getTime() + 3_600_000).toISOString()
  const isSent = state !== 'open'
  const sent = { cause: 'market', expectedDaily: Math.round(base), evidence: ['/files/plan.pdf'] } as const
  return {
    bounceId,
    version: 1,
    warningId,
    custId,
    orgCode,
    owner,
    date: day,
    level0: Math.round(base),
    trough: Math.round(trough),
    recovery,
    state,
    due: dueOf(momentOf(day, RAISED_AT)).toISOString(),
    ...(isSent && sent),
    ...(!isToHandle({ state }) && { handled: { by: owner, at } }),
    ...(state === 'returned' && { reason: '请上传排产计划' }),
    course: [
      { act: 'raise', at: momentOf(day, RAISED_AT).toISOString() },
      ...(isSent ? [{ act: 'submit', at, by: owner }] : []),
      ...(state === 'returned' ? [{ act: 'return', at, by: 'rep02', comment: '请上传排产计划' }] : []),
      ...(state === 'accepted' ? [{ act: 'accept', at, by: 'rep02' }] : []),
    ],
  }
}

/** The seed of warnings is needed for the rebounds, too. */
const drawn = new Map<string, SimWarning[]>()

export function seedWarnings(kit: SeedKit): SimWarning[] {
  const { world, clock, size, seed } = kit
  const key = `${size} ${seed} ${clock.now.toISOString()}`
  const known = drawn.get(key)
  if (known) return known
  const found = world.companies.slice(0, CUSTOMERS[size]).flatMap((company) => foundOf(company, clock.now))
  const open = new Set<string>()
  const all = inOrder(found, days.of(clock.now))
    .slice(0, COUNTS[size])
    .map((each, index) => {
      const key = `${each.company.custId} ${each.direction}`
      const warning = warningOf(each, index + 1, !open.has(key), kit)
      if (isToHandle(warning)) open.add(key)
      return warning
    })
  drawn.clear()
  drawn.set(key, all)
  return all
}

export const seedBounces = (kit: SeedKit): SimBounce[] => bouncesOf(seedWarnings(kit), kit)
