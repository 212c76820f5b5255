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

/** Late to-dos, open warnings and competitors of the organisation. */
export async function figures(core: Core, signal: AbortSignal): Promise<readonly TodayFigure[]> {
  const { teamLate, teamWarnings, teamCompetitors } = await loadToday(core, signal)
  const language = currentLanguage()
  return [
    ...figureOf(teamLate, {
      id: 'late',
      label: menuText('team.late'),
      tone: 'late',
      to: href(todoHome, { tab: 'escalated' }),
      rows:
        teamLate?.items.map((todo) => {
          const { title, at, to } = todoItem(core, todo)
          return ownedRow(core, todo, { title, ...(at && { at }), to })
        }) ?? [],
    }),
    ...figureOf(teamWarnings, {
      id: 'warnings',
      label: menuText('team.warnings'),
      tone: 'warn',
      to: href(gasRisk, { tab: 'open' }),
      rows:
        teamWarnings?.items.map((warning) => {
          const { id, customer, date } = warning
          const detail = formatNearDay(momentOf(date), language)
          return ownedRow(core, warning, { title: nameIn(customer, language), detail, to: href(toDoGasRisk, { id }) })
        }) ?? [],
    }),
    ...figureOf(teamCompetitors, {
      id: 'competitors',
      label: menuText('team.competitors'),
      tone: 'warn',
      to: href(competitiveRisk, { tab: 'open' }),
      rows:
        teamCompetitors?.items.map((record) => {
          const { id, customer, competitor: detail } = record
          return ownedRow(core, record, {
            title: nameIn(customer, language),
            detail,
            to: href(toDoCompetitiveRisk, { id }),
          })
        }) ?? [],
    }),
  ]
}

/** A row with its owner, whom one tap reminds. */
function ownedRow(
  { session }: Core,
  { id, owner }: Pick<Todo, 'id' | 'owner'>,
  row: Omit<TodayFigureRow, 'id' | 'owner' | 'canRemind'>,
): TodayFigureRow {
  const name = nameIn(owner, currentLanguage())
  return { ...row, id, owner: { id: owner.id, name }, canRemind: owner.id !== session.loginName }
}
