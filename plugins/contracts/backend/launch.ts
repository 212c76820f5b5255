import { type Day, days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { definedFields, type FramedTask, issueTicket, refusal, stepNow, stepped, textOf } from '#harness/backend/kit'
import { companyKind, contractSigned } from '#harness/backend/world'
import { launchContract } from '../api'
import { KINDS } from '../rules/vocabulary'
import { contractMoves } from './contracts'
import { notifyApprovers } from './messages'
import { contractKind, contracts, type SimContract, stateToday, todayOf } from './records'
import { refuse } from './refuse'

/** The page of the contract system (domain/contracts.md 3), which the simulator serves, and what is done on it. */

const SEND = { act: 'send', label: { en: 'Send for approval', zh: '提交审批' } }
const SIGN = { act: 'sign', label: { en: 'Add the signed copy', zh: '上传签署件' } }
const RENEW = { act: 'renew', label: { en: 'Renew', zh: '续签' } }
const TERMINATE = { act: 'terminate', label: { en: 'Terminate', zh: '终止' } }

const reportOf = ({ contractId, state }: SimContract) => ({ contractId, state })

type NewContract = Pick<SimContract, 'custId' | 'orgCode' | 'kind' | 'name'> & Partial<SimContract>

/** A contract that was completed on the page, and waits for its approval. */
function createdOf(given: NewContract, context: SimContext): SimContract {
  const start = days.add(todayOf(context), 30)
  const contract = contracts.create(
    (contractId): SimContract => ({
      amount: 0,
      taxRate: 9,
      start,
      end: days.add(days.addMonths(start, 36), -1),
      plan: [],
      files: [],
      owner: context.employee.loginName,
      ...given,
      contractId,
      version: 1,
      number: `GD-${todayOf(context).slice(0, 4)}-${contractId.slice(-5)}`,
      state: 'approving',
      course: [stepNow('send', context)],
      updatedAt: context.now.toISOString(),
    }),
    context,
  )
  notifyApprovers(contract, context)
  return contract
}

/** Writes a step of a contract as it is now; somebody may have changed it since the page was opened. */
function step(id: string, act: 'send' | 'sign' | 'terminate', note: string, context: SimContext): SimContract {
  const contract = contracts.read(id, context)
  const from = { send: 'drafting', sign: 'signing', terminate: 'active' } as const
  if (stateToday(contract, context) !== from[act]) throw refusal(4010)
  const state = ({ send: 'approving', sign: 'active', terminate: 'ended' } as const)[act]
  const change = {
    ...stepped(contract, act, state, context, note),
    ...(act === 'sign' && { signed: todayOf(context) }),
    ...(act === 'terminate' && { reason: note }),
  }
  const after = contracts.change(contract, change, context)
  if (act === 'send') notifyApprovers(after, context)
  if (act === 'sign' && after.followsId !== undefined) followed(after.followsId, after.contractId, context)
  if (act !== 'send') updateCompany(after, context)
  if (act !== 'sign') return after
  const clueId = contractSigned(after, context)
  return clueId === undefined ? after : contracts.change(after, { clueId }, context)
}

/**
 * The company's supply ends with the last contract in force, or today if that was terminated; open-ended it has no end.
 */
function updateCompany({ custId, kind }: SimContract, context: SimContext): void {
  const companies = context.store.table(companyKind)
  const company = companies.get(custId)
  if (kind !== 'gas' || !company) return
  const ends = [...context.store.table(contractKind).values()]
    .filter((each) => each.custId === custId && each.kind === 'gas' && stateToday(each, context) === 'active')
    .map(({ end }) => end)
  const last = ends.flatMap((end) => end ?? []).sort()
  const contractEnd = ends.includes(undefined) ? undefined : (last[last.length - 1] ?? todayOf(context))
  companies.put(definedFields({ ...company, contractEnd }))
}

/** The contract that a signed one renews has ended. */
function followed(id: string, followUpId: string, context: SimContext): void {
  const before = context.store.table(contractKind).get(id)
  if (before) contracts.change(before, { ...stepped(before, 'renew', before.state, context), followUpId }, context)
}

function taskOf(contract: SimContract): FramedTask {
  const { contractId, number, state } = contract
  const ends = (act: string, note: string, context: SimContext) => {
    if (act === 'terminate' && note.trim() === '') throw refusal(4000, { fields: { note: 'required' } })
    if (act !== 'renew') return reportOf(step(contractId, act === 'terminate' ? act : 'send', note, context))
    const { custId, orgCode, kind, name, nameEn, amount, owner, end } = contracts.read(contractId, context)
    const start = end === undefined ? undefined : days.add(end as Day, 1)
    const period = start && { start, end: days.add(days.addMonths(start, 36), -1) }
    const renewal = { custId, orgCode, kind, name, nameEn, amount, owner, ...period, followsId: contractId }
    return reportOf(createdOf(definedFields(renewal), context))
  }
  const name = { en: `Contract ${number}`, zh: `合同 ${number}` }
  if (state === 'drafting' || state === 'signing') {
    const act = state === 'drafting' ? SEND : SIGN
    const run: FramedTask['run'] = (_, note, context) =>
      reportOf(step(contractId, state === 'drafting' ? 'send' : 'sign', note, context))
    return { name, acts: [act], run }
  }
  return { name, acts: [RENEW, TERMINATE], run: ends }
}

/** A new contract is for a customer with a credit code. */
function newOf(wire: Wire, context: SimContext) {
  const custId = textOf(wire.custId)
  const company = context.store.table(companyKind).get(custId)
  if (custId !== '' && !company) throw refusal(4004)
  const { orgCode, owner } = company ?? { orgCode: context.employee.orgCode, owner: context.employee.loginName }
  const isOwn = owner === context.employee.loginName && context.can('contract.launch', orgCode, 'own')
  if (!isOwn && !context.can('contract.launch', orgCode)) throw refusal(4003, { right: 'contract.launch' })
  if (company && company.creditCode.trim() === '') throw refuse.noCreditCode()
  const kind = KINDS.find((each) => each === wire.kind) ?? 'gas'
  const task: FramedTask = {
    name: { en: 'New contract', zh: '新建合同' },
    acts: [SEND],
    run: (_, __, at) => {
      if (!company) throw refusal(4000, { fields: { custId: 'required' } })
      const businessId = textOf(wire.businessId) || undefined
      const { name, nameEn } = company
      return reportOf(createdOf({ custId, orgCode, kind, name, ...definedFields({ businessId, nameEn }) }, at))
    },
  }
  return issueTicket('/contract/new', context, task)
}

const launch = answer(launchContract, (wire, context) => {
  if (wire.mode === 'new') return newOf(wire, context)
  const contract = contracts.read(wire.contractId, context)
  const move = wire.mode === 'renew' ? 'renew' : 'edit'
  if (!contracts.may('contract.launch', contract, context)) throw refusal(4003, { right: 'contract.launch' })
  if (!contractMoves.abilities(contract, context).can.includes(move)) throw refusal(4010)
  return issueTicket(`/contract/${contract.contractId}`, context, taskOf(contract))
})

export const launchHandlers: readonly SimHandler[] = [launch]
