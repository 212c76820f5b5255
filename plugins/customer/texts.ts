import { defineTexts } from '#platform/plugin'
import type en from './locales/en'
import type menu from './locales/menu.en.json'

/** Texts of the area, typed by the keys of its English files. */
export const { useTexts, text } = defineTexts<typeof en>('customer')
export const { text: menuText } = defineTexts<typeof menu>('customer')
/** Type of a `t` parameter: `(company: Company, t: CustomerTexts) => …`. */
export type CustomerTexts = typeof text
