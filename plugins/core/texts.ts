import { defineTexts } from '#src/plugin'
import type en from './locales/en.json'

/** The core's own texts by the keys of its English file. */
export const { useTexts, text } = defineTexts<typeof en>('core')
export type OwnTexts = typeof text
