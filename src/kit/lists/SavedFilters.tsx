import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { AnyFilter } from '#base/wire'
import { useCore, useStore } from '#platform/core'
import { addTexts } from '#platform/i18n'
import { ActionMenu, Button, Chip, Chips, Icon, Sheet, TextField } from '#ui/components'
import type { AnyList } from './defineList'
import type { AnyDraft, FilterDraft } from './FilterScreen'
import en from './saved.en.json'
import zh from './saved.zh-CN.json'
import { filterOf, MOST_SAVED, savedFilters } from './savedFilters'

const useSavedTexts = addTexts(en, zh)
const LONGEST = 20

export interface SavedFiltersProps<F extends AnyFilter> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'change'>
  readonly list: Pick<AnyList, 'route' | 'filters'>
}

/** Filters saved on this device: a tap sets one, its menu removes it with undo; the present one can be added. */
export const SavedFilters = observer(SavedFiltersOf) as typeof SavedFiltersOf

function SavedFiltersOf<F extends AnyFilter>({ draft, list }: SavedFiltersProps<F>) {
  const t = useSavedTexts()
  const { feedback } = useCore()
  const store = useStore(savedFilters)
  const [isNaming, setNaming] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const all = store.of(list)
  const { filter: present, change }: AnyDraft = draft
  const isSet = list.filters.count(present) > 0
  if (!isSet && all.length === 0) return null
  const none = Object.fromEntries(Object.keys(list.filters.entries).map((name) => [name, undefined]))
  const apply = (filter: AnyFilter) => change({ ...none, ...filter, keyword: present.keyword, sort: present.sort })
  const remove = (name: string) => {
    store.put(
      list,
      all.filter((each) => each.name !== name),
    )
    const undo = { label: t('saved.undo'), run: () => store.put(list, all) }
    feedback.toast(t('saved.removed', { name }), { action: undo })
  }
  return (
    <div className="filter__group">
      <div className="filter__label">{t('saved.label')}</div>
      <Chips label={t('saved.label')} wrap>
        {all.map((saved) => {
          const filter = filterOf(list, saved)
          return (
            <Chip key={saved.name} disabled={!filter} onPress={() => filter && apply(filter)}>
              {saved.name}
            </Chip>
          )
        })}
        {isSet && all.length < MOST_SAVED ? (
          <Chip icon={<Icon svg={Plus} />} onPress={() => setNaming(true)}>
            {t('saved.add')}
          </Chip>
        ) : null}
        {all.length > 0 ? <Chip onPress={() => setEditing(true)}>{t('saved.edit')}</Chip> : null}
      </Chips>
      <ActionMenu
        open={isEditing}
        title={t('saved.edit')}
        actions={all.map(({ name }) => ({
          label: t('saved.remove', { name }),
          tone: 'risk' as const,
          onPress: () => remove(name),
        }))}
        onClose={() => setEditing(false)}
      />
      {isNaming ? (
        <NameSheet onName={(name) => store.save(list, name, present)} onClose={() => setNaming(false)} />
      ) : null}
    </div>
  )
}

function NameSheet({ onName, onClose }: { readonly onName: (name: string) => void; readonly onClose: () => void }) {
  const t = useSavedTexts()
  const [name, setName] = useState('')
  const given = name.trim()
  const save = () => {
    onName(given)
    onClose()
  }
  return (
    <Sheet
      open
      title={t('saved.name')}
      onClose={onClose}
      foot={
        <Button variant="brand" wide disabled={given === ''} onPress={save}>
          {t('saved.save')}
        </Button>
      }
    >
      <TextField label={t('saved.name')} value={name} maxLength={LONGEST} onChange={setName} />
    </Sheet>
  )
}
