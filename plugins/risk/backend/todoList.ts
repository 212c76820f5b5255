import { days, fortnight, workingDays } from '#base/calendar'
import { answer, type SimContext, type SimHandler, type SimKind, type Wire } from '#harness/backend/contract'
import {
  listHandler,
  messagesAbout,
  personOf,
  readHandler,
  received,
  refusal,
  remind,
  type SimFilter,
  type SimMove,
  simMoves,
  simRecords,
  where,
} from '#harness/backend/kit'
import { companyKind, type SimCompany } from '#harness/backend/world'
import { countTodos, doneTodo, getTodo, listTodos, remindOwner } from '../api/todos'
import { dueStateOf, escalatedOn } from '../rules/due'
import { closedFrom } from '../rules/report'
import { isTicked, TODO_DUES } from '../rules/todos'
import type { TodoKind } from '../rules/vocabulary'
import { scoreOf } from './competitive'
import { issueKind } from './issues'
import { competitiveKind, refuseSecond, shortName } from './records'
import { reportKind } from './reports'
import { type SimTodo, todoKind } from './todos'
import { watchOf } from './watch'

/** The list of to-dos, ticking them off, and their messages (domain/risk.md 4, 5). */

const todos = simRecords(todoKind, {
  prefix: 'TD',
  right: 'risk.read',
  org: (todo, context) => whoseOf(todo, context).orgCode,
  owners: (todo, context) => [whoseOf(todo, context).owner],
})

/** The customer of an issue. */
const customerOf = ({ subject }: SimTodo, { store }: SimContext): SimCompany | undefined =>
  store.table(companyKind).get(store.table(issueKind).get(subject)?.custId ?? '')

/** Whose it is: an open one about an issue is the owner's of its customer, who may be another one by now. */
function whoseOf(todo: SimTodo, context: SimContext): Pick<SimTodo, 'owner' | 'orgCode'> {
  return (todo.kind === 'issue' && todo.state === 'open' && customerOf(todo, context)) || todo
}

/** The level of what it is about: that of a competitor follows from what is known by now. */
function levelOf({ kind, subject, level }: SimTodo, context: SimContext): string | undefined {
  const record = kind === 'competitive' ? context.store.table(competitiveKind).get(subject) : undefined
  return record ? scoreOf(record, context).level : level
}

interface Other {
  readonly id: string
  readonly state: string
  readonly at?: string
}
interface Elsewhere {
  readonly kind: SimKind<Other>
  /** How its to-do has ended; undefined while the record waits. */
  readonly ended: (record: Other, now: Date) => 'done' | 'void' | undefined
}
const idOf = ({ id }: Other) => id
/** Working days in which an application is decided, else it lapses (domain/permissions.md 'States'). */
const DECIDED_WITHIN = 10
/** Records of other areas that to-dos are about: such a to-do ends with its record. */
const ELSEWHERE: Readonly<Partial<Record<TodoKind, Elsewhere>>> = {
  visitNeed: {
    kind: { name: 'visit-need', id: idOf },
    ended: ({ state }) => (state === 'open' || state === 'doing' ? undefined : 'done'),
  },
  approval: {
    kind: { name: 'role-application', id: idOf },
    ended: ({ state, at = '' }, now) => {
      if (state !== 'approving') return 'done'
      return days.of(now) > workingDays.add(days.of(new Date(at)), DECIDED_WITHIN) ? 'void' : undefined
    },
  },
}

/** Nobody can end it any more: the period of its report is closed, or its issue is gone with the customer. */
function isVoid(todo: SimTodo, context: SimContext): boolean {
  if (todo.kind === 'report') {
    const period = fortnight.parse(context.store.table(reportKind).get(todo.subject)?.period ?? '')
    return period !== undefined && closedFrom(period) <= context.now
  }
  return todo.kind === 'issue' && !customerOf(todo, context)
}

function stateOf(todo: SimTodo, context: SimContext): 'open' | 'overdue' | 'done' | 'void' {
  const { store, now } = context
  if (todo.state !== 'open') return todo.state
  if (isVoid(todo, context)) return 'void'
  const elsewhere = ELSEWHERE[todo.kind]
  const table = elsewhere && store.table(elsewhere.kind)
  // An empty table is that of an area which is switched off.
  if (table && table.size > 0) {
    const record = table.get(todo.subject)
    const ended = record ? elsewhere.ended(record, now) : 'void'
    if (ended) return ended
  }
  return new Date(todo.due) <= now ? 'overdue' : 'open'
}

const isOpen = (todo: SimTodo, context: SimContext) => ['open', 'overdue'].includes(stateOf(todo, context))
const isOwn = (todo: SimTodo, context: SimContext) => whoseOf(todo, context).owner === context.employee.loginName

/** The day on which the employee learns that somebody's to-do is overdue; none if it does not concern them. */
function escalationOf(todo: SimTodo, context: SimContext) {
  const { orgCode } = whoseOf(todo, context)
  if (isOwn(todo, context) || !context.can('risk.read', orgCode, 'any')) return undefined
  return escalatedOn(new Date(todo.due), context.can('risk.assign', orgCode, 'any') ? 'manager' : 'approver')
}

function isEscalated(todo: SimTodo, context: SimContext): boolean {
  const on = escalationOf(todo, context)
  return on !== undefined && on <= days.of(context.now) && isOpen(todo, context)
}

