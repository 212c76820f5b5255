import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import { useState } from 'react'
import { ChoiceRow } from '#src/choosers'
import { ChoiceFilter, DaysFilter, FlagFilter, ListRow, RangeFilter } from '#src/lists'
import { href } from '#src/routes'
import { Avatar, StatusTag, Tag } from '#src/ui'
import { componentsDemo } from '../routes'
import { useTexts } from '../texts'
import { Shown } from './Shown'

const NEEDS = ['heat', 'steam', 'power', 'cooling', 'pv'] as const
interface Filter {
  readonly need?: readonly string[]
  readonly agreed?: boolean
  readonly gasMin?: number | undefined
  readonly gasMax?: number | undefined
  readonly first?: string | undefined
  readonly last?: string | undefined
}

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
  const row = {
    to: href(componentsDemo),
    onOpen: () => undefined,
    title: t('parts.add'),
    lines: [
      { left: t('parts.bills'), right: '4.2 M m³/y' },
      { left: <Tag>{t('need.steam')}</Tag>, right: t('kind.visit') },
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
          swipe={[{ label: t('kind.call'), icon: <Phone />, onPress: () => undefined }]}
          menu={() => [{ label: t('parts.record.openIt'), onPress: () => undefined }]}
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
