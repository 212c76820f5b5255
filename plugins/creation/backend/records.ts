import type { SimKind } from '#harness/backend/contract'
import { ofCompany, simRecords } from '#harness/backend/kit'
import type { SimBusiness } from '#harness/backend/world'
import type { Shape } from '../rules/absorption'

/** Records of the area; opportunities are those of the world, with what was said about them. */

export interface SimOpportunity extends SimBusiness {
  /** Of the note on the device. */
  readonly noteId?: string
  readonly creditCode?: string
  /** The visit that it started from. */
  readonly visitId?: string
  readonly contact?: string
  readonly phone?: string
  /** In the currency in which it was said; `amount` where that is CNY. */
  readonly budget?: { readonly value: number; readonly currency: string }
  readonly date?: string
  readonly place?: string
  readonly text?: string
  readonly audio?: readonly { readonly url: string; readonly seconds?: number }[]
}

export interface SimParkRow {
  readonly id: string
  readonly custId?: string
  readonly name: string
  readonly nameEn?: string
  /** Of a year. */
  readonly mwh: number
  readonly shape: Shape
}

export interface SimPark {
  readonly parkId: string
  readonly version: number
  readonly custId: string
  readonly name: string
  readonly nameEn: string
  readonly city: { readonly code: string; readonly name: string; readonly nameEn: string }
  readonly point?: { readonly lng: number; readonly lat: number }
  readonly pvKw: number
  readonly rows: readonly SimParkRow[]
  /** Ids of rows, in their order. */
  readonly absorbers: readonly string[]
}

export const opportunityKind: SimKind<SimOpportunity> = { name: 'business', id: ({ businessId }) => businessId }
export const parkKind: SimKind<SimPark> = { name: 'park', id: ({ parkId }) => parkId }

/** Salespeople see their own, managers those of their organisation (domain/creation.md 2). */
export const opportunities = simRecords(opportunityKind, {
  prefix: 'B',
  right: 'opportunity.create',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
})
/** Prefix of the rows of parks. */
export const ROW = 'PU'
export const parks = simRecords(parkKind, { prefix: 'PK', right: 'opportunity.create', ...ofCompany })
