import MapPin from '@phosphor-icons/core/regular/map-pin.svg'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { distanceBetween, type Point } from '#base/geo'
import { listCities } from '#domain/directory'
import { ResourceView } from '#kit/detail'
import { defineRecent, defineResource, queryOf, type Resource, useNeeded, useResource } from '#kit/records'
import { currentPosition, useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { Cell, CellList, Chip, Chips, Icon, PageFrame, SearchField } from '#ui/components'
import { type City, findCities, IndexList, loadCities } from '#ui/indexes'
import { useChooserTexts } from './texts'
import './CityChooser.css'

/** Cities that are offered first. */
const MOST_RECENT = 6
const MOST_HOT = 12
/** No prefecture reaches further from its seat. m */
const MOST_AWAY = 500_000

/** Cities of the back end with their seats; without it the app's own table is enough to choose one. */
const cityFacts = defineResource('choosers.cities', () => queryOf(listCities, {}))

/** Codes of the cities that were chosen last. */
const recentCities = defineRecent('choosers.recentCities', v.string(), {
  most: MOST_RECENT,
  isSame: (a, b) => a === b,
})

export interface CityChooserProps {
  readonly title: string
  readonly onChoose: (city: Pick<City, 'code' | 'name'>) => void
}

/** A page that chooses a city: where the user is, the last ones, hot ones, by letter, by name or pinyin. */
export const CityChooser = observer(function CityChooser({ title, onChoose }: CityChooserProps) {
  const t = useChooserTexts()
  const language = useLanguage()
  const recent = useStore(recentCities)
  // The app's own table is enough; what the back end adds may fail.
  const seats = useNeeded(useStore(cityFacts))
  const facts = seats.value ?? []
  const cities = useResource(loadCities)
  const [text, setText] = useState('')
  const choose = ({ code, name }: City) => {
    recent.add(code)
    onChoose({ code, name })
  }
  const nameOf = ({ name, nameEn }: City) => (language === 'en' ? nameEn : name)
  const cellOf = (city: City) => ({
    title: nameOf(city),
    note: language === 'en' ? city.name : facts.find(({ code }) => code === city.code)?.province,
    onPress: () => choose(city),
  })
  const row = (city: City) => <Cell {...cellOf(city)} />
  const found = (all: readonly City[]) => {
    const cells = findCities(all, text).map((city) => ({ ...cellOf(city), record: `city:${city.code}` }))
    if (cells.length === 0) return <p className="section__empty">{t('choosers.city.none', { text: text.trim() })}</p>
    return <CellList cells={cells} />
  }
  const offered = (label: string, codes: readonly string[], all: readonly City[]) => {
    const named = codes.flatMap((code) => all.find((city) => city.code === code) ?? [])
    return named.length === 0 ? null : (
      <div className="city__offer">
        <p className="city__label" aria-hidden="true">
          {label}
        </p>
        <Chips label={label} wrap>
          {named.map((city) => (
            <Chip key={city.code} onPress={() => choose(city)}>
              {nameOf(city)}
            </Chip>
          ))}
        </Chips>
      </div>
    )
  }
  const hot = facts.flatMap(({ code, hot: isHot }) => (isHot ? [code] : [])).slice(0, MOST_HOT)
  return (
    <PageFrame
      plain
      title={title}
      top={
        <SearchField
          label={t('choosers.city.search')}
          placeholder={t('choosers.city.searchHint')}
          value={text}
          onChange={setText}
        />
      }
    >
      <ResourceView section={cities}>
        {(all) =>
          text.trim() === '' ? (
            <>
              <Located cities={all} seats={seats} row={row} />
              {offered(t('choosers.city.recent'), recent.items, all)}
              {offered(t('choosers.city.hot'), hot, all)}
              <IndexList
                label={t('choosers.city.all')}
                items={all}
                keyOf={({ code }) => code}
                letterOf={({ letter }) => letter}
                row={row}
              />
            </>
          ) : (
            found(all)
          )
        }
      </ResourceView>
    </PageFrame>
  )
})

interface Seat {
  readonly code: string
  readonly point?: Point | undefined
}

interface LocatedProps {
  readonly cities: readonly City[]
  readonly seats: Resource<readonly Seat[]>
  readonly row: (city: City) => ReactNode
}

/** The city whose seat is nearest to the user, unless all are far away. */
const Located = observer(function Located({ cities, seats, row }: LocatedProps) {
  const t = useChooserTexts()
  const where = useStore(currentPosition)
  const { value: here, status } = useResource(() => where.find())
  const near = here && nearestTo(here, seats.value ?? [])
  const city = cities.find(({ code }) => code === near)
  // The position is known, but not which city is there.
  if (here && seats.status === 'failed') return null
  const isLocating = status === 'loading' || (here !== undefined && seats.pending)
  return (
    <div className="city__offer">
      <p className="city__label">{t('choosers.city.located')}</p>
      {city ? (
        row(city)
      ) : (
        <Cell icon={<Icon svg={MapPin} />} title={t(isLocating ? 'choosers.city.locating' : 'choosers.city.unknown')} />
      )}
    </div>
  )
})

function nearestTo(here: Point, seats: readonly Seat[]): string | undefined {
  let nearest: { readonly code: string; readonly distance: number } | undefined
  for (const { code, point } of seats) {
    const distance = point ? distanceBetween(here, point) : Number.POSITIVE_INFINITY
    if (distance < (nearest?.distance ?? MOST_AWAY)) nearest = { code, distance }
  }
  return nearest?.code
}
