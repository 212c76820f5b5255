import { PlaceChooser } from '#domain/choosers'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { useTexts } from '../plugin'
import { clueSearchPoi } from '../routes'

/** Searches places around a position (/clueSearchPoi) and returns the one chosen. */
export default function SearchPlaces() {
  const t = useTexts()
  const page = usePageNavigation(clueSearchPoi)
  const search = useSearch(clueSearchPoi)
  return (
    <PlaceChooser
      chooser={clueSearchPoi}
      title={t('title.clueSearchPoi')}
      search={search}
      onSearch={({ keyword }) => page.setSearch({ keyword })}
    />
  )
}
