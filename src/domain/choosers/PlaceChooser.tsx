import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import * as v from 'valibot'
import type { PlaceRef } from '#base/geo'
import { formatDistance } from '#base/quantities'
import type { Chooser, Search } from '#base/routes'
import { searchPlaces } from '#domain/directory'
import { ListView, useList } from '#kit/lists'
import { defineRecent } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { Button, PageFrame, SearchField } from '#ui/components'
import { ChoiceRow } from './ChoiceRow'
import { useChooserTexts } from './texts'
import './PlaceChooser.css'

/** Estimated height of a row, at the design width. px */
const ROW_HEIGHT = 64

const placeSchema = v.object({
  name: v.string(),
  address: v.string(),
  point: v.object({ lng: v.number(), lat: v.number() }),
})
const recentPlaces = defineRecent<PlaceRef>('choosers.recentPlaces', placeSchema, {
  most: 8,
  isSame: (a, b) => a.name === b.name && a.point.lng === b.point.lng && a.point.lat === b.point.lat,
})

interface Found extends PlaceRef {
  readonly id: string
  /** m */
  readonly distance?: number | undefined
}

/** The address of a page that searches places. */
export interface PlaceSearch {
  readonly keyword?: string | undefined
  /** Around here, GCJ-02. */
  readonly lng?: number | undefined
  readonly lat?: number | undefined
}

export interface PlaceChooserProps {
  readonly chooser: Chooser<Search, PlaceRef>
  readonly title: string
  readonly search: PlaceSearch
  /** Stores the text in the address. */
  readonly onSearch: (change: { readonly keyword: string | undefined }) => void
}

/** A page that searches places around a position and returns the one chosen; those chosen last on top. */
export const PlaceChooser = observer(function PlaceChooser({ chooser, title, search, onSearch }: PlaceChooserProps) {
  const t = useChooserTexts()
  const { http } = useCore()
  const page = usePageNavigation()
  const { keyword: typed = '', lng, lat } = search
  // The address has the blank after a word, too: without it the field would lose it while the next word is typed.
  const keyword = typed.trim()
  const recent = useStore(recentPlaces)
  const [found] = useState(() => new Map<string, Found>())

  const load = useCallback(
    async (_page: number, signal: AbortSignal) => {
      const around = lng === undefined || lat === undefined ? undefined : { lng, lat }
      // Without a text the server returns places nearby, for which it needs a position.
      if (keyword === '' && !around) return { ids: [], total: 0 }
      const places = await http(searchPlaces, { keyword, ...around }, { signal, background: true })
      for (const place of places) found.set(place.id, place)
      return { ids: places.map(({ id }) => id), total: places.length }
    },
    [http, keyword, lng, lat, found],
  )
  const list = useList(`${keyword} ${lng} ${lat}`, load)
  const row = useCallback(
    ({ name, address, point, distance }: Omit<Found, 'id'>) => {
      const note = [distance === undefined ? undefined : formatDistance(distance), address].filter(Boolean).join(' · ')
      const give = () => {
        recent.add({ name, address, point })
        page.answer(chooser, { name, address, point })
      }
      return <ChoiceRow key={`${name} ${point.lng}`} name={name} note={note} isOn={false} isSingle onPress={give} />
    },
    [recent, page, chooser],
  )
  const foundRow = useCallback(
    (id: string) => {
      const place = found.get(id)
      return place ? row(place) : null
    },
    [found, row],
  )
  const isStart = keyword === ''
  return (
    <PageFrame
      plain
      title={title}
      top={
        <SearchField
          label={t('choosers.places.label')}
          value={typed}
          autoFocus={isStart}
          onChange={(text) => onSearch({ keyword: text || undefined })}
        />
      }
    >
      {isStart && recent.items.length > 0 ? (
        <section className="poi__recent" aria-label={t('choosers.places.recent')}>
          <div className="poi__head">
            <h2>{t('choosers.places.recent')}</h2>
            <Button variant="plain" size="small" onPress={recent.clear}>
              {t('choosers.places.clear')}
            </Button>
          </div>
          {recent.items.map(row)}
        </section>
      ) : null}
      {isStart && list.status === 'ready' && list.ids.length > 0 ? (
        <div className="poi__head">
          <h2>{t('choosers.places.near')}</h2>
        </div>
      ) : null}
      <div className="poi">
        <ListView
          list={list}
          label={title}
          row={foundRow}
          rowHeight={ROW_HEIGHT}
          empty={
            isStart
              ? { title: t('choosers.places.promptTitle'), text: t('choosers.places.promptText') }
              : { title: t('choosers.places.noneTitle', { text: keyword }), text: t('choosers.places.noneText') }
          }
        />
      </div>
    </PageFrame>
  )
})
