import { sharedLoad } from '#platform/plugin'
import { getToday } from './api/today'

/** New court records, in all of each customer, and bills (domain/customer.md 6), for badge and today. */
export const dueOfCustomers = sharedLoad(async (core, signal) => {
  const { risks, bills } = await core.http(getToday, {}, { signal, background: true })
  const byCustomer = new Map<string, Omit<(typeof risks)[number], 'kind'>>()
  for (const { kind: _, count, ...company } of risks) {
    const { count: others = 0 } = byCustomer.get(company.custId) ?? {}
    byCustomer.set(company.custId, { ...company, count: others + count })
  }
  return { risks: [...byCustomer.values()], bills }
})
