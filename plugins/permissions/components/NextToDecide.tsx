import { observer } from 'mobx-react-lite'
import { useNeeded } from '#kit/records'
import { useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { Button } from '#ui/components'
import { useTexts } from '../plugin'
import { toDecide } from '../records'
import { record, recordDetail } from '../routes'

/**
 * Below an application that is decided: leads to the next one that waits for the user; to their list if that failed.
 */
export const NextToDecide = observer(function NextToDecide({ id }: { readonly id: string }) {
  const t = useTexts()
  const page = usePageNavigation()
  const { value, status } = useNeeded(useStore(toDecide))
  if (!value)
    return status === 'failed' ? (
      <Button variant="brand" wide onPress={() => page.replace(record, { tab: 'toApprove' })}>
        {t('title.record')}
      </Button>
    ) : null
  const next = value.items.find((application) => application.id !== id)
  return next ? (
    <Button variant="brand" wide onPress={() => page.replace(recordDetail, { id: next.id })}>
      {t('next', { count: value.total })}
    </Button>
  ) : null
})
