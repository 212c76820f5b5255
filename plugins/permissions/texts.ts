import { defineTexts } from '#src/plugin'
import type menu from './locales/menu.en.json'

/** Texts that the workbench loads, typed by the keys of the English file. */
export const { text: menuText } = defineTexts<typeof menu>('permissions')
