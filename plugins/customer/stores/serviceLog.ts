import { defineRows } from '#src/lists'
import type { LogEntry } from '../api/serviceLog'

/** Entries of service logs as their list shows them. */
export const logRows = defineRows<LogEntry>('customer.log')

/** Stores of this part of the area that live longer than a screen. */
export default [logRows]
