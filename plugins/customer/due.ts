import { sharedLoad } from '#platform/plugin'
import { getToday } from './api/today'

/** New court records and bills of the user's customers (domain/customer.md 6), for badge and today. */
export const dueOfCustomers = sharedLoad((core, signal) => core.http(getToday, {}, { signal, background: true }))