const isDue = ({ due }: SimTodo, wanted: string, { now }: SimContext): boolean => {
  const found = dueStateOf(new Date(due), now)
  return found === wanted || (wanted === 'week' && found === 'today')
}
const dueFilter: SimFilter<SimTodo> = Object.assign(
  ((value, context) =>
    TODO_DUES.some((known) => known === value)
      ? (todo) => isOpen(todo, context) && isDue(todo, value, context)
      : undefined) satisfies SimFilter<SimTodo>,
  {
    finds: (todo: SimTodo, context: SimContext) =>
      isOpen(todo, context) ? TODO_DUES.find((known) => isDue(todo, known, context)) : undefined,
    facet: (todo: SimTodo, context: SimContext) =>
      isOpen(todo, context) ? TODO_DUES.filter((known) => isDue(todo, known, context)) : undefined,
  },
)

const done: SimMove<SimTodo> = {
  may: (todo, context) => isOwn(todo, context) || context.can('risk.handle', todo.orgCode, 'any'),
  who: ({ state, doneBy: by, doneAt: at = '' }, context) =>
    refuseSecond(by === undefined ? {} : { handled: { by, at } }, state === 'done', context),
  from: (todo, context) => isTicked(todo.kind) && isOpen(todo, context),
  run: (_, __, { employee, now }) => ({ state: 'done', doneBy: employee.loginName, doneAt: now.toISOString() }),
  undo: true,
}

export const todoMoves = simMoves(todos, { done }, view)

function view(todo: SimTodo, context: SimContext): object {
  const { doneBy: by, subject, orgCode, doneAt, ...rest } = todo
  return {
    ...rest,
    level: levelOf(todo, context),
    state: stateOf(todo, context),
    owner: personOf(context, whoseOf(todo, context).owner),
    ...(by && { doneBy: personOf(context, by) }),
    ...todoMoves.abilities(todo, context),
  }
}

const send = messagesAbout(todoKind, { category: 'todo', level: 'important' }, (todo, context) => {
  const { title, route, due } = todo
  return { name: shortName(title), route, due, level: levelOf(todo, context) }
})

/** Whom a to-do is about is named first, then its state, because the end of a long title is cut off. */
function withState(title: string, state: string): string {
  const [about = '', ...what] = title.split(' · ')
  return what.length > 0 ? `${about} · ${state}${what.join(' · ')}` : `${state}${title}`
}

/** Sends the messages about the employee's overdue to-dos and those that were escalated to them, since the day of the seed. */
export function sendDueTodos(context: SimContext): void {
  const { store, employee, now } = context
  const { since } = watchOf(context)
  for (const type of ['todo.due', 'todo.escalated'] as const) {
    const known = received(type, context).filter(({ params }) => params?.change !== 'reminded')
    const sent = new Set(known.map(({ params }) => params?.id))
    for (const todo of store.table(todoKind).values()) {
      const { todoId: id, title, titleEn, due } = todo
      const on =
        type === 'todo.escalated' ? escalationOf(todo, context) : isOwn(todo, context) && days.of(new Date(due))
      const isDue = on && on >= since && on <= days.of(now)
      if (sent.has(id) || !isDue || stateOf(todo, context) !== 'overdue') continue
      const [en, zh] = type === 'todo.due' ? ['Overdue', '已逾期'] : ['Overdue with {name}', '{name}的待办已逾期']
      const about = { en: withState(titleEn, `${en}: `), zh: withState(title, `${zh}：`) }
      const { owner: by } = whoseOf(todo, context)
      send(todo, [employee.loginName], { type, title: about, by }, context)
    }
  }
}

/** Reminds the owner of a to-do, named by its id or that of the record that it is about. */
function remindOf({ id }: Wire, context: SimContext): object {
  const all = [...context.store.table(todoKind).values()]
  const found =
    all.find(({ todoId }) => todoId === id) ?? all.find((todo) => todo.subject === id && isOpen(todo, context))
  if (!found) throw refusal(4010)
  const todo = todos.read(found.todoId, context)
  if (!todos.may('risk.assign', todo, context)) throw refusal(4003, { right: 'risk.assign' })
  if (!isOpen(todo, context)) throw refusal(4010)
  const { todoId, title, titleEn, route, due } = todo
  const about = { en: withState(titleEn, '{name} reminds you: '), zh: withState(title, '{name}提醒您：') }
  const params = { id: todoId, name: shortName(title), route, due }
  const subject = { kind: todoKind.name, id: todoId }
  const { owner } = whoseOf(todo, context)
  remind(owner, { category: 'todo', type: 'todo.due', level: 'important', title: about, subject, params }, context)
  return {}
}

export const todoHandlers: readonly SimHandler[] = [
  listHandler(listTodos, todos, {
    tabs: {
      open: (todo, context) => isOwn(todo, context) && isOpen(todo, context),
      escalated: isEscalated,
      ended: (todo, context) => isOwn(todo, context) && !isOpen(todo, context),
    },
    keyword: ({ title, titleEn }) => [title, titleEn],
    filters: { kind: where.oneOf(({ kind }) => kind), state: where.oneOf(stateOf), due: dueFilter },
    sorts: { due: ({ due }) => due },
    usual: 'due',
    row: view,
  }),
  answer(countTodos, (_, context) => {
    const own = [...todos.all(context)].filter((todo) => isOwn(todo, context) && isOpen(todo, context))
    const byKind: Record<string, number> = {}
    for (const { kind } of own) byKind[kind] = (byKind[kind] ?? 0) + 1
    const count = (wanted: string) => own.filter((todo) => isDue(todo, wanted, context)).length
    return { byKind, overdue: count('overdue'), today: count('today'), week: count('week') }
  }),
  readHandler(getTodo, todos, view),
  answer(remindOwner, remindOf),
  ...todoMoves.handlers({ done: doneTodo }),
]
