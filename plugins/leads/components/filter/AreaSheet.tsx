import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { TreeField } from '#src/choosers'
import { useStore } from '#src/core'
import { errorText } from '#src/http'
import { useCoreTexts } from '#src/i18n'
import { Button, RetryRow, Sheet, SkeletonRows } from '#src/ui'
import { leadListStore } from '../../stores/LeadListStore'
import { useTexts } from '../../texts'
import { useLoad } from './useLoad'

interface AreaSheetProps {
  readonly chosen: readonly string[]
  readonly onChoose: (codes: string[]) => void
  readonly onClose: () => void
}

/** Provinces, cities and districts that have leads. */
export const AreaSheet = observer(function AreaSheet({ chosen, onChoose, onClose }: AreaSheetProps) {
  const t = useTexts()
  const app = useCoreTexts()
  const facts = useStore(leadListStore)
  const [codes, setCodes] = useState([...chosen])
  const { error, retry } = useLoad(facts.loadAreas)
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
      {error !== undefined ? (
        <RetryRow text={errorText(error, app)} onRetry={retry} />
      ) : facts.areas === undefined ? (
        <SkeletonRows />
      ) : (
        <TreeField
          label={t('filter.areas')}
          searchLabel={t('filter.searchArea')}
          items={facts.areas}
          chosen={codes}
          onChange={setCodes}
        />
      )}
    </Sheet>
  )
})
