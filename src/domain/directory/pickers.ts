import type { PlaceRef } from '#base/geo'
import { defineChooser, flag, list, number, optional, string } from '#base/routes'

/** The result of a picker and the value of a form: the id, and the name so that it can be shown without a call. */
export interface Ref {
  readonly id: string
  readonly name: string
  readonly nameEn?: string | undefined
}
/** An employee; the id is the login name. */
export interface PersonRef extends Ref {
  readonly orgCode?: string | undefined
}
/** A company; the id is its `custId`, or its `clueId` where leads may be chosen too. */
export interface CompanyRef extends Ref {
  readonly creditCode?: string | undefined
}

/**
 * Ids chosen so far, read at every opening, and the maximum number of entries: default 1, then a tap returns the
 * choice.
 */
const choice = { chosen: optional(list), most: optional(number) }

/** Pickers that every area may open with `page.choose` (kit 2.18). */
export const peoplePicker = defineChooser<readonly PersonRef[]>()('/x/core/people', {
  /** `within`: only people of this organisation and below. */
  search: { ...choice, within: optional(string) },
})
/** Page that chooses organisations. */
export const organisationPicker = defineChooser<readonly string[]>()('/x/core/organisation', { search: choice })
/** Page that chooses a company. */
export const companyPicker = defineChooser<readonly CompanyRef[]>()('/x/core/company', {
  /** `leads`: also leads, which are found by their name. */
  search: { ...choice, leads: optional(flag) },
})
/** Page that chooses contacts. */
export const contactPicker = defineChooser<readonly Ref[]>()('/x/core/contact', {
  search: { ...choice, custId: optional(string) },
})
/** Page that chooses opportunities. */
export const businessPicker = defineChooser<readonly Ref[]>()('/x/core/business', {
  search: { ...choice, custId: optional(string) },
})
/** Page that chooses a place. */
export const placePicker = defineChooser<PlaceRef>()('/x/core/place', { search: { keyword: optional(string) } })
