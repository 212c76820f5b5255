import { days, fortnight, momentOf } from '#base/calendar'
import { type SeedKit, seedRecords } from '#harness/backend/kit'
import { recordId } from '#harness/backend/world'
import { todoOf as bounceTodo } from '../bounces'
import { todoOf as competitorTodo, waits as competitorWaits } from '../competitive'
import { todoOf as issueTodo, type SimIssue } from '../issues'
import { isToHandle } from '../records'
import { todoOf as reportTodo, type SimReport } from '../reports'
import type { NewTodo, SimTodo } from '../todos'
import { todoOf as warningTodo } from '../warnings'
import { seedCompetitive } from './competitive'
import { ISSUES } from './issueRows'
import { HIGHLIGHTS, REPORTS } from './reportRows'
import { TODOS } from './todoRows'
import { seedBounces, seedWarnings } from './warnings'

/** Seed of issues, reports and to-dos (domain/risk.md 6). */

const every = (count: number) => ({ small: count, default: count, large: count })
const rowOf = <T>(rows: readonly T[], number: number) => rows[(number - 1) % rows.length] as T

export const seedIssues = seedRecords<SimIssue>('IS', every(ISSUES.length), {}, (issueId, number, { clock, world }) => {
  const { due, steps = [], warningIds = [], ...row } = rowOf(ISSUES, number)
  const { owner: by } = world.company(row.custId)
  return {
    issueId,
    version: 1,
    ...row,
    warningIds,
    due: clock.day(due),
    steps: steps.map(([day, text, textEn], index) => ({ at: clock.past(day, 960 - index * 45), by, text, textEn })),
  }
})

export const seedReports = seedRecords<SimReport>('BR', every(REPORTS.length), {}, (reportId, number, { clock }) => {
  const [owner, orgCode, back, state, comment] = rowOf(REPORTS, number)
  let period = fortnight.now(clock.now)
  for (let step = 0; step < back; step++) period = fortnight.before(period)
  // Before noon of the Monday on which it is due; one of the running period this morning.
  const at = new Date(Math.min(momentOf(days.add(period.to, 1), 9).getTime(), clock.now.getTime() - 3_600_000))
  const later = new Date(at.getTime() + 1_800_000).toISOString()
  return {
    reportId,
    version: 1,
    period: period.id,
    owner,
    orgCode,
    state,
    ...(state !== 'draft' && { highlights: rowOf(HIGHLIGHTS, number), submittedAt: at.toISOString() }),
    ...((state === 'read' || state === 'commented') && { readAt: later, readBy: 'rep02' }),
    comments: comment === undefined ? [] : [{ id: 'comment-1', by: 'rep02', at: later, text: comment }],
  }
})

/** Total number of to-dos. */
const TODO_COUNT = 90
const ENDED = ['done', 'done', 'void', 'open', 'open'] as const

/** Those of what waits for its owner. */
function todosOfRecords(kit: SeedKit): NewTodo[] {
  const { clock, world } = kit
  const companyOf = ({ custId }: { readonly custId: string }) => world.company(custId)
  return [
    ...seedWarnings(kit)
      .filter(isToHandle)
      .map((warning) => warningTodo(warning, companyOf(warning))),
    ...seedBounces(kit)
      .filter(isToHandle)
      .map((bounce) => bounceTodo(bounce, companyOf(bounce))),
    ...seedCompetitive(kit)
      .filter(competitorWaits)
      .map((record) => competitorTodo(record, companyOf(record), clock.now)),
    ...seedIssues(kit)
      .filter(({ state }) => state === 'open')
      .map((issue) => issueTodo(issue, companyOf(issue))),
    ...seedReports(kit)
      .filter(({ state }) => state === 'draft')
      .map(reportTodo),
  ]
}

/** The first ones, those of all other records that wait, and calls to make about customers. */
export function seedTodos(kit: SeedKit): SimTodo[] {
  const { clock, world, random } = kit
  const derived = new Map(todosOfRecords(kit).map((todo) => [todo.subject, todo]))
  const first = TODOS.flatMap((row): NewTodo | [] => {
    if ('of' in row) return derived.get(row.of) ?? []
    const { day, ...todo } = row
    return { ...todo, due: clock.at(day, '18:00') }
  })
  for (const { subject } of first) derived.delete(subject)
  const companies = world.companies.filter(({ owner }) => owner !== 'rep01')
  const calls = Array.from({ length: TODO_COUNT - first.length - derived.size }, () => {
    const { custId, name, nameEn = name, owner, orgCode } = random.pick(companies)
    const state = random.pick(ENDED)
    const day = random.int(state === 'open' ? -4 : -40, state === 'open' ? 12 : -5)
    return {
      kind: 'followUp' as const,
      title: `回访${name}`,
      titleEn: `Call ${nameEn} back`,
      subject: custId,
      route: `/customerDetails?id=${custId}`,
      due: clock.at(day, '18:00'),
      owner,
      orgCode,
      state,
      ...(state === 'done' && { doneBy: owner, doneAt: clock.past(day, 600) }),
    }
  })
  return [...first, ...derived.values(), ...calls].map((todo, index) => ({
    state: 'open',
    ...todo,
    todoId: recordId('TD', index + 1),
    version: 1,
  }))
}
