import { type Day, days } from '#base/calendar'
import { sumOf } from '#base/quantities'
import type { SimContext, SimHandler, SimKind, Wire } from '#harness/backend/contract'
import {
  aboutCompany,
  decisionMoves,
  listHandler,
  organisationOf,
  personOf,
  picked,
  readHandler,
  refusal,
  refuseSecond,
  simMoves,
  stepped,
  textOf,
  where,
} from '#harness/backend/kit'
import { businessKind, companyKind, winnableBy } from '#harness/backend/world'
import {
  decideContract,
  getContract,
  getCourse,
  getFiles,
  listContracts,
  remindPayment,
  withdrawContract,
} from '../api'
import { hasBegun, isAwaited, isExpiring, paymentState } from '../rules/contract'
import { decisionFields } from '../rules/fields'
import { DECISIONS, REFUSED } from '../rules/vocabulary'
import { approversOf, notifyDecided, notifyPayment } from './messages'
import { contracts, renewalOf, ruled, type SimContract, stateToday, todayOf } from './records'
import { refuse } from './refuse'
import { fileOf } from './seed/files'

/** Contracts: list, decision, withdrawal, reminders (domain/contracts.md 2 and 5). */

const isOwner = ({ owner }: SimContract, { employee }: SimContext) => owner === employee.loginName

/** Whoever sent a contract does not decide on it. */
const mayDecide = (contract: SimContract, context: SimContext) =>
  contracts.may('contract.approve', contract, context) && !isOwner(contract, context)

const states = { approve: 'signing', return: 'drafting' } as const
const decisions = decisionMoves(contracts, states, decisionFields, {
  right: 'contract.approve',
  may: mayDecide,
  // A decision counts until the contract is sent again.
  who: (contract, context) => refuseSecond(REFUSED.decided, contract, context),
  from: ({ state }) => state === 'approving',
  after: (contract, _, context) => notifyDecided(contract, context),
})

const isOpen = (row: SimContract['plan'][number], context: SimContext) =>
  ['due', 'late', 'part'].includes(paymentState({ ...row, due: row.due as Day }, todayOf(context)))

const wantedRow = ({ no }: Wire, { plan }: SimContract) => plan.find((row) => String(row.no) === String(no))

export const contractMoves = simMoves(
  contracts,
  {
    ...decisions,
    withdraw: {
      may: isOwner,
      from: ({ state }) => state === 'approving',
      run: (contract, _, context) => stepped(contract, 'withdraw', 'drafting', context),
    },
    remind: {
      right: 'contract.read',
      from: (contract, context) => hasBegun(contract) && contract.plan.some((row) => isOpen(row, context)),
      check: (wire, contract, context) => {
        const row = wantedRow(wire, contract)
        const isToday = row?.remindedAt !== undefined && days.of(new Date(row.remindedAt)) === todayOf(context)
        if (isToday) throw refuse.reminded()
        return { no: !(row && isOpen(row, context)) && 'unknown' }
      },
      run: (contract, wire, { now }) => ({
        plan: contract.plan.map((row) =>
          row === wantedRow(wire, contract) ? { ...row, remindedAt: now.toISOString() } : row,
        ),
      }),
      after: (contract, _, context, wire) => notifyPayment(contract, wantedRow(wire, contract), context),
      example: ({ plan }, context) => ({ no: plan.find((row) => isOpen(row, context))?.no }),
    },
    /** Made on the page of the contract system: sends a draft, or adds the signed copy. */
    edit: {
      right: 'contract.launch',
      from: ({ state }) => state === 'drafting' || state === 'signing',
      run: () => ({}),
    },
    renew: {
      right: 'contract.launch',
      from: (contract, context) => stateToday(contract, context) === 'active',
      run: () => ({}),
    },
  },
  view,
)

/** Leads as contracts read them; the records belong to the area of leads. */
const leadKind: SimKind<{ readonly clueId: string; readonly contractId?: string }> = {
  name: 'lead',
  id: ({ clueId }) => clueId,
}

/** The lead that a contract has won, also one that was won by hand and names the contract itself. */
const leadOf = ({ clueId, contractId }: SimContract, { store }: SimContext): string | undefined =>
  clueId ?? [...store.table(leadKind).values()].find((lead) => lead.contractId === contractId)?.clueId

