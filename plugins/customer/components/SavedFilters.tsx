import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useCore, useStore } from '#src/core'
import type { FilterDraft } from '#src/lists'
import { ActionMenu, Button, Chip, Chips, Sheet, TextField } from '#src/ui'
import { type CompanyFilter, companyFilters } from '../rules/filters'
import { savedFilters } from '../stores/savedFilters'
import { useTexts } from '../texts'

const LONGEST = 20
const NONE = Object.fromEntries(Object.keys(companyFilters.entries).map((name) => [name, undefined]))

/** Filters saved on this device: a tap sets one, its menu removes it with undo; the present one can be added. */
export const SavedFilters = observer(function SavedFilters({ draft }: { readonly draft: FilterDraft<CompanyFilter> }) {
  const t = useTexts()
  const { feedback } = useCore()
  const store = useStore(savedFilters)
  const [isNaming, setNaming] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const isSet = companyFilters.count(draft.filter) > 0
  if (!isSet && store.all.length === 0) return null
  const remove = (name: string) => {
    const before = store.all
    store.remove(name)
    feedback.toast(t('saved.removed', { name }), {
      action: { label: t('saved.undo'), run: () => store.restore(before) },
    })
  }
  return (
    <div className="filter__group">
      <div className="filter__label">{t('saved.label')}</div>
      <Chips label={t('saved.label')} wrap>
        {store.all.map((saved) => {
          const filter = store.filterOf(saved)
          return (
            <Chip
              key={saved.name}
              disabled={!filter}
              onPress={() =>
                filter && draft.change({ ...NONE, ...filter, keyword: draft.filter.keyword, sort: draft.filter.sort })
              }
            >
              {saved.name}
            </Chip>
          )
        })}
        {isSet && !store.isFull ? (
          <Chip icon={<Plus aria-hidden="true" />} onPress={() => setNaming(true)}>
            {t('saved.add')}
          </Chip>
        ) : null}
        {store.all.length > 0 ? <Chip onPress={() => setEditing(true)}>{t('saved.edit')}</Chip> : null}
      </Chips>
      <ActionMenu
        open={isEditing}
        title={t('saved.edit')}
        actions={store.all.map(({ name }) => ({
          label: t('saved.remove', { name }),
          tone: 'risk' as const,
          onPress: () => remove(name),
        }))}
        onClose={() => setEditing(false)}
      />
      {isNaming ? (
        <NameSheet onName={(name) => store.save(name, draft.filter)} onClose={() => setNaming(false)} />
      ) : null}
    </div>
  )
})

function NameSheet({ onName, onClose }: { readonly onName: (name: string) => void; readonly onClose: () => void }) {
  const t = useTexts()
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
