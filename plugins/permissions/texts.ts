import { defineTexts } from '#platform/plugin'
import type en from './locales/en'
import type menu from './locales/menu.en.json'

/** Texts of the area, typed by the keys of its English files; `menuText`: only those that the workbench loads. */
export const { useTexts } = defineTexts<typeof en>('permissions')
export const { text: menuText } = defineTexts<typeof menu>('permissions')