/** A contract with its opportunity and lead, or the leads that it could win, and its renewal that is under way. */
export function view(contract: SimContract, context: SimContext): object {
  const clueId = leadOf(contract, context)
  const isSigned = clueId === undefined && stateToday(contract, context) === 'active'
  const wins = isSigned ? winnableBy(contract, context) : []
  const renewal = renewalOf(contract, context)
  const business = context.store.table(businessKind).get(contract.businessId ?? '')
  return {
    ...rowOf(contract, context),
    ...(clueId !== undefined && { clueId }),
    ...(wins.length > 0 && { wins }),
    ...(renewal && { renewalId: renewal.contractId }),
    ...(business && { business: picked(business, 'name', 'nameEn') }),
  }
}

function rowOf(contract: SimContract, context: SimContext): object {
  const { orgCode, custId, plan, files: _, course: __, updatedAt: ___, ...shown } = contract
  const company = context.store.table(companyKind).get(custId)
  const { orgName: name, orgNameEn: nameEn } = organisationOf(orgCode.slice(0, 4))
  return {
    ...shown,
    custId,
    state: stateToday(contract, context),
    customer: company ? picked(aboutCompany(company), 'name', 'nameEn') : { name: custId },
    party: { name, nameEn },
    plan,
    owner: personOf(context, contract.owner),
    ...contractMoves.abilities(contract, context),
  }
}

const hasPayment = (contract: SimContract, context: SimContext) =>
  hasBegun(contract) && ruled(contract).plan.some((row) => isAwaited(row, todayOf(context)))

/** A range whose ends are the wrong way round is refused. */
function refuseRange(wire: Wire): void {
  for (const name of ['amount', 'end']) {
    const [from, to] = [textOf(wire[`${name}From`]), textOf(wire[`${name}To`])]
    const isCrossed = name === 'amount' ? Number(from) > Number(to) : from > to
    if (from && to && isCrossed) throw refusal(4000, { fields: { [`${name}From`]: 'range' } })
  }
}

const isState = (state: SimContract['state']) => (contract: SimContract, context: SimContext) =>
  stateToday(contract, context) === state

const contractListHandler = listHandler(listContracts, contracts, {
  only: (_, wire) => {
    refuseRange(wire)
    return () => true
  },
  tabs: {
    drafting: isState('drafting'),
    approving: ({ state }) => state === 'approving' || state === 'signing',
    active: isState('active'),
    expiring: (contract, context) => isExpiring(ruled(contract), todayOf(context)),
    ended: isState('ended'),
    toApprove: (contract, context) => contract.state === 'approving' && mayDecide(contract, context),
  },
  keyword: (contract, { store }) => {
    const company = store.table(companyKind).get(contract.custId)
    return [contract.number, contract.name, contract.nameEn, company?.name, company?.nameEn]
  },
  filters: {
    kind: where.oneOf(({ kind }) => kind),
    custId: where.oneOf(({ custId }) => custId),
    businessId: where.oneOf(({ businessId }) => businessId),
    org: where.below(({ orgCode }) => orgCode),
    owner: where.oneOf(({ owner }) => owner),
    amountFrom: where.least(({ amount }) => amount),
    amountTo: where.most(({ amount }) => amount),
    endFrom: where.least(({ end }) => end),
    endTo: where.most(({ end }) => end),
    payment: where.is(hasPayment),
  },
  sorts: {
    daysLeft: ({ end }) => end,
    amount: ({ amount }) => -amount,
    signed: ({ signed }) => signed && -Date.parse(signed),
    updated: ({ updatedAt }) => -Date.parse(updatedAt),
  },
  usual: 'updated',
  row: rowOf,
  around: (found) => ({
    sum: {
      amount: sumOf(found, ({ amount }) => amount, 2),
      unpaid: sumOf(
        found.filter(hasBegun),
        ({ plan }) => sumOf(plan, ({ amount, paid }) => Math.max(0, amount - paid)),
        2,
      ),
    },
  }),
})

/** Steps with their people, and who may decide while it waits. */
function courseOf(contract: SimContract, context: SimContext): object {
  const deciders = contract.state === 'approving' ? approversOf(contract, context) : []
  return {
    list: contract.course.map((step) => ({ ...step, by: personOf(context, step.by) })),
    approvers: deciders.map((loginName) => personOf(context, loginName)),
  }
}

export const contractHandlers: readonly SimHandler[] = [
  contractListHandler,
  readHandler(getContract, contracts, view),
  readHandler(getCourse, contracts, courseOf),
  readHandler(getFiles, contracts, ({ files }) => files.map(fileOf)),
  contractMoves.oneOf(decideContract, 'decision', DECISIONS),
  ...contractMoves.handlers({ withdraw: withdrawContract, remind: remindPayment }),
]
