import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { TreeField } from '#src/choosers'
import { useStore } from '#src/core'
import { errorText } from '#src/http'
import { useCoreTexts } from '#src/i18n'
import { useNeeded } from '#src/records'
import { Button, RetryRow, Sheet, SkeletonRows } from '#src/ui'
import { leadAreas } from '../../stores/dictionaries'
import { useTexts } from '../../texts'

interface AreaSheetProps {
  readonly chosen: readonly string[]
  readonly onChoose: (codes: string[]) => void
  readonly onClose: () => void
}

/** Provinces, cities and districts that have leads. */
export const AreaSheet = observer(function AreaSheet({ chosen, onChoose, onClose }: AreaSheetProps) {
  const t = useTexts()
  const app = useCoreTexts()
  const areas = useNeeded(useStore(leadAreas))
  const [codes, setCodes] = useState([...chosen])
  const apply = () => {
    onChoose(codes)
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filter.areas')}
      foot={
        <Button variant="brand" onPress={apply}>
          {t('filter.apply')}
        </Button>
      }
    >
      {areas.status === 'failed' ? (
        <RetryRow text={errorText(areas.error, app)} onRetry={areas.load} />
      ) : areas.value === undefined ? (
        <SkeletonRows />
      ) : (
        <TreeField
          label={t('filter.areas')}
          searchLabel={t('filter.searchArea')}
          items={areas.value}
          chosen={codes}
          onChange={setCodes}
        />
      )}
    </Sheet>
  )
})
