import { days, formatMoney, momentOf } from '#src/calendar'
import type { Core } from '#src/core'
import { currentLanguage, nameIn } from '#src/i18n'
import type { TodayItem } from '#src/plugin'
import { href } from '#src/routes'
import { getToday } from './api/today'
import { customerDetails, customerEnergyBill } from './routes'
import { menuText } from './texts'

/** New court records of the user's customers, and bills that are due within three days (domain/customer.md 6). */
export default async function customersToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const { risks, bills } = await core.http(getToday, {}, { signal, background: true })
  const language = currentLanguage()
  const today = days.today()
  return [
    ...bills.map(
      ({ custId, dueAt, amount, ...company }): TodayItem => ({
        id: `${custId} bill`,
        title: menuText('today.bill', { name: nameIn(company, language) }),
        detail: formatMoney(amount, language),
        at: momentOf(dueAt),
        due: dueAt <= today ? 'today' : 'soon',
        to: href(customerEnergyBill, { id: custId }),
      }),
    ),
    ...risks.map(
      ({ custId, count, ...company }): TodayItem => ({
        id: `${custId} risk`,
        title: menuText('today.risk', { name: nameIn(company, language) }),
        detail: menuText('today.records', { count }),
        due: 'soon',
        to: href(customerDetails, { id: custId }),
      }),
    ),
  ]
}
