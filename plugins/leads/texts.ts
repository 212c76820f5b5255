import { defineTexts } from '#src/plugin'
import type en from './locales/en'
import type menu from './locales/menu.en.json'

/** The area's texts by the keys of its English files; `menuText` those that the workbench has loaded. */
export const { useTexts, text } = defineTexts<typeof en>('leads')
export const { text: menuText } = defineTexts<typeof menu>('leads')
/** For functions that are handed the texts: `(lead: Lead, t: LeadTexts) => …`. */
export type LeadTexts = typeof text
export type LeadTextKey = Parameters<LeadTexts>[0]
