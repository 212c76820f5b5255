import { href } from '#base/routes'
import type { SimContext, SimHandler } from '#harness/backend/contract'
import {
  addTodo,
  fieldErrors,
  holdersOf,
  listHandler,
  type NewTodo,
  personOf,
  picked,
  readHandler,
  type SeedKit,
  type SimMove,
  type SimTodo,
  simMoves,
  textOf,
  where,
} from '#harness/backend/kit'
import { recordId } from '#harness/backend/world'
import { getNeed, listNeeds, moveNeed } from '../api'
import { visitNeedDetail } from '../routes'
import { reason } from '../rules/fields'
import { NEED_MOVES, NEED_STATES, type NeedAct } from '../rules/vocabulary'
import { notifyAssigned } from './messages'
import { dueMoment, foundAt, needKind, needs, type SimNeed, type SimVisit, visits } from './records'
import { refuse } from './refuse'
import { drawNeeds, drawVisits } from './seed/seed'

/** Needs and next steps found at visits: to-dos of their owners (domain/visits.md 1, 3). */

const isOpen = ({ state }: SimNeed) => state === 'open' || state === 'doing'

/** Its owner and that of the visit, and managers. */
function maySeeTo(need: SimNeed, context: SimContext): boolean {
  const visit = foundAt(need, context)
  const { employee, can } = context
  const isOwn = [need.owner, visit.owner].includes(employee.loginName)
  return can('visit.write', visit.orgCode, 'any') || (isOwn && can('visit.write', visit.orgCode, 'own'))
}

/** The second one learns who was first. */
function refuseClosed(need: SimNeed, context: SimContext): void {
  const last = need.course.at(-1)
  if (!isOpen(need) && last && last.by !== context.employee.loginName) throw refuse.closed(last.by, last.at, context)
}

const step = (act: NeedAct, { employee, now }: SimContext, text = '') => ({
  act,
  at: now.toISOString(),
  by: employee.loginName,
  ...(text && { text }),
})

const closing = (act: 'done' | 'drop'): SimMove<SimNeed> => ({
  right: 'visit.write',
  may: maySeeTo,
  who: refuseClosed,
  from: isOpen,
  check: (wire) => fieldErrors({ text: reason }, wire),
  run: ({ course }, wire, context) => {
    const words = textOf(wire.text)
    const closed =
      act === 'done' ? ({ state: 'done', result: words } as const) : ({ state: 'dropped', reason: words } as const)
    return { ...closed, course: [...course, step(act, context, words)] }
  },
  example: () => ({ text: '已提交方案并获确认' }),
})

const moves = simMoves(
  needs,
  {
    do: {
      right: 'visit.write',
      may: maySeeTo,
      who: refuseClosed,
      from: ({ state }) => state === 'open',
      run: ({ course }, _, context) => ({ state: 'doing', course: [...course, step('do', context)] }),
    },
    done: closing('done'),
    drop: closing('drop'),
  },
  viewNeed,
)

export function viewNeed(need: SimNeed, context: SimContext): object {
  const { owner, state, course, id: needId, ...rest } = need
  const visit = foundAt(need, context)
  return {
    needId,
    ...rest,
    isVisitShown: visits.sees(visit, context),
    ...picked(visit, 'name', 'nameEn'),
    owner: personOf(context, owner),
    state: NEED_STATES.toWire(state),
    course: course.map((each) => ({ ...each, by: personOf(context, each.by) })),
    ...moves.abilities(need, context),
  }
}

/** The needs of a visit, in the order in which they were found. */
export const needsOf = ({ id }: SimVisit, { store }: SimContext): SimNeed[] =>
  [...store.table(needKind).values()].filter(({ visitId }) => visitId === id)

/** Login names of those who may see to the needs of a visit, those of its organisation first. */
export const helpersOf = ({ orgCode }: SimVisit, context: SimContext): readonly string[] => [
  ...new Set(holdersOf('visit.write', orgCode, context).map(({ loginName }) => loginName)),
]

/** What a need is called in English: its text, or what is needed if the text is Chinese. */
function englishOf({ kind, text }: SimNeed): string {
  return /\p{Script=Han}/u.test(text) ? `Need: ${kind === 'pv' ? 'PV' : kind}` : text
}

/** The to-do of a need's owner, which ends with the need. */
function todoOf(need: SimNeed, visit: SimVisit): NewTodo {
  const { id: subject, text, owner, dueAt } = need
  const { name, nameEn = name } = visit
  const route = href(visitNeedDetail, { id: subject })
  const words = { title: `${name} · ${text}`, titleEn: `${nameEn} · ${englishOf(need)}` }
  return { kind: 'visitNeed', ...words, subject, route, due: dueMoment(dueAt), owner, orgCode: visit.orgCode }
}

/** Ids of the to-dos that the area of risk seeds itself, by need. */
const OF_RISK: Readonly<Record<number, number>> = { 1: 2, 5: 6 }
/** Ids of the others follow those of the area of risk. */
const AFTER_RISK = 1000

/** The to-do of each need of the seed that is open. */
export function seedTodos(kit: SeedKit): SimTodo[] {
  const visitOf = new Map(drawVisits(kit).map((visit) => [visit.id, visit]))
  return drawNeeds(kit).flatMap((need, index): SimTodo[] => {
    const visit = visitOf.get(need.visitId)
    const number = index + 1
    const todoId = recordId('TD', OF_RISK[number] ?? AFTER_RISK + number)
    return visit && isOpen(need) ? [{ ...todoOf(need, visit), todoId, version: 1, state: 'open' }] : []
  })
}

/** Adds what was found at a visit with a to-do of its owner, and notifies the owners. */
export function addNeeds(
  found: readonly Pick<SimNeed, 'kind' | 'text' | 'owner' | 'dueAt' | 'isStep'>[],
  visit: SimVisit,
  context: SimContext,
): void {
  for (const each of found) {
    const need = needs.create(
      (id): SimNeed => ({
        id,
        version: 1,
        visitId: visit.id,
        ...each,
        state: 'open',
        course: [step('found', context)],
      }),
      context,
    )
    addTodo(todoOf(need, visit), context)
    notifyAssigned(need, visit, context)
  }
}

export const needHandlers: readonly SimHandler[] = [
  listHandler(listNeeds, needs, {
    only:
      ({ employee }) =>
      ({ owner }) =>
        owner === employee.loginName,
    keyword: ({ text }) => [text],
    filters: { states: where.oneOf(({ state }) => state, NEED_STATES), due: where.most(({ dueAt }) => dueAt) },
    sorts: { due: ({ dueAt }) => dueAt },
    usual: 'due',
    row: viewNeed,
  }),
  readHandler(getNeed, needs, viewNeed),
  moves.oneOf(moveNeed, 'to', NEED_MOVES),
]
