import * as v from 'valibot'
import { enteredText, isCreditCode, isPhone, keptPhone } from '#base/wire'
import { addressesOf, formValues, photoSchema } from '#kit/attachments'
import { textOfNumber, textsOfNumbers } from '#kit/forms'
import type { RequestOf } from '#platform/http'
import type { OutgoingFile } from '#platform/outbox'
import type { ClueFacts, EnergySheet, EquipmentSheet, saveClueFacts } from '../../api'
import { ADDRESS_TEXT } from '../../rules/limits'
import { chosen, consumptionEntry, deviceEntry, ENERGY_MAX, EQUIPMENT_MAX, within } from '../../rules/sheets'
import { SOURCES, TAX_GRADES } from '../../rules/vocabulary'
import { SOMEBODY_ELSE } from '../followUp/values'
import { nextEntries, nextStepOf, nextValuesOf } from '../nextStep/values'

/** Forms of the completeness pages (domain/leads.md 1); messages are keys of the area's texts. */

/** Files that a request in the outbox refers to. */
type Uploads = readonly OutgoingFile[]
type Half = RequestOf<typeof saveClueFacts>['half']

/** Nothing chosen, or one of `options`. */
const optionalChoice = <const T extends readonly [string, ...string[]]>(options: T) => v.picklist(['', ...options])
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
  v.transform((text) => keptPhone(text) || undefined),
  v.check((phone) => phone === undefined || isPhone(phone), 'cognition.error.phone'),
)
export const codeField = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.transform((code) => code || undefined),
  v.check((code) => code === undefined || isCreditCode(code), 'cognition.error.code'),
)

export const clueSchema = v.pipe(
  v.object({
    version: v.number(),
    address: addressField,
    point: pointField,
    source: v.picklist(SOURCES, 'cognition.error.choose'),
    entityId: enteredText(60),
    distanceToMain: textOfNumber(v.optional(within(0, 99_999, 'cognition.error.metres'))),
    decider: enteredText(60),
    deciderName: enteredText(60),
    deciderPhone: phoneField,
    ...nextEntries,
    /** One that is due already may stay as it is. */
    nextAt: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['decider'], ['deciderName']],
      ({ decider, deciderName }) => decider !== SOMEBODY_ELSE || deciderName !== undefined,
      'followUp.error.contactName',
    ),
    ['deciderName'],
  ),
)
export type ClueValues = v.InferInput<typeof clueSchema>

/** The lead's half of the facts, or of a request; of the one who decides the id. */
type ClueRecord = Pick<ClueFacts, 'version' | 'place' | 'source'> &
  Partial<Pick<ClueFacts, 'entityId' | 'distanceToMain'>> & {
    readonly decider?: { readonly id: string } | undefined
    readonly nextStep?: Parameters<typeof nextValuesOf>[0]
  }

/** Values of the form. A source that the app does not know has to be chosen anew. */
export const clueValues = ({ place, decider, nextStep, ...known }: ClueRecord): ClueValues =>
  formValues(clueSchema, { ...known, ...place, ...nextValuesOf(nextStep), decider: decider?.id })

export function clueHalf({ version: _, ...out }: v.InferOutput<typeof clueSchema>): Half {
  const { address, point, source, entityId, distanceToMain, decider, deciderName, deciderPhone, ...next } = out
  return {
    place: { address, ...(point && { point }) },
    source,
    entityId,
    distanceToMain,
    nextStep: nextStepOf(next),
    ...(decider === SOMEBODY_ELSE ? { deciderName, deciderPhone } : { decider }),
  }
}

export const companySchema = v.object({
  version: v.number(),
  creditCode: codeField,
  industry: chosen,
  scale: enteredText(60),
  legalRep: enteredText(60),
  taxGrade: v.pipe(
    optionalChoice(TAX_GRADES),
    v.transform((grade) => grade || undefined),
  ),
  shifts: v.pipe(
    optionalChoice(['1', '2', '3', '4']),
    v.transform((shifts) => (shifts === '' ? undefined : Number(shifts))),
  ),
  licencePhoto: photoSchema,
})

export const companyValues = (
  {
    version,
    company,
  }: Pick<ClueFacts, 'version'> & { readonly company: Partial<Record<keyof ClueFacts['company'], unknown>> },
  uploads: Uploads = [],
) => formValues(companySchema, { version, ...company }, uploads)

export const companyHalf = ({ version: _, licencePhoto, ...company }: v.InferOutput<typeof companySchema>) => ({
  company: { ...company, licencePhoto: addressesOf(licencePhoto)[0] },
})

/** All rows of one card, over their version. */
const sheetOf = <const S extends v.GenericSchema<object, object>>(row: S, most: number) =>
  v.object({
    version: v.number(),
    rows: v.pipe(v.array(row), v.maxLength(most, 'cognition.error.rows')),
  })

const deviceSchema = v.object({
  ...deviceEntry.entries,
  ...textsOfNumbers(v.pick(deviceEntry, ['count', 'capacity', 'year', 'hours', 'days', 'load']).entries),
  plateCode: v.unwrap(deviceEntry.entries.plateCode),
  plate: photoSchema,
})
export type DeviceValues = v.InferInput<typeof deviceSchema>
export const NO_DEVICE: DeviceValues = formValues(deviceSchema, { type: 'B', fuel: 'gas', count: 1 })

export const equipmentSchema = sheetOf(deviceSchema, EQUIPMENT_MAX)
export const equipmentValues = ({ version, rows }: EquipmentSheet, uploads: Uploads = []) => ({
  version,
  rows: rows.map((row) => formValues(deviceSchema, row, uploads)),
})
export const equipmentRows = ({ rows }: v.InferOutput<typeof equipmentSchema>) =>
  rows.map((row) => ({ ...row, plate: addressesOf(row.plate)[0] }))

const month = textOfNumber(v.optional(v.unwrap(v.unwrap(consumptionEntry.entries.months).item)))
const consumptionSchema = v.object({
  ...consumptionEntry.entries,
  ...textsOfNumbers(v.pick(consumptionEntry, ['year', 'amount', 'price']).entries),
  months: v.pipe(
    v.array(month),
    v.length(12),
    v.transform((all) => (all.every((each) => each === undefined) ? [] : all.map((each) => each ?? null))),
  ),
  bill: photoSchema,
})
export type ConsumptionValues = v.InferInput<typeof consumptionSchema>
const consumptionValues = (row: Partial<EnergySheet['rows'][number]>, uploads: Uploads = []): ConsumptionValues => ({
  ...formValues(consumptionSchema, row, uploads),
  months: Array.from({ length: 12 }, (_, at) => String(row.months?.[at] ?? '')),
})
export const NO_CONSUMPTION = consumptionValues({ kind: 'gas', year: new Date().getFullYear() - 1 })

export const energySchema = sheetOf(consumptionSchema, ENERGY_MAX)
export const energyValues = ({ version, rows }: EnergySheet, uploads: Uploads = []) => ({
  version,
  rows: rows.map((row) => consumptionValues(row, uploads)),
})
export const energyRows = ({ rows }: v.InferOutput<typeof energySchema>) =>
  rows.map((row) => ({ ...row, bill: addressesOf(row.bill)[0] }))
