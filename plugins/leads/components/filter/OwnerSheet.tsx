import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { nameIn, useLanguage } from '#src/i18n'
import { Button, OptionList, Sheet } from '#src/ui'
import { useTexts } from '../../texts'
import { useOwners } from './useOwners'

interface OwnerSheetProps {
  readonly chosen: readonly string[]
  readonly onChoose: (owners: readonly string[]) => void
  readonly onClose: () => void
}

/** Sheet to choose owners among those of the leads loaded so far. */
export const OwnerSheet = observer(function OwnerSheet({ chosen, onChoose, onClose }: OwnerSheetProps) {
  const t = useTexts()
  const language = useLanguage()
  const owners = useOwners(chosen)
  const [ids, setIds] = useState<readonly string[]>(chosen)
  const apply = () => {
    onChoose(ids)
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filter.owner')}
      foot={
        <Button variant="brand" onPress={apply}>
          {t('filter.apply')}
        </Button>
      }
    >
      <p className="filter__hint">{t('filter.ownerHint')}</p>
      <OptionList
        label={t('filter.owner')}
        options={owners.map((owner) => ({ value: owner.id, label: nameIn(owner, language) }))}
        value={ids}
        onChange={setIds}
        kind="many"
      />
    </Sheet>
  )
})
