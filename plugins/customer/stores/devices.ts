import { defineRows } from '#kit/lists'
import { defineMove, defineRecords, type Query, queryOf } from '#kit/records'
import type { Core } from '#platform/core'
import { type Device, type DeviceSheet, listChanges, listDevices, restoreDevice, retireDevice } from '../api/devices'

/** Energy devices by company, with the changes that they had; `id` is the company's. */
export const deviceSheets = defineRecords('customer.devices', {
  rows: defineRows<DeviceSheet>('customer.deviceRows'),
  read: (custId: string): Query<DeviceSheet> => queryOf(listDevices, { custId }),
  parts: { changes: (custId: string) => queryOf(listChanges, { custId }) },
})

const withDevice = (sheet: DeviceSheet, device: Device): DeviceSheet => ({
  ...sheet,
  list: sheet.list.map((each) => (each.id === device.id ? device : each)),
  gone: device,
})

/** Retires a device of a company today. */
export const retire = defineMove(
  deviceSheets,
  'retire',
  (sheet, { id, version }: Device) => queryOf(retireDevice, { id, version }, (device) => withDevice(sheet, device)),
  {
    may: ({ list }) => list.some(({ can }) => can.includes('retire')),
    undo: (sheet) => {
      const { id = '', version = 0 } = sheet.gone ?? {}
      return queryOf(restoreDevice, { id, version }, (device) => withDevice(sheet, device))
    },
    reload: ['changes'],
    // It stays where it is on the page; opened again, those in use are first.
    after: (core, { id }) => core.store(deviceSheets).of(id).main.invalidate(),
  },
)

/** Refetches what shows devices of the company, after one was added, changed or replaced. Never rejects. */
export const devicesChanged = (core: Core, custId: string): Promise<void> =>
  core.store(deviceSheets).of(custId).refetch()
