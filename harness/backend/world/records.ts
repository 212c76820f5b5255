import type { Energy } from '#base/energy'
import type { Point } from '#base/geo'
import type { SimKind } from '../contract'
import type { Influence } from './duties'

/** Records shared by several areas. Codes as on the wire; days `2026-11-20`, moments from `toISOString()`. */

/** A company (domain/customer.md 1), without data that only the customers area uses (bills, risk). */
export interface SimCompany {
  readonly custId: string
  readonly version: number
  readonly name: string
  readonly nameEn?: string
  readonly creditCode: string
  /** A branch of the industry dictionary. */
  readonly industry: string
  /** 1 large, 2 medium, 3 small, 4 micro. */
  readonly scale: '1' | '2' | '3' | '4'
  readonly legalRep: string
  /** CNY */
  readonly capital?: number
  readonly founded?: string
  /** 1 in business, 2 revoked, 3 cancelled. */
  readonly regStatus: '1' | '2' | '3'
  readonly address: string
  readonly addressEn?: string
  readonly areaCode: string
  readonly point?: Point
  /** Ids of labels. */
  readonly labels: readonly string[]
  /** The organisation that sees it; `owner` is the login name of its salesperson. */
  readonly orgCode: string
  readonly owner: string
  /** Customer since. */
  readonly since: string
  readonly taxGrade?: TaxGrade
  /** Yearly gas volume from which months are generated. m³/y */
  readonly gas: number
  /** Last day of its supply contract, which may have expired; undefined without a contract. */
  readonly contractEnd?: string
  /** Day of the last visit: the newest visit in its service log. */
  readonly lastVisit?: string
  /** Kinds of energy that it uses. */
  readonly energies?: readonly Energy[]
  /** Ids of the main contacts. */
  readonly contactIds?: readonly string[]
  /** Who set a label and when, by its id; default: the owner, when it became a customer. */
  readonly marks?: Readonly<Record<string, LabelMark>>
  /** Login names of those who follow it. */
  readonly followers?: readonly string[]
}

export interface LabelMark {
  readonly by: string
  readonly at: string
  /** 1 to 8, in place of the label's own colour. */
  readonly colour?: number
}

export const TAX_GRADES = ['A', 'B', 'M', 'C', 'D'] as const
export type TaxGrade = (typeof TAX_GRADES)[number]

/** A contact at a company (`custId`) or a lead (`clueId`) (domain/public-contacts.md 1). */
export interface SimContact {
  readonly contactId: string
  readonly version: number
  readonly custId?: string
  readonly clueId?: string
  readonly name: string
  readonly nameEn?: string
  readonly duty?: string
  readonly dutyEn?: string
  readonly department?: string
  readonly departmentEn?: string
  /** Normalised; the first is the main number. */
  readonly phones: readonly string[]
  /** `02-29` if the year is unknown. */
  readonly birthday?: string
  readonly influence: Influence
  /** 1 active, 2 left, 3 deleted. */
  readonly state: '1' | '2' | '3'
  readonly leftAt?: string
  readonly mergedInto?: string
  readonly email?: string
  readonly wechat?: string
  readonly note?: string
  /** Address of the image of the business card. */
  readonly card?: string
  readonly lastContact?: string
  readonly owner?: string
}

/** What a customer needs, by its product and the size of one. */
export interface SimNeed {
  readonly product: string
  readonly capacity?: { readonly value: number; readonly unit: string }
  readonly count?: number
  readonly replace?: true
}

/** An opportunity with the fields of `business/list`; the area that creates it adds others. */
export interface SimBusiness {
  readonly businessId: string
  readonly version: number
  /** Undefined for a company that is no customer yet; `company` is its name. */
  readonly custId?: string
  readonly company?: string
  readonly companyEn?: string
  readonly name: string
  readonly nameEn: string
  /** 1 contact, 2 needs, 3 proposal, 4 bidding, 5 signing, 9 lost. */
  readonly stage: '1' | '2' | '3' | '4' | '5' | '9'
  /** CNY */
  readonly amount?: number
  /** Products as in domain/creation.md 1, the first one with its size. */
  readonly needs?: readonly SimNeed[]
  readonly orgCode: string
  readonly owner: string
  readonly createdAt: string
  /** The lead that it came from. */
  readonly clueId?: string
}

export const companyKind: SimKind<SimCompany> = { name: 'company', id: (record) => record.custId }
export const contactKind: SimKind<SimContact> = { name: 'contact', id: (record) => record.contactId }
export const businessKind: SimKind<SimBusiness> = { name: 'business', id: (record) => record.businessId }
