import { defineTexts } from '#src/plugin'
import type en from './locales/en.json'

/** The texts of the public pages by the keys of their English file. */
export const { useTexts, text } = defineTexts<typeof en>('public')
