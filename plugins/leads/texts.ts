import { defineTexts } from '#platform/plugin'
import type en from './locales/en'
import type menu from './locales/menu.en.json'

/** Texts of the area, typed by the keys of its English files; `menuText`: only the texts that the workbench loads. */
export const { useTexts, text } = defineTexts<typeof en>('leads')
export const { text: menuText } = defineTexts<typeof menu>('leads')
/** Type of a `t` parameter: `(lead: Lead, t: LeadTexts) => …`. */
export type LeadTexts = typeof text
export type LeadTextKey = Parameters<LeadTexts>[0]
