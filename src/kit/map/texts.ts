import { lazyOnce } from '#base/loading'
import { addTexts, type KeyOf, loadTexts, registerTexts, type TextFunction, useTextsOf } from '#platform/i18n'
import en from './onMap.en.json'
import zh from './onMap.zh-CN.json'
import type english from './texts.en.json'

/** Under this name the texts of maps are loaded, with the first map. */
export const MAP_TEXTS = 'map'

registerTexts(MAP_TEXTS, {
  // These texts are part of the map's chunk, which is loaded anyway.
  en: async () => ({ default: (await import('./LiveMap')).englishTexts }),
  'zh-CN': () => import('./texts.zh-CN.json'),
})

/** The code of the map, Leaflet and the texts: loaded with the first map, once. */
export const loadLiveMap = lazyOnce(async () => {
  const [module] = await Promise.all([import('./LiveMap'), loadTexts(MAP_TEXTS)])
  return module.default
})

/** Texts of maps in a component, typed by the keys of the English file. */
export const useMapTexts = (): TextFunction<KeyOf<typeof english>> => useTextsOf(MAP_TEXTS)

/** The texts of everything on and beside a map: sheet, bar, route, place. */
export const useOnMapTexts = addTexts(en, zh)
