import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { formatDistance } from '#src/calendar'
import { ChoiceRow } from '#src/choosers'
import { useCore, useStore } from '#src/core'
import { type PlaceRef, searchPlaces } from '#src/directory'
import { ListView, useList } from '#src/lists'
import { usePageNavigation, useSearch } from '#src/navigation'
import { Button, PageFrame, SearchField } from '#src/ui'
import { clueSearchPoi } from '../routes'
import { recentPlacesStore } from '../stores/recentPlaces'
import { useTexts } from '../texts'
import '../components/map/SearchPlaces.css'

/** Estimated height of a row, at the design width. px */
const ROW_HEIGHT = 64

interface Found extends PlaceRef {
  readonly id: string
  /** m */
  readonly distance?: number | undefined
}

/** Searches places around a position (/clueSearchPoi) and answers with the one chosen. */
export default observer(function SearchPlaces() {
  const t = useTexts()
  const { http } = useCore()
  const page = usePageNavigation(clueSearchPoi)
  const { keyword = '', lng, lat } = useSearch(clueSearchPoi)
  const recent = useStore(recentPlacesStore)
  const [found] = useState(() => new Map<string, Found>())

  const load = useCallback(
    async (_page: number, signal: AbortSignal) => {
      const around = lng === undefined || lat === undefined ? undefined : { lng, lat }
      // Without a text the server tells what is near; without a position there is nothing to tell.
      if (keyword === '' && !around) return { ids: [], total: 0 }
      const places = await http(searchPlaces, { keyword, ...around }, { signal, background: true })
      for (const place of places) found.set(place.id, place)
      return { ids: places.map(({ id }) => id), total: places.length }
    },
    [http, keyword, lng, lat, found],
  )
  const list = useList(`${keyword} ${lng} ${lat}`, load)
  const give = useCallback(
    ({ name, address, point }: PlaceRef) => {
      const place = { name, address, point }
      recent.add(place)
      page.answer(clueSearchPoi, place)
    },
    [recent, page],
  )
  const row = useCallback(
    (id: string) => {
      const place = found.get(id)
      if (!place) return null
      const { name, address, distance } = place
      const note = [distance === undefined ? undefined : formatDistance(distance), address].filter(Boolean).join(' · ')
      return <ChoiceRow name={name} note={note} isOn={false} isSingle onPress={() => give(place)} />
    },
    [found, give],
  )
  const isStart = keyword === ''
  return (
    <PageFrame
      plain
      title={t('title.clueSearchPoi')}
      top={
        <SearchField
          label={t('poi.label')}
          value={keyword}
          autoFocus={isStart}
          onChange={(text) => page.setSearch({ keyword: text.trim() || undefined })}
        />
      }
    >
      {isStart && recent.places.length > 0 ? (
        <section className="poi__recent" aria-label={t('poi.recent')}>
          <div className="poi__head">
            <h2>{t('poi.recent')}</h2>
            <Button variant="plain" size="small" onPress={recent.clear}>
              {t('poi.clear')}
            </Button>
          </div>
          {recent.places.map((place) => (
            <ChoiceRow
              key={`${place.name} ${place.point.lng}`}
              name={place.name}
              note={place.address}
              isOn={false}
              isSingle
              onPress={() => give(place)}
            />
          ))}
        </section>
      ) : null}
      {isStart && list.status === 'ready' && list.ids.length > 0 ? (
        <div className="poi__head">
          <h2>{t('poi.near')}</h2>
        </div>
      ) : null}
      <div className="poi">
        <ListView
          list={list}
          label={t('title.clueSearchPoi')}
          row={row}
          rowHeight={ROW_HEIGHT}
          empty={
            isStart
              ? { title: t('poi.promptTitle'), text: t('poi.promptText') }
              : { title: t('poi.noneTitle', { text: keyword }), text: t('poi.noneText') }
          }
        />
      </div>
    </PageFrame>
  )
})
