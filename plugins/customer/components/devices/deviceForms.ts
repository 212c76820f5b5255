import * as v from 'valibot'
import { days } from '#base/calendar'
import { choice, defineFields, text, type ValuesOf, value } from '#base/fields'
import type { Burner } from '#domain/equipment/rules'
import { addressesOf, formValues } from '#kit/attachments'
import type { OutgoingFile } from '#platform/outbox'
import type { Device, EnteredChange, EnteredDevice } from '../../api/devices'
import { deviceFields } from '../../rules/devices'

/** Values and requests of the device forms (domain/customer.md 1). */

/** Names of their drafts, and how a new device is called in an address. */
export const DEVICE_FORM = 'customer.device'
export const CHANGE_FORM = 'customer.change'
export const NEW = 'new'

export type DeviceValues = ValuesOf<typeof deviceFields.table>

/** Version of the device that the values were filled from; 0 of one that is added. */
const version = value(v.number(), 0)

/** `state`: of a device in use. */
export const editFields = defineFields({
  ...deviceFields.table,
  version,
  state: choice(['1', '2'], { required: true }),
})
export type EditValues = ValuesOf<typeof editFields.table>

/** A retired device uses its own values, which can be sent unchanged. */
export const changeFields = defineFields({
  ...deviceFields.table,
  version,
  change: choice(['A', 'R', 'X'], { required: true }),
  at: text({ required: true, check: (at) => at <= days.today(), message: 'error.date' }),
})
export type ChangeValues = ValuesOf<typeof changeFields.table>

/** Form values of a partial device; `uploads`: files of a request that waits in the outbox. */
export const deviceValues = (
  device: Readonly<Partial<Record<keyof DeviceValues, unknown>>>,
  uploads?: readonly OutgoingFile[],
) => formValues(deviceFields, device, uploads)
const NO_DEVICE = deviceValues({ kind: 'B', fuel: 'gas', count: 1 })

/** Values of a device, to edit it. */
export const editValues = (device: Device): EditValues => ({
  ...deviceValues(device),
  version: device.version,
  state: device.state === 'standby' ? '2' : '1',
})

/** Stands for the device that there is none of yet. */
export const ADDED = { version: 0 }

/** A new change: a new device is often of the same kind and size, with a plate of its own. */
export const newChange = (device: Device | typeof ADDED): ChangeValues => ({
  ...('id' in device ? { ...deviceValues(device), maker: '', plateCode: '', year: '', photo: [] } : NO_DEVICE),
  version: device.version,
  change: 'id' in device ? 'R' : 'A',
  at: days.today(),
})

/** Values of a change that waits in the outbox. */
export const changeValues = (
  { kind: change, at, newDevice, version: own = 0 }: EnteredChange,
  uploads: readonly OutgoingFile[],
): ChangeValues => ({ ...(newDevice ? deviceValues(newDevice, uploads) : NO_DEVICE), version: own, change, at })

/** Wire form of an entered device. */
export const enteredDevice = ({ photo, ...device }: v.InferOutput<typeof deviceFields.schema>): EnteredDevice => ({
  ...device,
  photo: addressesOf(photo)[0],
})

/** Gas data of the device in a partly filled form; undefined while fields are missing. */
export function burnerOf(values: DeviceValues): Burner | undefined {
  const { kind, capacity, count, fuel, hours, days: daysAYear, load } = deviceFields.table
  const burner = defineFields({ kind, capacity, count, fuel, hours, days: daysAYear, load })
  const entered = v.safeParse(burner.schema, values)
  return entered.success ? entered.output : undefined
}
