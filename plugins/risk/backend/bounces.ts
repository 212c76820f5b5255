import type { SimContext, SimHandler } from '#harness/backend/contract'
import { enteredBy, fieldErrors, listHandler, readHandler, simMoves, where } from '#harness/backend/kit'
import type { SimCompany } from '#harness/backend/world'
import * as api from '../api/bounces'
import { bounceFieldsFor, reasonFields } from '../rules/fields'
import {
  announce,
  bounces,
  commonView,
  companyOf,
  dueFilter,
  dueFrom,
  handledNow,
  isToHandle,
  logMove,
  namesOf,
  notifyOwner,
  notifyReviewers,
  reasonOf,
  refuseSecond,
  type SimBounce,
  type Subject,
  todoAbout,
  written,
} from './records'
import { addTodo, endTodos } from './todos'

/** Volumes that are up again: list, submit, review (domain/risk.md 2 and 5). */

const WORDS = { kind: bounces.kind.name, type: 'gasBounce.found', en: 'Volume rebound', zh: '气量反弹' } as const
const subjectOf = (bounce: SimBounce): Subject => ({ ...bounce, id: bounce.bounceId, level: '', naming: WORDS })

/** The to-do of a rebound's owner. */
export function todoOf(bounce: SimBounce, company: SimCompany | undefined) {
  const { bounceId: subject } = bounce
  const words = { en: 'Explain a rebound', zh: '说明气量反弹' }
  return todoAbout(bounce, { kind: 'gasBounce', subject, route: `/toDoGasBounceEdit?id=${subject}`, ...words }, company)
}
const addOwn = (bounce: SimBounce, context: SimContext) => addTodo(todoOf(bounce, companyOf(bounce, context)), context)

/** A rebound that the readings show: its owner has to explain it. */
export function announceBounce(bounce: SimBounce, context: SimContext): void {
  addOwn(bounce, context)
  announce(subjectOf(bounce), [WORDS.en, WORDS.zh], context)
}

const moves = simMoves(
  bounces,
  {
    submit: {
      right: 'risk.handle',
      who: (bounce, context) => refuseSecond(bounce, !isToHandle(bounce), context),
      from: isToHandle,
      check: (wire, { level0 }) => fieldErrors(bounceFieldsFor(level0).table, wire),
      run: (bounce, wire, context) => {
        const { version: _, ...entered } = enteredBy(bounceFieldsFor(bounce.level0), wire)
        const course = written(bounce, 'submit', '', context)
        return { ...entered, state: 'submitted', reason: undefined, handled: handledNow(context), course }
      },
      after: (bounce, _, context) => {
        endTodos(bounce.bounceId, context.employee.loginName, context)
        logMove(bounce, ['Volume rebound explained', '气量反弹已说明'], context)
        notifyReviewers(subjectOf(bounce), ['{name} explained a rebound', '{name}说明了气量反弹'], context)
      },
      example: ({ level0 }) => ({ cause: 'newLine', expectedDaily: level0, evidence: ['/files/order.pdf'] }),
    },
    accept: {
      right: 'risk.review',
      from: ({ state }) => state === 'submitted',
      run: (bounce, _, context) => ({ state: 'accepted', course: written(bounce, 'accept', '', context) }),
      after: (bounce, _, context) => {
        logMove(bounce, ['Volume rebound accepted', '气量反弹已确认'], context)
        notifyOwner(subjectOf(bounce), ['{name} accepted a rebound', '{name}确认了气量反弹'], context)
      },
    },
    return: {
      right: 'risk.review',
      from: ({ state }) => state === 'submitted',
      check: (wire) => fieldErrors(reasonFields.table, wire),
      run: (bounce, wire, context) => ({
        state: 'returned',
        reason: reasonOf(wire),
        due: dueFrom(bounce, context),
        handled: undefined,
        course: written(bounce, 'return', wire.reason, context),
      }),
      after: (bounce, _, context) => {
        addOwn(bounce, context)
        logMove(bounce, ['Volume rebound returned', '气量反弹被退回'], context)
        notifyOwner(subjectOf(bounce), ['Rebound returned', '气量反弹被退回'], context)
      },
      example: () => ({ reason: '请上传订单或排产计划' }),
    },
  },
  view,
)

function view(bounce: SimBounce, context: SimContext): object {
  return { ...commonView(bounce, context), ...moves.abilities(bounce, context) }
}

const ORDER: readonly SimBounce['state'][] = ['returned', 'open', 'submitted', 'accepted']

export const bounceHandlers: readonly SimHandler[] = [
  listHandler(api.listBounces, bounces, {
    keyword: namesOf,
    filters: {
      state: where.oneOf(({ state }) => state),
      due: dueFilter(isToHandle),
    },
    // Those that wait first, then the latest.
    sorts: { state: ({ state, date }) => ORDER.indexOf(state) * 1e14 - Date.parse(date) },
    usual: 'state',
    row: view,
  }),
  readHandler(api.getBounce, bounces, view),
  ...moves.handlers({ submit: api.submitBounce }),
  moves.oneOf(api.reviewBounce, 'decision', ['accept', 'return']),
]
