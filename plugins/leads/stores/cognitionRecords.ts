import { defineRows } from '#kit/lists'
import { currentBy, defineRecords, type Loadable, type OpenRecord, queryOf } from '#kit/records'
import type { Core } from '#platform/core'
import {
  type ClueFacts,
  clueFactsSchema,
  type EnergySheet,
  type EquipmentSheet,
  getClueFacts,
  getEnergy,
  getEquipment,
} from '../api'
import type { LeadId } from '../rules/vocabulary'

interface Sheets {
  readonly equipment: EquipmentSheet
  readonly energy: EnergySheet
}
type None = Readonly<Record<never, never>>
export type OpenCognition = OpenRecord<ClueFacts, None, Sheets, Loadable, ClueFacts>

/** The facts in the data of a refusal 4009. */
export const currentFacts = currentBy(clueFactsSchema)

export const factsRows = defineRows<ClueFacts>('leads.facts')

/** The customer that a lead had and the one that it has show its row. */
export function customersChanged(core: Core, ...customers: readonly (string | undefined)[]): void {
  for (const customer of new Set(customers)) if (customer !== undefined) core.invalidateRecord(customer)
}

/** What is known about a lead: the facts, and beside them the rows of equipment and energy. */
export const cognitionRecords = defineRecords<ClueFacts, None, Sheets, Loadable, ClueFacts>('leads.cognition', {
  rows: factsRows,
  read: (id) => queryOf(getClueFacts, { id: id as LeadId }),
  parts: {
    equipment: (id) => queryOf(getEquipment, { id: id as LeadId }),
    energy: (id) => queryOf(getEnergy, { id: id as LeadId }),
  },
  current: currentFacts,
  changed: (core, { customerId }, before) => customersChanged(core, before?.customerId, customerId),
})
