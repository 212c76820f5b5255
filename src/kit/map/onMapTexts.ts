import { addTexts } from '#platform/i18n'
import en from './onMap.en.json'
import zh from './onMap.zh-CN.json'

/** The texts of what stands on and beside a map: sheet, bar, route, place. */
export const useOnMapTexts = addTexts(en, zh)
