import * as v from 'valibot'
import { days } from '#base/calendar'
import type { Burner } from '#domain/equipment/rules'
import { addressesOf, formValues, photoSchema } from '#kit/attachments'
import { type RecordForm, textsOfNumbers } from '#kit/forms'
import type { OutgoingFile } from '#platform/outbox'
import type { Device, EnteredChange } from '../../api/devices'
import { deviceEntry, type EnteredDevice } from '../../rules/devices'

/** What the forms of devices hold and send (domain/customer.md 1). */

/** Names of their drafts, and how a new device is called in an address. */
export const DEVICE_FORM = 'customer.device'
export const CHANGE_FORM = 'customer.change'
export const NEW = 'new'

const { kind, fuel, maker, plateCode, photo: _, ...figures } = deviceEntry.entries
const fields = v.object({
  kind,
  fuel,
  maker: v.unwrap(maker),
  plateCode: v.unwrap(plateCode),
  photo: photoSchema,
  ...textsOfNumbers(figures),
})
export type DeviceValues = v.InferInput<typeof fields>

// biome-ignore lint/suspicious/noExplicitAny: the fields are the same in both forms
export type DeviceFieldForm = RecordForm<any, any>

/** `state`: of a device in use. */
export const editSchema = v.object({ ...fields.entries, state: v.picklist(['1', '2']) })

/** A device that is retired keeps its own values, which can be sent as they are. */
export const changeSchema = v.object({
  ...fields.entries,
  change: v.picklist(['A', 'R', 'X']),
  at: v.pipe(
    v.string(),
    v.check((at) => at !== '' && at <= days.today(), 'error.date'),
  ),
})
export type ChangeValues = v.InferInput<typeof changeSchema>

/** Values of what is known of a device; `uploads`: files of a request that waits in the outbox. */
export const deviceValues = (
  device: Parameters<typeof formValues<typeof fields>>[1],
  uploads?: readonly OutgoingFile[],
) => formValues(fields, device, uploads)
const NO_DEVICE = deviceValues({ kind: 'B', fuel: 'gas', count: 1 })

/** A new change: a new device is often of the same kind and size, with a plate of its own. */
export const newChange = (device: Device | undefined): ChangeValues => ({
  ...(device ? { ...deviceValues(device), maker: '', plateCode: '', year: '', photo: [] } : NO_DEVICE),
  change: device ? 'R' : 'A',
  at: days.today(),
})

/** Values of a change that waits in the outbox. */
export const changeValues = (
  { kind: change, at, newDevice }: EnteredChange,
  uploads: readonly OutgoingFile[],
): ChangeValues => ({ ...(newDevice ? deviceValues(newDevice, uploads) : NO_DEVICE), change, at })

/** What is sent of a device. */
export const enteredDevice = ({ photo, ...device }: v.InferOutput<typeof fields>): EnteredDevice => ({
  ...device,
  photo: addressesOf(photo)[0],
})

/** What a half-filled form says of the gas that the device would burn; undefined while it cannot be told. */
export function burnerOf(values: DeviceValues): Burner | undefined {
  const entered = v.safeParse(v.omit(fields, ['maker', 'plateCode', 'photo', 'year']), values)
  return entered.success ? entered.output : undefined
}
