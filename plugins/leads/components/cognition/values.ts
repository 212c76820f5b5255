import type * as v from 'valibot'
import { thisYear } from '#base/calendar'
import { addressesOf, formValues } from '#kit/attachments'
import type { RequestOf } from '#platform/http'
import type { OutgoingFile } from '#platform/outbox'
import type { ClueFacts, EnergySheet, EquipmentSheet, saveClueFacts } from '../../api'
import {
  clueFields,
  companyFields,
  consumptionFields,
  deviceFields,
  energyFields,
  equipmentFields,
} from '../../rules/fields'
import { SOMEBODY_ELSE } from '../../rules/vocabulary'
import { nextStepOf, nextValuesOf } from '../nextStep/values'

/** Forms of the completeness pages (domain/leads.md 1). */

/** Files that a request in the outbox refers to. */
type Uploads = readonly OutgoingFile[]
type Half = RequestOf<typeof saveClueFacts>['half']

export type ClueValues = v.InferInput<typeof clueFields.schema>

/** The lead's half of the facts, or of a request; of the one who decides the id. */
type ClueRecord = Pick<ClueFacts, 'version' | 'place' | 'source'> &
  Partial<Pick<ClueFacts, 'entityId' | 'distanceToMain'>> & {
    readonly decider?: { readonly id: string } | undefined
    readonly nextStep?: Parameters<typeof nextValuesOf>[0]
  }

/** Values of the form. A source that the app does not know has to be rechosen. */
export const clueValues = ({ place, decider, nextStep, ...known }: ClueRecord): ClueValues =>
  formValues(clueFields, { ...known, ...place, ...nextValuesOf(nextStep), decider: decider?.id })

export function clueHalf({ version: _, ...out }: v.InferOutput<typeof clueFields.schema>): Half {
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

export type CompanyValues = v.InferInput<typeof companyFields.schema>

export const companyValues = (
  {
    version,
    company,
  }: Pick<ClueFacts, 'version'> & { readonly company: Partial<Record<keyof ClueFacts['company'], unknown>> },
  uploads: Uploads = [],
) => formValues(companyFields, { version, ...company }, uploads)

export const companyHalf = ({
  version: _,
  licencePhoto,
  shifts,
  ...company
}: v.InferOutput<typeof companyFields.schema>) => ({
  company: { ...company, shifts: shifts && Number(shifts), licencePhoto: addressesOf(licencePhoto)[0] },
})

export type DeviceValues = v.InferInput<typeof deviceFields.schema>
export const NO_DEVICE: DeviceValues = formValues(deviceFields, { type: 'B', fuel: 'gas', count: 1 })

export const equipmentValues = (sheet: EquipmentSheet, uploads: Uploads = []) =>
  formValues(equipmentFields, sheet, uploads)
export const equipmentRows = ({ rows }: v.InferOutput<typeof equipmentFields.schema>) =>
  rows.map((row) => ({ ...row, plate: addressesOf(row.plate)[0] }))

export type ConsumptionValues = v.InferInput<typeof consumptionFields.schema>
export const noConsumption = (): ConsumptionValues =>
  formValues(consumptionFields, { kind: 'gas', year: thisYear() - 1 })

export const energyValues = (sheet: EnergySheet, uploads: Uploads = []) => formValues(energyFields, sheet, uploads)
export const energyRows = ({ rows }: v.InferOutput<typeof energyFields.schema>) =>
  rows.map((row) => ({ ...row, bill: addressesOf(row.bill)[0] }))
