import { addTexts } from '#src/i18n'
import en from '../i18n/onMap.en.json'
import zh from '../i18n/onMap.zh-CN.json'

/** The texts of what stands on and beside a map: sheet, bar, route, place. */
export const useOnMapTexts = addTexts(en, zh)
