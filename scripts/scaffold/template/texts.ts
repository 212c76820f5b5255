import { defineTexts } from '#platform/plugin'
import type en from './locales/en'

/** Texts of the area, typed by the keys of its English file. */
export const { useTexts } = defineTexts<typeof en>('sample-things')
