import { type Day, days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import {
  companies,
  definedFields,
  type FramedTask,
  issueTicket,
  refusal,
  stepNow,
  stepped,
  textOf,
} from '#harness/backend/kit'
import type { FramedText } from '#harness/backend/tickets'
import { companyKind, contractSigned, type SimCompany } from '#harness/backend/world'
import { launchContract } from '../api'
import { KINDS, type Kind, type State } from '../rules/vocabulary'
import { contractMoves } from './contracts'
import { headOf } from './kinds'
import { notifyApprovers } from './messages'
import { contractKind, contracts, renewalOf, type SimContract, stateToday, todayOf } from './records'
import { refuse } from './refuse'
import { SIGNED_COPY } from './seed/files'

/** The page of the contract system (domain/contracts.md 3), which the simulator serves, and what is done on it. */

const SEND: FramedText = { en: 'Send for approval', zh: '提交审批' }

const reportOf = ({ contractId, state }: SimContract) => ({ contractId, state })

function companyOf(custId: string, { store }: SimContext): SimCompany {
  const company = store.table(companyKind).get(custId)
  if (!company) throw refusal(4004)
  return company
}

/** A contract that was completed on the page, and waits for its approval; for three years from a month on unless given. */
function createdOf(company: SimCompany, kind: Kind, given: Partial<SimContract>, context: SimContext): SimContract {
  const { start = days.add(todayOf(context), 30) } = given
  const contract = contracts.create(
    (contractId): SimContract => ({
      ...definedFields(headOf(contractId, kind, company, todayOf(context).slice(0, 4))),
      custId: company.custId,
      orgCode: company.orgCode,
      owner: context.employee.loginName,
      amount: 0,
      start,
      end: days.add(days.addMonths(start as Day, 36), -1),
      plan: [],
      files: [],
      ...given,
      contractId,
      version: 1,
      state: 'approving',
      course: [stepNow('send', context)],
      updatedAt: context.now.toISOString(),
    }),
    context,
  )
  notifyApprovers(contract, context)
  return contract
}

/**
 * The company's supply ends with the last contract in force, or today if that was terminated; open-ended it has no end.
 */
function updateCompany({ custId, kind }: SimContract, context: SimContext): void {
  if (kind !== 'gas') return
  const ends = [...context.store.table(contractKind).values()]
    .filter((each) => each.custId === custId && each.kind === 'gas' && stateToday(each, context) === 'active')
    .map(({ end }) => end)
  const last = ends.flatMap((end) => end ?? []).sort()
  const contractEnd = ends.includes(undefined) ? undefined : (last[last.length - 1] ?? todayOf(context))
  context.store.table(companyKind).put(definedFields({ ...companyOf(custId, context), contractEnd }))
}

/** The contract that a signed one renews has ended. */
function followed(id: string, followUpId: string, context: SimContext): void {
  const before = context.store.table(contractKind).get(id)
  if (before) contracts.change(before, { ...stepped(before, 'renew', before.state, context), followUpId }, context)
}

interface PageAct {
  /** The state in which it is done. */
  readonly from: State
  readonly label: FramedText
  /** False while something else about the contract is under way. */
  readonly may?: (contract: SimContract, context: SimContext) => boolean
  readonly run: (contract: SimContract, note: string, context: SimContext) => SimContract
}

/** What is done on the page of a contract. */
const ACTS: Readonly<Record<string, PageAct>> = {
  send: {
    from: 'drafting',
    label: SEND,
    run(contract, note, context) {
      const after = contracts.change(contract, stepped(contract, 'send', 'approving', context, note), context)
      notifyApprovers(after, context)
      return after
    },
  },
  sign: {
    from: 'signing',
    label: { en: 'Add the signed copy', zh: '上传签署件' },
    run(contract, note, context) {
      const step = stepped(contract, 'sign', 'active', context, note)
      const signed = { signed: todayOf(context), files: [...contract.files, SIGNED_COPY] }
      const after = contracts.change(contract, { ...step, ...signed }, context)
      if (after.followsId !== undefined) followed(after.followsId, after.contractId, context)
      updateCompany(after, context)
      const clueId = contractSigned(after, context)
      return clueId === undefined ? after : contracts.change(after, { clueId }, context)
    },
  },
  renew: {
    from: 'active',
    label: { en: 'Renew', zh: '续签' },
    // Two renewals would both end it; it can still be terminated.
    may: (contract, context) => renewalOf(contract, context) === undefined,
    run({ contractId, custId, kind, amount, taxRate, minVolume, price, owner, end }, _, context) {
      const start = end === undefined ? undefined : days.add(end as Day, 1)
      const given = { amount, taxRate, minVolume, price, owner, start, followsId: contractId }
      return createdOf(companyOf(custId, context), kind, definedFields(given), context)
    },
  },
  terminate: {
    from: 'active',
    label: { en: 'Terminate', zh: '终止' },
    run(contract, note, context) {
      if (note.trim() === '') throw refusal(4000, { fields: { note: 'required' } })
      const ended = { ...stepped(contract, 'terminate', 'ended', context, note), reason: note }
      const after = contracts.change(contract, ended, context)
      updateCompany(after, context)
      return after
    },
  },
}

/** The page of a contract; somebody may have changed it since the page was opened. */
function taskOf(opened: SimContract, seen: SimContext): FramedTask {
  const { contractId, number, state } = opened
  const isOffered = ({ from, may = () => true }: PageAct) => from === state && may(opened, seen)
  return {
    name: { en: `Contract ${number}`, zh: `合同 ${number}` },
    acts: Object.entries(ACTS).flatMap(([act, known]) => (isOffered(known) ? [{ act, label: known.label }] : [])),
    run(act, note, context) {
      const contract = contracts.read(contractId, context)
      const known = ACTS[act]
      if (known?.from !== stateToday(contract, context) || known.may?.(contract, context) === false) throw refusal(4010)
      return reportOf(known.run(contract, note, context))
    },
  }
}

/** A new contract is for a customer with a credit code. */
function newOf({ custId, kind, businessId }: Wire, context: SimContext) {
  const company = textOf(custId) === '' ? undefined : companyOf(textOf(custId), context)
  const mayLaunch = company
    ? companies.may('contract.launch', company, context)
    : context.can('contract.launch', context.employee.orgCode, 'own')
  if (!mayLaunch) throw refusal(4003, { right: 'contract.launch' })
  if (company?.creditCode.trim() === '') throw refuse.noCreditCode()
  return issueTicket('/contract/new', context, {
    name: { en: 'New contract', zh: '新建合同' },
    acts: [{ act: 'send', label: SEND }],
    run(_, __, at) {
      if (!company) throw refusal(4000, { fields: { custId: 'required' } })
      const given = definedFields({ businessId: textOf(businessId) || undefined })
      return reportOf(createdOf(company, KINDS.find((each) => each === kind) ?? 'gas', given, at))
    },
  })
}

const launch = answer(launchContract, (wire, context) => {
  if (wire.mode === 'new') return newOf(wire, context)
  const contract = contracts.read(wire.contractId, context)
  const move = wire.mode === 'renew' ? 'renew' : 'edit'
  if (!contracts.may('contract.launch', contract, context)) throw refusal(4003, { right: 'contract.launch' })
  if (!contractMoves.abilities(contract, context).can.includes(move)) throw refusal(4010)
  return issueTicket(`/contract/${contract.contractId}`, context, taskOf(contract, context))
})

export const launchHandlers: readonly SimHandler[] = [launch]
