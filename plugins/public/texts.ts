import { defineTexts } from '#platform/plugin'
import type en from './locales/en.json'

/** Texts of the public pages, typed by the keys of the English file. */
export const { useTexts, text } = defineTexts<typeof en>('public')
