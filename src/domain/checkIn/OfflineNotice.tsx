import { CloudSlash } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { observer } from 'mobx-react-lite'
import { useCore } from '#platform/core'
import { Notice } from '#ui/components'
import { useCheckInTexts } from './texts'

/** That a check-in without network stays on this phone, and how many wait there. */
export const OfflineNotice = observer(function OfflineNotice() {
  const t = useCheckInTexts()
  const { outbox } = useCore()
  if (outbox.isOnline) return null
  return (
    <Notice tone="warn" role="status" icon={<CloudSlash aria-hidden="true" />}>
      <span className="checkin-offline">
        <span>
          <b>{t('checkIn.offlineTitle')}</b> {t('checkIn.offlineText')}
        </span>
        {outbox.unsentCount > 0 ? <b className="num">{t('checkIn.waiting', { count: outbox.unsentCount })}</b> : null}
      </span>
    </Notice>
  )
})
