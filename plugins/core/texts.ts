import { defineTexts } from '#platform/plugin'
import type en from './locales/en.json'

/** Texts of the core's own pages, typed by the keys of the English file. */
export const { useTexts, text } = defineTexts<typeof en>('core')
export type OwnTexts = typeof text
