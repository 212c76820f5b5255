import { formatNearDay, momentOf } from '#base/calendar'
import { type Href, href } from '#base/routes'
import { type Core, canReach } from '#platform/core'
import { currentLanguage, nameIn, textIn } from '#platform/i18n'
import { figureOf, type TodayFigure, type TodayFigureRow, type TodayItem } from '#platform/plugin'
import type { Todo } from './api/todos'
import { loadToday } from './due'
import { menuText } from './plugin'
import { competitiveRisk, gasRisk, toDoCompetitiveRisk, toDoGasBounceEdit, toDoGasRisk, todoHome } from './routes'
import { isOfOthers } from './rules/todos'
import { pageOfTodo } from './todoPage'

export const moves = () => import(/* webpackChunkName: "risk-moves" */ './dayMoves')

/** Kinds of to-dos whose records are requested themselves. */
const OF_WARNINGS: readonly string[] = ['gasRisk', 'gasRiskDay', 'gasBounce', 'competitive']

/** What of the area is due today or late: the user's warnings, competitors, rebounds and to-dos (domain/risk.md 5). */
export default async function riskToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const { warnings, competitors, rebounds, overdue, today } = await loadToday(core, signal)
  // To-dos without those that their own records show.
  const todos = [...overdue.items, ...today.items].filter(
    ({ kind }) => !isOfOthers(kind) && !OF_WARNINGS.includes(kind),
  )
  const handled = (id: string) => href(toDoGasRisk, { id, edit: true })
  return [
    ...warnings.items.map((each) =>
      itemOf(each, 'warning', href(toDoGasRisk, { id: each.id }), { does: 'write', to: handled(each.id) }),
    ),
    ...competitors.items.map((each) => itemOf(each, 'competitor', href(toDoCompetitiveRisk, { id: each.id }))),
    ...rebounds.items.map((each) => itemOf(each, 'rebound', href(toDoGasBounceEdit, { id: each.id }))),
    ...todos.map((todo) => todoItem(core, todo)),
  ]
}

const urgency = (due: Date) => (due <= new Date() ? 'late' : 'today')

/** Names of the records' entries in the outbox. */
const RECORDS = { warning: 'gas-warning', competitor: 'competitive', rebound: 'gas-bounce' } as const

interface Due {
  readonly id: string
  readonly customer: { readonly name: string; readonly nameEn?: string | undefined }
  readonly due: Date
}

function itemOf(
  { id, customer, due }: Due,
  kind: keyof typeof RECORDS,
  to: Href,
  main: TodayItem['main'] = { does: 'write' },
): TodayItem {
  return {
    id,
    title: nameIn(customer, currentLanguage()),
    detail: menuText(`today.${kind}`),
    at: due,
    due: urgency(due),
    record: `${RECORDS[kind]}:${id}`,
    main,
    to,
  }
}

function todoItem(core: Core, todo: Todo): TodayItem {
  const { id, version, title, titleEn, due, can } = todo
  const to = pageOfTodo(core, todo)
  return {
    id,
    title: textIn(title, titleEn, currentLanguage()),
    detail: menuText('today.todo'),
    at: due,
    due: urgency(due),
    record: `todo:${id}`,
    version,
    ...(can.includes('done') && { can: ['done'] as const }),
    to: to && canReach(core, to.split('?')[0] ?? '') ? to : href(todoHome, { id }),
  }
}

interface Listed<T> {
  readonly items: readonly T[]
  readonly total: number
}

/** Late to-dos, open warnings and competitors of the organisation; one tap reminds their owners. */
export async function figures(core: Core, signal: AbortSignal): Promise<readonly TodayFigure[]> {
  const { teamLate, teamWarnings, teamCompetitors } = await loadToday(core, signal)
  const language = currentLanguage()
  const figure = <T extends Pick<Todo, 'id' | 'owner'>>(
    id: 'late' | 'warnings' | 'competitors',
    team: Listed<T> | undefined,
    to: Href,
    rowOf: (record: T) => Omit<TodayFigureRow, 'id' | 'owner' | 'canRemind'>,
  ) => {
    const rows = team?.items.map((record): TodayFigureRow => {
      const { id: recordId, owner } = record
      const named = { id: owner.id, name: nameIn(owner, language) }
      return { ...rowOf(record), id: recordId, owner: named, canRemind: owner.id !== core.session.loginName }
    })
    return figureOf(team, {
      id,
      label: menuText(`team.${id}`),
      tone: id === 'late' ? 'late' : 'warn',
      to,
      rows: rows ?? [],
    })
  }
  return [
    ...figure('late', teamLate, href(todoHome, { tab: 'escalated' }), (todo) => {
      const { title, at, to } = todoItem(core, todo)
      return { title, ...(at && { at }), to }
    }),
    ...figure('warnings', teamWarnings, href(gasRisk, { tab: 'open' }), ({ id, customer, date }) => ({
      title: nameIn(customer, language),
      detail: formatNearDay(momentOf(date), language),
      to: href(toDoGasRisk, { id }),
    })),
    ...figure('competitors', teamCompetitors, href(competitiveRisk, { tab: 'open' }), (record) => ({
      title: nameIn(record.customer, language),
      detail: record.competitor,
      to: href(toDoCompetitiveRisk, { id: record.id }),
    })),
  ]
}
