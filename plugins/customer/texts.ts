import { defineTexts } from '#src/plugin'
import type en from './locales/en'

/** Texts of the area, typed by the keys of its English files. */
export const { useTexts, text } = defineTexts<typeof en>('customer')
/** Type of a `t` parameter: `(company: Company, t: CustomerTexts) => …`. */
export type CustomerTexts = typeof text
