import { defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import type { Core } from '#platform/core'
import {
  bindOpportunity,
  getOpportunity,
  getPark,
  type Opportunity,
  opportunity,
  type Park,
  type ParkRow,
  park,
} from './api'

export const opportunityRows = defineRows<Opportunity>('creation.opportunityRows')

/** The customer and the lead show their opportunities. */
export function opportunitiesChanged(core: Core, { custId, clueId }: Pick<Opportunity, 'custId' | 'clueId'>): void {
  core.store(opportunityRows).invalidate()
  for (const id of [custId, clueId]) if (id !== undefined) core.invalidateRecord(id)
}

/** Opened opportunities (/intelligentCreationBussiness). */
export const opportunities = defineRecords<Opportunity>('creation.opportunities', {
  rows: opportunityRows,
  read: (id) => queryOf(getOpportunity, { id }),
  current: currentBy(opportunity),
  changed: opportunitiesChanged,
})

export const bind = defineMove(opportunities, 'bind', (record, custId: string) =>
  queryOf(bindOpportunity, { ...versionOf(record), custId }),
)

export const parkRows = defineRows<ParkRow>('creation.parkRows')
/** Opened parks (/customerElectric, /consumeCustomers). */
export const parks = defineRecords<Park, Record<never, never>, Record<never, never>, never, ParkRow>('creation.parks', {
  rows: parkRows,
  read: (id) => queryOf(getPark, { id }),
  current: currentBy(park),
  texts: 'parkDetail',
  changed: (core) => core.store(parkRows).invalidate(),
})

export default [opportunityRows, opportunities, parkRows, parks]
