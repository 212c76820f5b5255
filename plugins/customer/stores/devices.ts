import type { Core } from '#src/core'
import { defineRows } from '#src/lists'
import { ask, defineRecords } from '#src/records'
import { type Change, type DeviceSheet, listChanges, listDevices } from '../api/devices'

type None = Readonly<Record<never, never>>
interface Parts {
  readonly changes: { readonly list: readonly Change[]; readonly can: readonly string[] }
}

const sheetRows = defineRows<DeviceSheet>('customer.deviceRows')

/** Energy devices by company, with the changes that they had; `id` is the company's. */
export const deviceSheets = defineRecords<DeviceSheet, None, Parts>('customer.devices', {
  rows: sheetRows,
  read: (custId) => ask(listDevices, { custId }),
  parts: { changes: (custId) => ask(listChanges, { custId }) },
})

/** A device was added, changed or retired: what shows devices of the company is asked again. */
export function devicesChanged(core: Core, custId: string): void {
  const open = core.store(deviceSheets).of(custId)
  open.main.invalidate()
  if (open.main.value) void open.main.load()
  open.invalidate('changes')
}

/** Stores of this part of the area that live longer than a screen. */
export default [sheetRows, deviceSheets]
