import { useCallback } from 'react'
import type { PlaceRef } from '#base/geo'
import { placePicker, searchPlaces } from '#domain/directory'
import { useCore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { type Find, PickList } from '../components/pick/PickList'
import { useTexts } from '../plugin'
import type { RecentChoice } from '../stores/recentChoices'

/** Chooses a place by its name or address (/x/core/place). */
export default function PlacePicker() {
  const t = useTexts()
  const { http } = useCore()
  const { keyword } = useSearch(placePicker)
  const find = useCallback<Find>(
    async (text, _page, signal) => {
      if (text.trim() === '') return { items: [], total: 0 }
      const places = await http(searchPlaces, { keyword: text.trim() }, { signal, background: true })
      const items = places.map(({ id, name, address, point }) => ({
        value: { id, name, address, point },
        note: address,
      }))
      return { items, total: items.length }
    },
    [http],
  )
  return (
    <PickList
      chooser={placePicker}
      title={t('pick.place')}
      searchLabel={t('pick.searchPlace')}
      find={find}
      text={keyword}
      prompt={t('pick.placePrompt')}
      answer={placeOf}
    />
  )
}

function placeOf([place]: readonly RecentChoice[]): PlaceRef {
  if (!place?.point) throw new Error('a place without a point')
  return { name: place.name, address: place.address ?? '', point: place.point }
}
