import * as v from 'valibot'
import { type Attachment, addressesOf, attachmentsOf, attachmentsSchema } from '#src/attachments'
import { fromField, toFieldMoment } from '#src/calendar'
import { numberText, optionalNumberText, textsOf } from '#src/forms'
import type { RequestOf } from '#src/http'
import type { OutgoingFile } from '#src/outbox'
import { isCreditCode, isKnown, isPhone, keptPhone } from '#src/wire'
import type { ClueFacts, EnergySheet, EquipmentSheet, saveClueFacts } from '../../api'
import { ADDRESS_TEXT, DEVICES_MAX, ENERGY_MAX, EQUIPMENT_MAX } from '../../rules/limits'
import { NEXT_STEP_KINDS, SOURCES, TAX_GRADES } from '../../rules/vocabulary'
import { SOMEBODY_ELSE } from '../followUp/values'

/** Forms of the completeness pages (domain/leads.md 1); messages are keys of the area's texts. */

const optionalChoice = <const T extends readonly [string, ...string[]]>(options: T) => v.picklist(['', ...options])
const range = (min: number, max: number, message: string) =>
  v.pipe(
    optionalNumberText(message),
    v.check((value) => value === undefined || (value >= min && value <= max), message),
  )
const between = (min: number, max: number, message: string) =>
  v.pipe(numberText(message), v.minValue(min, message), v.maxValue(max, message))
const positive = v.pipe(numberText('cognition.error.positive'), v.gtValue(0, 'cognition.error.positive'))
const required = v.pipe(v.string(), v.nonEmpty('cognition.error.choose'))
const short = v.pipe(v.string(), v.trim(), v.maxLength(60))

/** A point on the map; null until it is marked. */
export const pointField = v.nullable(v.object({ lng: v.number(), lat: v.number() }))
export const addressField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(ADDRESS_TEXT.min, 'cognition.error.address'),
  v.maxLength(ADDRESS_TEXT.max, 'cognition.error.address'),
)
/** Empty, or a valid number with its separators removed. */
export const phoneField = v.pipe(
  v.string(),
  v.transform(keptPhone),
  v.check((phone) => phone === '' || isPhone(phone), 'cognition.error.phone'),
)
export const codeField = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.check((code) => code === '' || isCreditCode(code), 'cognition.error.code'),
)

export const clueSchema = v.pipe(
  v.object({
    version: v.number(),
    address: addressField,
    point: pointField,
    source: v.picklist(SOURCES, 'cognition.error.choose'),
    entityId: v.string(),
    distanceToMain: range(0, 99_999, 'cognition.error.metres'),
    decider: v.string(),
    deciderName: short,
    deciderPhone: phoneField,
    nextAt: v.string(),
    nextKind: v.picklist(NEXT_STEP_KINDS),
    nextText: short,
  }),
  v.forward(
    v.partialCheck(
      [['decider'], ['deciderName']],
      ({ decider, deciderName }) => decider !== SOMEBODY_ELSE || deciderName.trim() !== '',
      'followUp.error.contactName',
    ),
    ['deciderName'],
  ),
)
export type ClueValues = v.InferInput<typeof clueSchema>

/** Values of the form. A source that the app does not know has to be chosen anew. */
export function clueValues(facts: Omit<ClueFacts, 'id' | 'name' | 'nameEn' | 'can' | 'company'>): ClueValues {
  const { place, source, nextStep } = facts
  return {
    version: facts.version,
    address: place.address ?? '',
    point: place.point ?? null,
    source: source !== undefined && isKnown(SOURCES, source) ? source : ('' as never),
    ...textsOf(['entityId', 'distanceToMain'], facts),
    decider: facts.decider?.id ?? '',
    deciderName: '',
    deciderPhone: '',
    nextAt: nextStep ? toFieldMoment(nextStep.at) : '',
    nextKind: nextStep && isKnown(NEXT_STEP_KINDS, nextStep.kind) ? nextStep.kind : 'visit',
    nextText: nextStep?.text ?? '',
  }
}

type Half = RequestOf<typeof saveClueFacts>['half']
const known = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as {
    [K in keyof T]?: Exclude<T[K], undefined | ''>
  }

export function clueHalf(out: v.InferOutput<typeof clueSchema>): Half {
  const { address, point, source, entityId, distanceToMain, decider, deciderName, deciderPhone } = out
  const at = fromField(out.nextAt)
  return {
    place: { address, ...(point && { point }) },
    source,
    ...known({ entityId, distanceToMain }),
    ...(decider === SOMEBODY_ELSE ? known({ deciderName, deciderPhone }) : known({ decider })),
    ...(at && { nextStep: { at, kind: out.nextKind, ...known({ text: out.nextText }) } }),
  }
}

export const companySchema = v.object({
  version: v.number(),
  creditCode: codeField,
  industry: required,
  scale: v.string(),
  legalRep: short,
  taxGrade: optionalChoice(TAX_GRADES),
  shifts: optionalChoice(['1', '2', '3', '4']),
  licencePhoto: v.pipe(attachmentsSchema, v.maxLength(1)),
})
export type CompanyValues = v.InferInput<typeof companySchema>

