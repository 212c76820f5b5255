import CloudSlash from '@phosphor-icons/core/regular/cloud-slash.svg'
import { Media } from '#kit/attachments'
import { Icon, Notice, Tag } from '#ui/components'
import type { CheckInRecord } from './checkIn'
import { useCheckInTexts, useCheckInWords } from './useCheckInWords'
import './CheckIn.css'
import { observer } from 'mobx-react-lite'
import type { Point } from '#base/geo'
import { ZONE_RADIUS } from '#domain/checkIn/rules'
import { StripMap, type StripMapProps } from '#kit/map'
import { useCore } from '#platform/core'

/** The contents of a check-in: text, place, weak signals, its review, photos, recordings. */
export function CheckInBody({ record }: { readonly record: CheckInRecord }) {
  const words = useCheckInWords()
  const { photos, audio } = record
  const facts = [words.address(record), words.distance(record), words.accuracy(record), words.dwell(record)]
  const place = facts.filter(Boolean).join(' · ')
  const said = words.said(record)
  return (
    <>
      {said ? <p className="checkin-record__text">{said}</p> : null}
      {place ? <p className="checkin-record__facts num">{place}</p> : null}
      <div className="checkin-record__tags">
        {words.odd(record).map((word) => (
          <Tag key={word} tone="warn">
            {word}
          </Tag>
        ))}
      </div>
      {words.since(record).map((word) => (
        <p key={word} className="checkin-record__text">
          {word}
        </p>
      ))}
      <Media photos={photos} audio={audio} />
    </>
  )
}

/** That a check-in without network stays on this phone, and how many wait there. */
export const OfflineNotice = observer(function OfflineNotice() {
  const t = useCheckInTexts()
  const { outbox } = useCore()
  if (outbox.isOnline) return null
  return (
    <Notice tone="warn" role="status" icon={<Icon svg={CloudSlash} />}>
      <span className="checkin-offline">
        <span>
          <b>{t('checkIn.offlineTitle')}</b> {t('checkIn.offlineText')}
        </span>
        {outbox.unsentCount > 0 ? <b className="num">{t('checkIn.waiting', { count: outbox.unsentCount })}</b> : null}
      </span>
    </Notice>
  )
})

interface CheckInMapProps extends Pick<StripMapProps, 'label' | 'me' | 'isCovered'> {
  /** The site. */
  readonly point: Point
}

/** A still map of a site with its zone, and of a position beside it. */
export function CheckInMap(map: CheckInMapProps) {
  const t = useCheckInTexts()
  return <StripMap {...map} zone={{ radius: ZONE_RADIUS, label: t('checkIn.zone') }} />
}
