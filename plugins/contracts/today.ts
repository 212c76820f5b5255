import { days, momentOf } from '#base/calendar'
import { formatMoney } from '#base/quantities'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { figureOf, type TodayFigure, type TodayItem } from '#platform/plugin'
import type { Contract } from './api'
import { loadToday } from './due'
import { menuText } from './plugin'
import { contractList } from './routes'
import { isAwaited } from './rules/contract'

/** Own contracts that end within this time are due. Days */
const ENDING = 7

const approvalList = href(contractList, { tab: 'toApprove' })

/** Approvals, own payments that are due or late, and own contracts that end within a week (domain/contracts.md 6). */
export default async function contractsToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const { toApprove, expiring, unpaid } = await loadToday(core, signal)
  const today = days.today()
  const last = days.add(today, ENDING)
  return [
    ...(toApprove?.items ?? []).map((contract) =>
      itemOf(contract, menuText('today.toApprove'), {
        id: `approve ${contract.id}`,
        due: 'today',
        main: { does: 'decide' },
        list: approvalList,
      }),
    ),
    ...expiring.items
      .filter(({ end }) => end !== undefined && end <= last)
      .map((contract) =>
        itemOf(contract, menuText('today.ending'), {
          id: `end ${contract.id}`,
          due: contract.end === today ? 'today' : 'soon',
          ...(contract.end && { at: momentOf(contract.end) }),
        }),
      ),
    ...unpaid.items.flatMap((contract) => paymentsOf(contract)),
  ]
}

/** About the customer; what is to be done stands before the contract's number. */
function itemOf(
  { id, number, customer }: Contract,
  what: string,
  item: Pick<TodayItem, 'id' | 'due' | 'at' | 'main' | 'list'>,
): TodayItem {
  return {
    title: nameIn(customer, currentLanguage()),
    detail: `${what} · ${number}`,
    to: href(contractList, { id }),
    ...item,
  }
}

/** The payments of a contract that are due or late, with what is still to be paid. */
function paymentsOf(contract: Contract): TodayItem[] {
  const today = days.today()
  return contract.plan
    .filter((row) => isAwaited(row, today))
    .map((row) => {
      const amount = formatMoney(row.amount - row.paid, currentLanguage())
      const isLate = row.due < today
      return itemOf(contract, menuText(isLate ? 'today.late' : 'today.payment', { amount }), {
        id: `payment ${row.no} ${contract.id}`,
        due: isLate ? 'late' : row.due === today ? 'today' : 'soon',
        at: momentOf(row.due),
      })
    })
}

/** Contracts that wait for the user's decision. */
export async function figures(core: Core, signal: AbortSignal): Promise<readonly TodayFigure[]> {
  const { toApprove } = await loadToday(core, signal)
  return figureOf(toApprove, { id: 'approvals', label: menuText('today.approvals'), tone: 'warn', to: approvalList })
}