export function companyValues(
  { version, company }: Pick<ClueFacts, 'version' | 'company'>,
  uploads: Uploads = [],
): CompanyValues {
  return {
    version,
    ...textsOf(['creditCode', 'industry', 'scale', 'legalRep'], company),
    taxGrade: company.taxGrade ?? '',
    shifts: String(company.shifts ?? '') as CompanyValues['shifts'],
    licencePhoto: photoOf(company.licencePhoto, uploads),
  }
}

export function companyHalf(out: v.InferOutput<typeof companySchema>): Half {
  const { version: _, industry, shifts, licencePhoto, ...rest } = out
  const [photo] = addressesOf(licencePhoto)
  return {
    company: {
      industry,
      ...known({ ...rest, shifts: shifts === '' ? undefined : Number(shifts), licencePhoto: photo }),
    },
  }
}

const photoOf = (address: string | undefined, uploads: Uploads): Attachment[] =>
  address === undefined ? [] : attachmentsOf([address], uploads)

/** Files that a request in the outbox refers to. */
type Uploads = readonly OutgoingFile[]

const THIS_YEAR = new Date().getFullYear()

const deviceSchema = v.object({
  id: v.optional(v.string()),
  type: required,
  fuel: required,
  count: v.pipe(between(1, DEVICES_MAX, 'cognition.error.count'), v.integer('cognition.error.count')),
  capacity: positive,
  year: range(1950, THIS_YEAR, 'cognition.error.year'),
  hours: range(0, 24, 'cognition.error.hours'),
  days: range(0, 366, 'cognition.error.days'),
  load: range(0, 100, 'cognition.error.load'),
  plateCode: short,
  plate: v.pipe(attachmentsSchema, v.maxLength(1)),
})
export const equipmentSchema = v.object({
  version: v.number(),
  rows: v.pipe(v.array(deviceSchema), v.maxLength(EQUIPMENT_MAX, 'cognition.error.rows')),
})
export type EquipmentValues = v.InferInput<typeof equipmentSchema>
export type DeviceValues = EquipmentValues['rows'][number]

export const NO_DEVICE: DeviceValues = {
  ...textsOf(['capacity', 'year', 'hours', 'days', 'load', 'plateCode'], {}),
  type: 'B',
  fuel: 'gas',
  count: '1',
  plate: [],
}

export function equipmentValues({ version, rows }: EquipmentSheet, uploads: Uploads = []): EquipmentValues {
  return {
    version,
    rows: rows.map((row) => ({
      ...(row.id !== undefined && { id: row.id }),
      ...textsOf(['type', 'fuel', 'count', 'capacity', 'year', 'hours', 'days', 'load', 'plateCode'], row),
      plate: photoOf(row.plate, uploads),
    })),
  }
}

export function equipmentRows({ rows }: v.InferOutput<typeof equipmentSchema>): EquipmentSheet['rows'] {
  return rows.map(({ id, plateCode, plate, ...row }) => ({
    ...row,
    id,
    plateCode: plateCode || undefined,
    plate: addressesOf(plate)[0],
  }))
}

const consumptionSchema = v.object({
  id: v.optional(v.string()),
  kind: required,
  year: between(2000, THIS_YEAR, 'cognition.error.year'),
  amount: positive,
  months: v.pipe(v.array(range(0, 1e12, 'cognition.error.month')), v.length(12)),
  price: range(0, 1e6, 'cognition.error.price'),
  bill: v.pipe(attachmentsSchema, v.maxLength(1)),
})
export const energySchema = v.object({
  version: v.number(),
  rows: v.pipe(v.array(consumptionSchema), v.maxLength(ENERGY_MAX, 'cognition.error.rows')),
})
export type EnergyValues = v.InferInput<typeof energySchema>
export type ConsumptionValues = EnergyValues['rows'][number]

export const NO_CONSUMPTION: ConsumptionValues = {
  kind: 'gas',
  year: String(THIS_YEAR - 1),
  amount: '',
  months: Array<string>(12).fill(''),
  price: '',
  bill: [],
}

export function energyValues({ version, rows }: EnergySheet, uploads: Uploads = []): EnergyValues {
  return {
    version,
    rows: rows.map((row) => ({
      ...(row.id !== undefined && { id: row.id }),
      ...textsOf(['kind', 'year', 'amount', 'price'], row),
      months: NO_CONSUMPTION.months.map((_, month) => String(row.months[month] ?? '')),
      bill: photoOf(row.bill, uploads),
    })),
  }
}

export function energyRows({ rows }: v.InferOutput<typeof energySchema>): EnergySheet['rows'] {
  return rows.map(({ id, months, bill, ...row }) => ({
    ...row,
    id,
    months: months.some((month) => month !== undefined) ? months.map((month) => month ?? null) : [],
    bill: addressesOf(bill)[0],
  }))
}
