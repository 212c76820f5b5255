import { type Day, days } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { decidersOf, type MessageDraft, messagesAbout, receivedToday } from '#harness/backend/kit'
import { companyKind } from '#harness/backend/world'
import { daysLeft, hasBegun, isExpiring, paymentState } from '../rules/contract'
import { contractKind, ruled, type SimContract, todayOf } from './records'

/** Messages about contracts (domain/contracts.md 6). */

/** Days before its end on which the owner of a contract is notified, and the area manager. */
const OWNER_NOTICES: readonly number[] = [90, 60, 30, 7]
const MANAGER_NOTICE = 30
/** Days before a payment on which the owner is notified; and again once it is late. */
const PAYMENT_NOTICE = 7

type Words = MessageDraft['title']

const send = messagesAbout(
  contractKind,
  { category: 'approval', level: 'important' },
  ({ number, custId, name, end }, context) => {
    return { number, custId, name, daysLeft: daysLeft(end as Day | undefined, todayOf(context)) }
  },
)

/** Who may decide on a contract: never whoever sent it. */
export const approversOf = ({ orgCode, owner }: SimContract, context: SimContext): readonly string[] =>
  decidersOf({ right: 'contract.approve', orgCode, sender: owner }, context)

export function notifyApprovers(contract: SimContract, context: SimContext): void {
  const { number } = contract
  const title = { en: `{name} sent contract ${number} for approval`, zh: `{name}提交了合同 ${number}，待您审批` }
  send(contract, approversOf(contract, context), { type: 'contract.toApprove', title }, context)
}

export function notifyDecided(contract: SimContract, context: SimContext): void {
  const { number, owner, state } = contract
  const title =
    state === 'drafting'
      ? { en: `{name} returned contract ${number}`, zh: `{name}退回了合同 ${number}` }
      : { en: `{name} approved contract ${number}`, zh: `{name}通过了合同 ${number}` }
  send(contract, [owner], { type: 'contract.decided', title }, context)
}

/** To the owner of the customer and to finance: somebody reminds them of a payment. */
export function notifyPayment(contract: SimContract, row: { readonly no: number } | undefined, context: SimContext) {
  const { loginName: sender } = context.employee
  const owner = context.store.table(companyKind).get(contract.custId)?.owner ?? contract.owner
  const finance = { right: 'contract.approve', orgCode: contract.orgCode, sender, role: 'finance' }
  const readers = [owner, ...decidersOf(finance, context)].filter((loginName) => loginName !== sender)
  const title = {
    en: `{name} reminds you of payment ${row?.no} of ${contract.number}`,
    zh: `{name}提醒：合同 ${contract.number} 第 ${row?.no} 期付款`,
  }
  send(contract, readers, { category: 'project', type: 'contract.paymentDue', title }, context)
}

/** Sends the employee's messages of today about contracts that end and payments that are due, each once. */
export function notifyDue(context: SimContext): void {
  const { store, employee } = context
  const { loginName } = employee
  const today = todayOf(context)
  const once = (type: `contract.${string}`, contract: SimContract, title: Words, no = '') => {
    const isSent = receivedToday(type, context).some(
      // One that somebody else sent is a reminder.
      ({ params }) => params?.id === contract.contractId && params.payment === no && params.by === loginName,
    )
    if (!isSent) send(contract, [loginName], { category: 'project', type, title, params: { payment: no } }, context)
  }
  for (const contract of store.table(contractKind).values()) {
    const { owner, orgCode, number, end } = contract
    const isOwn = owner === loginName
    const left = daysLeft(end as Day | undefined, today)
    const isManaged =
      left === MANAGER_NOTICE &&
      employee.roles.some(({ roleName }) => roleName === 'manager') &&
      context.can('contract.launch', orgCode)
    const isAnnounced = isOwn ? OWNER_NOTICES.includes(left ?? -1) : isManaged
    if (isAnnounced && isExpiring({ ...ruled(contract), kind: 'gas' }, today))
      once('contract.expiring', contract, {
        en: `Contract ${number} ends in ${left} days`,
        zh: `合同 ${number} 将在 ${left} 天后到期`,
      })
    if (!isOwn || !hasBegun(contract)) continue
    for (const row of ruled(contract).plan) {
      const until = days.between(today, row.due)
      if (paymentState(row, today) === 'paid' || (until !== PAYMENT_NOTICE && until !== -1)) continue
      const title = {
        en: `Payment ${row.no} of contract ${number} is ${until < 0 ? 'late' : `due in ${PAYMENT_NOTICE} days`}`,
        zh: `合同 ${number} 第 ${row.no} 期付款${until < 0 ? '已逾期' : `将在 ${PAYMENT_NOTICE} 天后到期`}`,
      }
      once('contract.paymentDue', contract, title, String(row.no))
    }
  }
}
