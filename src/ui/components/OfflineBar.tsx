import ArrowClockwise from '@phosphor-icons/core/regular/arrow-clockwise.svg'
import CloudSlash from '@phosphor-icons/core/regular/cloud-slash.svg'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { formatNearMoment } from '#base/calendar'
import { useCore, useIsOnline, useReconnect } from '#platform/core'
import { useCoreTexts, useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { outboxRoute } from '#platform/outbox'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { useScrollAnchor } from './useScrollAnchor'
import './OfflineBar.css'

export interface OfflineBarProps {
  /** When the data of the page was loaded, if it was stored on the device. */
  readonly seenAt?: Date | undefined
  /**
   * Reloads what failed for want of a network; undefined if nothing is missing. Called when the network returns, or
   * when the server answers again; the bar stays until the page passes undefined. Must be stable.
   */
  readonly onReload?: (() => void) | undefined
}

/**
 * 'Offline. As of 09:12 · 2 waiting': the one place where a page shows that there is no network (mock `states`), 44 px
 * high. The number opens the outbox. For `PageFrame.notice`.
 */
export const OfflineBar = observer(function OfflineBar({ seenAt, onReload }: OfflineBarProps) {
  const t = useCoreTexts()
  const language = useLanguage()
  const page = usePageNavigation()
  const { unsentCount } = useCore().outbox
  const isOnline = useIsOnline()
  const box = useRef<HTMLDivElement>(null)
  useReconnect(onReload)
  const isShown = !isOnline || onReload !== undefined
  useScrollAnchor(box, isShown)
  return (
    <div ref={box} className="offline" role="status" data-shown={isShown || undefined}>
      {isShown ? (
        <div className="offline__bar">
          <Icon svg={CloudSlash} className="offline__icon" />
          <p className="offline__text">
            <span>{seenAt ? t('offline.asOf', { when: formatNearMoment(seenAt, language) }) : t('offline.now')}</span>
            {unsentCount > 0 ? (
              <>
                <span className="offline__dot"> · </span>
                <button type="button" className="offline__waiting" onClick={() => page.open(outboxRoute)}>
                  {t('offline.waiting', { count: unsentCount })}
                </button>
              </>
            ) : null}
          </p>
          {onReload ? (
            <IconButton label={t('boundary.retry')} onPress={onReload}>
              <Icon svg={ArrowClockwise} />
            </IconButton>
          ) : null}
        </div>
      ) : null}
    </div>
  )
})
