import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import {
  findClue,
  getClueList,
  getClueOwnList,
  getClueOwnSum,
  getClueSum,
  isManagementArea,
  isShowMyClue,
} from '../../api/lists'
import type { LeadFilter, Sort } from '../../rules/filters'
import { filterOf, order, positionOf, select, sumsOf } from '../query'
import { leadKind, type SimLead } from '../records'
import { refusal } from '../refuse'
import { Scope } from '../scope'
import { rowOf } from '../view'

/** The lists, their sums, and search. */

type Wire = Record<string, unknown>
type InList = (scope: Scope) => (lead: SimLead) => boolean

const mine: InList = (scope) => (lead) => scope.isMine(lead)
const pool: InList = (scope) => (lead) => scope.inPool(lead)
const organisation: InList = (scope) => (lead) => scope.inOrganisation(lead)
const readable: InList = (scope) => (lead) => scope.canRead(lead)

/** Pool or organisation, as `type` says; refused to those who see no organisation. */
function sharedList(wire: Wire, scope: Scope): InList {
  if (wire.type === 'pool') return pool
  if (!scope.managesAny) throw refusal(4003, { right: 'lead.read' })
  return organisation
}

function pageOf<T>(items: readonly T[], wire: Wire): T[] {
  const size = Math.min(100, Math.max(1, Number(wire.pageSize) || 20))
  const first = (Math.max(1, Number(wire.pageNum) || 1) - 1) * size
  return items.slice(first, first + size)
}

function find(wire: Wire, context: SimContext, inList: InList, filter: LeadFilter = filterOf(wire)) {
  const scope = new Scope(context)
  const from = positionOf(wire)
  const leads = context.store.table(leadKind).values()
  return { scope, from, found: select(leads, inList(scope), filter, { me: scope.me, now: context.now, from }) }
}

function list(wire: Wire, context: SimContext, inList: InList, usual?: Sort) {
  const filter = filterOf(wire)
  const { scope, from, found } = find(wire, context, inList, filter)
  const rows = pageOf(order(found, filter.sort ?? usual, from), wire)
  return { list: rows.map((lead) => rowOf(scope, lead, from)), total: found.length }
}

export const listHandlers: readonly SimHandler[] = [
  answer(getClueList, (wire, context) => list(wire, context, sharedList(wire, new Scope(context)))),
  answer(getClueOwnList, (wire, context) => list(wire, context, mine, 'nextStep')),
  answer(getClueSum, (wire, context) => {
    return sumsOf(find(wire, context, sharedList(wire, new Scope(context))).found, context.now)
  }),
  answer(getClueOwnSum, (wire, context) => sumsOf(find(wire, context, mine).found, context.now)),
  answer(isShowMyClue, (_, context) => new Scope(context).ownsAny),
  answer(isManagementArea, (_, context) => new Scope(context).managesAny),
  answer(findClue, (wire, context) => list(wire, context, readable)),
]
