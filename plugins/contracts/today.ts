import { days, momentOf } from '#base/calendar'
import { formatMoney } from '#base/quantities'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { type Contract, listContracts } from './api'
import { ownExpiring, toApprove } from './due'
import { menuText } from './plugin'
import { contractList } from './routes'
import { paymentState } from './rules/contract'

/** Own contracts that end within this time are due. Days */
const ENDING = 7

/** Approvals, own payments that are due or late, and own contracts that end within a week (domain/contracts.md 6). */
export default async function contractsToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const today = days.today()
  const owner = [core.session.loginName]
  const [waiting, ending, unpaid] = await Promise.all([
    toApprove(core, signal),
    ownExpiring(core, signal, days.add(today, ENDING)),
    core.http(listContracts, { tab: 'active', owner, payment: true, page: 1 }, { signal, background: true }),
  ])
  return [
    ...waiting.items.map((contract) =>
      itemOf(contract, { kind: 'approve', title: menuText('today.toApprove', wordsOf(contract)), due: 'today' }),
    ),
    ...ending.items.map((contract) =>
      itemOf(contract, {
        kind: 'end',
        title: menuText('today.ending', wordsOf(contract)),
        due: contract.end === today ? 'today' : 'soon',
        ...(contract.end && { at: momentOf(contract.end) }),
      }),
    ),
    ...unpaid.items.flatMap((contract) => paymentsOf(contract)),
  ]
}

const wordsOf = ({ customer }: Contract) => ({ name: nameIn(customer, currentLanguage()) })

function itemOf(
  { id, number }: Contract,
  { kind, ...item }: Pick<TodayItem, 'title' | 'due' | 'at'> & { readonly kind: string },
): TodayItem {
  return { id: `${kind} ${id}`, detail: number, to: href(contractList, { id }), ...item }
}

/** The payments of a contract that are due or late. */
function paymentsOf(contract: Contract): TodayItem[] {
  const today = days.today()
  return contract.plan.flatMap((row) => {
    const state = paymentState(row, today)
    if (state !== 'due' && state !== 'late') return []
    const amount = formatMoney(row.amount - row.paid, currentLanguage())
    const title = menuText(state === 'late' ? 'today.late' : 'today.payment', { ...wordsOf(contract), amount })
    return [
      itemOf(contract, {
        kind: `payment ${row.no}`,
        title,
        due: state === 'late' ? 'late' : 'soon',
        at: momentOf(row.due),
      }),
    ]
  })
}
