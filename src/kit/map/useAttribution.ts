import { buildValue } from '#base/config'
import { textIn, useLanguage } from '#platform/i18n'

/** What the provider of the tiles wants to be said on a map, in the app's language; '' on a map without tiles. */
export function useAttribution(): string {
  const language = useLanguage()
  if (!buildValue('MAP_TILES_URL')) return ''
  return textIn(buildValue('MAP_ATTRIBUTION'), buildValue('MAP_ATTRIBUTION_EN'), language)
}
