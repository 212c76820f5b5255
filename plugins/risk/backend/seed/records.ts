import { days, fortnight, momentOf } from '#base/calendar'
import { type SeedKit, seedRecords } from '#harness/backend/kit'
import { recordId } from '#harness/backend/world'
import type { SimIssue } from '../issues'
import { todoOf as issueTodo } from '../issues'
import { todoOf as reportTodo, type SimReport } from '../reports'
import type { SimTodo } from '../todos'
import { ISSUES } from './issueRows'
import { HIGHLIGHTS, REPORTS } from './reportRows'
import { TODOS } from './todoRows'

/** Seed of issues, reports and to-dos (domain/risk.md 6). */

const every = (count: number) => ({ small: count, default: count, large: count })
const rowOf = <T>(rows: readonly T[], number: number) => rows[(number - 1) % rows.length] as T

export const seedIssues = seedRecords<SimIssue>('IS', every(ISSUES.length), {}, (issueId, number, { clock, world }) => {
  const { due, steps, ...row } = rowOf(ISSUES, number)
  const { owner: by } = world.company(row.custId)
  return {
    issueId,
    version: 1,
    ...row,
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

/** To-dos that are written out, those of open issues and drafts of reports, and calls to make about customers. */
export function seedTodos(kit: SeedKit): SimTodo[] {
  const { clock, world, random } = kit
  const own = TODOS.map(({ day, time, ...todo }) => ({ state: 'open' as const, ...todo, due: clock.at(day, time) }))
  const derived = [
    ...seedIssues(kit)
      .filter(({ state }) => state === 'open')
      .map((issue) => issueTodo(issue, world.company(issue.custId))),
    ...seedReports(kit)
      .filter(({ state }) => state === 'draft')
      .map(reportTodo),
  ]
  const companies = world.companies.filter(({ owner }) => owner !== 'rep01')
  const calls = Array.from({ length: TODO_COUNT - own.length - derived.length }, () => {
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
  return [...own, ...derived, ...calls].map((todo, index) => ({
    state: 'open',
    ...todo,
    todoId: recordId('TD', index + 1),
    version: 1,
  }))
}
