import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { TreeSheet } from '#src/choosers'
import { useStore } from '#src/core'
import { directoryStore } from '#src/directory'
import { listIn, nameIn, useLanguage } from '#src/i18n'
import { usePageNavigation } from '#src/navigation'
import { Cell, Switch } from '#src/ui'
import { clueScreenIndustry } from '../../routes'
import type { LeadFilter, MapTab } from '../../rules/filters'
import { leadAreas } from '../../stores/dictionaries'
import { useTexts } from '../../texts'
import { OwnerSheet } from './OwnerSheet'
import { useOwners } from './useOwners'

interface FilterRowsProps {
  readonly tab: MapTab
  readonly filter: LeadFilter
  readonly onChange: (change: Partial<LeadFilter>) => void
}

/** Filters with long lists: each row shows the current choice and opens its list. */
export const FilterRows = observer(function FilterRows({ tab, filter, onChange }: FilterRowsProps) {
  const page = usePageNavigation()
  const t = useTexts()
  const language = useLanguage()
  // Neither is asked for here: their choosers do.
  const areas = useStore(leadAreas)
  const industries = useStore(directoryStore).dictionary('industry')
  const [open, setOpen] = useState<'area' | 'owner'>()
  const { areaCodes = [], industries: branches = [], owners = [], followed = false } = filter
  const people = useOwners(owners)
  const close = () => setOpen(undefined)

  // Names if the dictionary is loaded, else the count: a row must not wait for a dictionary.
  const words = (chosen: readonly string[], nameOf: (code: string) => string | undefined) => {
    if (chosen.length === 0) return t('filter.none')
    const names = chosen.map(nameOf)
    return names.every((name) => name !== undefined)
      ? listIn(names, language)
      : t('filter.chosen', { count: chosen.length })
  }
  const industryName = (code: string) => (industries.get(code) ? industries.name(code) : undefined)
  const ownerName = (id: string) => {
    const person = people.find((each) => each.id === id)
    return person && nameIn(person, language)
  }
  const chooseIndustries = async () => {
    const chosen = await page.choose(clueScreenIndustry, { industries: [...branches] })
    if (chosen) onChange({ industries: [...chosen] })
  }

  return (
    <div className="filter__rows">
      <Cell
        title={t('filter.area')}
        value={words(areaCodes, (code) => areas.value?.find((area) => area.code === code)?.name)}
        onPress={() => setOpen('area')}
      />
      <Cell
        title={t('filter.industry')}
        value={words(branches, industryName)}
        onPress={() => void chooseIndustries()}
      />
      {tab === 'org' ? (
        <Cell title={t('filter.owner')} value={words(owners, ownerName)} onPress={() => setOpen('owner')} />
      ) : null}
      <Switch
        label={t('filter.followed')}
        checked={followed}
        onChange={(on) => onChange({ followed: on || undefined })}
      />
      {open === 'area' ? (
        <TreeSheet
          title={t('filter.areas')}
          searchLabel={t('filter.searchArea')}
          items={areas}
          chosen={areaCodes}
          onChoose={(codes) => onChange({ areaCodes: codes })}
          onClose={close}
        />
      ) : null}
      {open === 'owner' ? (
        <OwnerSheet chosen={owners} onChoose={(ids) => onChange({ owners: [...ids] })} onClose={close} />
      ) : null}
    </div>
  )
})
