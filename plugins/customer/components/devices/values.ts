import * as v from 'valibot'
import { addressesOf, attachmentsOf, attachmentsSchema } from '#src/attachments'
import { days } from '#src/calendar'
import { numberText, optionalNumberText } from '#src/forms'
import type { OutgoingFile } from '#src/outbox'
import type { Device, EnteredDevice } from '../../api/devices'
import { DEVICE_LIMITS } from '../../rules/deviceEntry'
import { type Burner, DEVICE_KINDS, GAS } from '../../rules/devices'

/** What the forms of devices hold and send (domain/customer.md 1); messages are text keys of the area. */

const { capacity, count, oldest, text } = DEVICE_LIMITS
const short = v.pipe(v.string(), v.trim(), v.maxLength(text, 'device.error.long'))
const within = (least: number, most: number, message: string) =>
  v.pipe(
    optionalNumberText(message),
    v.check((value) => value === undefined || (value >= least && value <= most), message),
  )

export const deviceFields = v.object({
  kind: v.picklist(DEVICE_KINDS, 'device.error.kind'),
  fuel: v.pipe(v.string(), v.nonEmpty('device.error.fuel')),
  capacity: v.pipe(
    numberText('device.error.capacity'),
    v.gtValue(0, 'device.error.capacity'),
    v.maxValue(capacity, 'device.error.capacity'),
  ),
  count: v.pipe(
    numberText('device.error.count'),
    v.integer('device.error.count'),
    v.minValue(1, 'device.error.count'),
    v.maxValue(count, 'device.error.count'),
  ),
  maker: short,
  year: within(oldest, new Date().getFullYear(), 'device.error.year'),
  plateCode: short,
  hours: within(0, 24, 'device.error.hours'),
  days: within(0, 366, 'device.error.days'),
  load: within(0, 100, 'device.error.load'),
  photos: v.pipe(attachmentsSchema, v.maxLength(1)),
})
export type DeviceValues = v.InferInput<typeof deviceFields>

/** `state`: of a device in use. */
export const editSchema = v.object({ ...deviceFields.entries, state: v.picklist(['1', '2']) })

export const CHANGES = ['A', 'R', 'X'] as const
/** A device that is retired keeps its own values, which can be sent as they are. */
export const changeSchema = v.object({
  ...deviceFields.entries,
  change: v.picklist(CHANGES),
  at: v.pipe(
    v.string(),
    v.nonEmpty('device.error.date'),
    v.check((at) => at <= days.today(), 'device.error.date'),
  ),
})
export type ChangeValues = v.InferInput<typeof changeSchema>

/** Fields that the server refuses (4000) and what to say there. */
export const REFUSED = Object.fromEntries(
  ['kind', 'fuel', 'capacity', 'count', 'year', 'hours', 'days', 'load', 'maker', 'plateCode'].map((field) => {
    const message = field === 'maker' || field === 'plateCode' ? 'long' : field
    return [field, { field, message: `device.error.${message}` }]
  }),
) as Readonly<Record<string, { readonly field: keyof DeviceValues; readonly message: string }>>

export const NO_DEVICE: DeviceValues = {
  ...{ kind: 'B', fuel: GAS, capacity: '', count: '1', maker: '', year: '', plateCode: '' },
  ...{ hours: '', days: '', load: '', photos: [] },
}

const digits = (value: number | undefined) => (value === undefined ? '' : String(value))
type Known = Omit<EnteredDevice, 'kind'> & { readonly kind: string }

/** Values of a device; `uploads`: files of a request that waits in the outbox. */
export function deviceValues(device: Known | Device, uploads: readonly OutgoingFile[] = []): DeviceValues {
  const kind = DEVICE_KINDS.find((each) => each === device.kind) ?? ('' as never)
  const { fuel, maker = '', plateCode = '', photo } = device
  return {
    ...{ kind, fuel, maker, plateCode },
    capacity: digits(device.capacity),
    count: digits(device.count),
    year: digits(device.year),
    hours: digits(device.hours),
    days: digits(device.days),
    load: digits(device.load),
    photos: photo === undefined ? [] : attachmentsOf([photo], uploads),
  }
}

/** What is sent of a device: nothing that was left empty. */
export function enteredDevice(out: v.InferOutput<typeof deviceFields>): EnteredDevice {
  const {
    kind,
    fuel,
    capacity: size,
    count: number,
    photos,
    maker,
    plateCode,
    year,
    hours,
    days: daysAYear,
    load,
  } = out
  const [photo] = addressesOf(photos)
  return {
    ...{ kind, fuel, capacity: size, count: number },
    ...(maker && { maker }),
    ...(plateCode && { plateCode }),
    ...(photo !== undefined && { photo }),
    ...(year !== undefined && { year }),
    ...(hours !== undefined && { hours }),
    ...(daysAYear !== undefined && { days: daysAYear }),
    ...(load !== undefined && { load }),
  }
}

/** What a half-filled form says of the gas that the device would burn; undefined while it cannot be told. */
export function burnerOf(values: DeviceValues): Burner | undefined {
  const entered = v.safeParse(v.omit(deviceFields, ['maker', 'plateCode', 'photos', 'year']), values)
  return entered.success ? entered.output : undefined
}
