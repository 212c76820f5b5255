import { observable, runInAction } from 'mobx'
import { type Core, defineStore } from '#src/core'
import { defineRows } from '#src/lists'
import type { LogEntry } from '../api/serviceLog'
import { companies } from './companies'

/** Entries of service logs as their list shows them. */
export const logRows = defineRows<LogEntry>('customer.log')

/** How many entries have been written here, by company: a list that was asked before is asked again. */
export const logWrites = defineStore('customer.logWrites', () => observable.map<string, number>())

/** An entry was written: what shows the log of the company is asked again. */
export function logWritten(core: Core, custId: string): void {
  const writes = core.store(logWrites)
  runInAction(() => writes.set(custId, (writes.get(custId) ?? 0) + 1))
  core.store(companies).of(custId).invalidate('log')
}
