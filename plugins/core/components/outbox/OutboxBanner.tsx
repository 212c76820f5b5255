import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import CloudArrowUp from '@phosphor-icons/core/regular/cloud-arrow-up.svg'
import WarningCircle from '@phosphor-icons/core/regular/warning-circle.svg'
import { observer } from 'mobx-react-lite'
import { useCore, useIsOnline } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { Icon } from '#ui/components'
import { useTexts } from '../../plugin'
import { outbox as outboxPage } from '../../routes'
import './OutboxBanner.css'

/** Link to the outbox with the number of unsent entries; nothing if there are none, or if the offline bar shows it. */
export const OutboxBanner = observer(function OutboxBanner() {
  const page = usePageNavigation()
  const t = useTexts()
  const { outbox } = useCore()
  const isOnline = useIsOnline()
  const { unsentCount, attention } = outbox
  if (unsentCount === 0 || (attention === 0 && !isOnline)) return null
  return (
    <button
      type="button"
      className={attention > 0 ? 'outbox-banner outbox-banner--risk' : 'outbox-banner'}
      onClick={() => page.open(outboxPage)}
    >
      {attention > 0 ? <Icon svg={WarningCircle} /> : <Icon svg={CloudArrowUp} />}
      <span>
        {attention > 0
          ? t('outbox.banner.attention', { count: attention })
          : t('outbox.banner.sends', { count: unsentCount })}
      </span>
      <Icon svg={CaretRight} />
    </button>
  )
})
