import { days, momentOf } from '#base/calendar'
import { ENERGIES } from '#base/energy'
import { formatMoney } from '#base/quantities'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { dueOfCustomers } from './due'
import { menuText } from './plugin'
import { customerDetails, customerEnergyBill } from './routes'

/** Bills shown at once, the largest first: of many customers some bill is always due. */
const MOST_BILLS = 3

/** New court records of the user's customers, and bills that are due within three days (domain/customer.md 6). */
export default async function customersToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const { risks, bills } = await dueOfCustomers(core, signal)
  const language = currentLanguage()
  const today = days.today()
  const largest = [...bills].sort((a, b) => b.amount - a.amount).slice(0, MOST_BILLS)
  return [
    ...largest.map(
      ({ custId, energy, dueAt, amount, ...company }): TodayItem => ({
        id: `${custId} bill ${energy}`,
        title: nameIn(company, language),
        detail: menuText('today.bill', { amount: formatMoney(amount, language) }),
        // A day without a time.
        ...(dueAt > today && { at: momentOf(dueAt) }),
        due: dueAt > today ? 'soon' : 'today',
        to: href(customerEnergyBill, { id: custId, energy: ENERGIES.find((each) => each === energy) }),
      }),
    ),
    ...risks.map(
      ({ custId, count, ...company }): TodayItem => ({
        id: `${custId} risk`,
        title: nameIn(company, language),
        detail: menuText('today.records', { count }),
        due: 'soon',
        to: href(customerDetails, { id: custId }),
      }),
    ),
  ]
}
