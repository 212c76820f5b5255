import Phone from '@phosphor-icons/core/regular/phone.svg'
import { useMemo, useState } from 'react'
import { href } from '#base/routes'
import { by, defineFilters, type FilterOf } from '#base/wire'
import { ChoiceRow, OrganisationsFilter, PeopleFilter, TreeFilter } from '#domain/choosers'
import {
  ChoiceFilter,
  DaysFilter,
  defineList,
  defineRows,
  FlagFilter,
  GroupedFilter,
  ListRow,
  PickFilter,
  RangeFilter,
  RowTags,
  SavedFilters,
} from '#kit/lists'
import { fixedQuery } from '#kit/records'
import { Avatar, Icon, StatusTag } from '#ui/components'
import { useTexts } from '../plugin'
import { componentsDemo } from '../routes'
import { Shown } from './Shown'

const NEEDS = ['heat', 'steam', 'power', 'cooling', 'pv'] as const
const PLACES = [
  { code: '44', name: '广东' },
  { code: '4406', name: '佛山', parent: '44' },
]
const filters = defineFilters({
  need: by.words(NEEDS),
  labels: by.ids,
  areaCodes: by.ids,
  orgIds: by.ids,
  owners: by.ids,
  agreed: by.flag,
  gasMin: by.number,
  gasMax: by.number,
  first: by.day,
  last: by.day,
})
type Filter = FilterOf<typeof filters>
const samples = defineList({
  route: componentsDemo,
  rows: defineRows('public.samples'),
  filters,
  query: () => fixedQuery({ items: [], total: 0 }),
})
/** A loaded value, in the form of a `Resource`. */
const there = <T,>(value: T) => {
  const load = async () => undefined
  return { status: 'ready', error: undefined, value, need: load, load } as const
}
const places = there(PLACES)

export default function ListRowExample() {
  const t = useTexts()
  const [isStarred, setStarred] = useState(true)
  const [chosen, setChosen] = useState<readonly string[]>(['steam'])
  const [filter, setFilter] = useState<Filter>({ need: ['steam'] })
  const draft = {
    filter,
    facets: { need: { heat: 4, steam: 12 } },
    change: (part: Partial<Filter>) => setFilter({ ...filter, ...part }),
  }
  const labels = useMemo(
    () => there(NEEDS.map((need) => ({ id: need, category: 'use', name: t(`need.${need}`) }))),
    [t],
  )
  const row = {
    to: href(componentsDemo),
    onOpen: () => undefined,
    title: t('parts.add'),
    lines: [
      { left: t('parts.bills'), right: '4.2 M m³/y' },
      { left: <RowTags tags={NEEDS.map((need) => t(`need.${need}`))} />, right: t('kind.visit') },
    ],
  }
  return (
    <>
      <Shown state="usual">
        <ListRow
          {...row}
          record="sample:1"
          mark={<Avatar name={row.title} />}
          star={{ isOn: isStarred, label: t('parts.add'), onPress: () => setStarred(!isStarred) }}
          swipe={[{ label: t('kind.call'), icon: <Icon svg={Phone} />, onPress: () => undefined }]}
          onCopy={() => undefined}
        />
        <ListRow {...row} record="sample:2" tag={<StatusTag word="late" tones={{ late: 'risk' }} group="parts" />} />
      </Shown>
      <Shown state="rows">
        {NEEDS.slice(0, 3).map((need) => (
          <ChoiceRow
            key={need}
            name={t(`need.${need}`)}
            isOn={chosen.includes(need)}
            isSingle={false}
            onPress={() => setChosen(chosen.includes(need) ? chosen.filter((one) => one !== need) : [...chosen, need])}
          />
        ))}
      </Shown>
      <Shown state="many">
        <ChoiceFilter
          draft={draft}
          name="need"
          options={NEEDS}
          nameOf={(need) => t(`need.${need}`)}
          label={t('field.need')}
        />
        <GroupedFilter
          draft={draft}
          name="labels"
          items={labels}
          categories={['use']}
          labelOf={() => t('parts.heat')}
        />
        <PickFilter
          draft={draft}
          name="need"
          nameOf={(need) => t(`need.${need as 'heat'}`)}
          choose={async (given) => NEEDS.filter((need) => need === 'heat' || given.includes(need))}
        />
        <OrganisationsFilter draft={draft} name="orgIds" />
        <PeopleFilter draft={draft} name="owners" />
        <TreeFilter draft={draft} name="areaCodes" title={t('filter.areaCodes')} items={places} />
        <SavedFilters draft={draft} list={samples} />
        <FlagFilter draft={draft} name="agreed" label={t('field.agreed')} />
        <RangeFilter
          draft={draft}
          label={t('parts.gas12')}
          fields={['gasMin', 'gasMax']}
          stops={[0, 10_000, 100_000, 1e6, 1e7]}
        />
        <DaysFilter draft={draft} fields={['first', 'last']} labels={[t('parts.firstDay'), t('parts.lastDay')]} />
      </Shown>
    </>
  )
}
