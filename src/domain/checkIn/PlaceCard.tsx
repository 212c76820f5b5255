import CheckCircleFill from '@phosphor-icons/core/fill/check-circle-fill.svg'
import WarningCircleFill from '@phosphor-icons/core/fill/warning-circle-fill.svg'
import ArrowClockwise from '@phosphor-icons/core/regular/arrow-clockwise.svg'
import Clock from '@phosphor-icons/core/regular/clock.svg'
import Crosshair from '@phosphor-icons/core/regular/crosshair.svg'
import MapPin from '@phosphor-icons/core/regular/map-pin.svg'
import { formatNearMoment } from '#base/calendar'
import type { Point } from '#base/geo'
import { formatDistance } from '#base/quantities'
import { dwellMinutes, type Fix, POOR_ACCURACY, ZONE_RADIUS, zoneOf } from '#domain/checkIn/rules'
import { StripMap } from '#kit/map'
import { useCore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { Button, Icon, InlineError, SkeletonLines, useNow } from '#ui/components'
import type { Arrival } from './arrival'
import { CheckInMap } from './CheckInBody'
import { useCheckInTexts, useCheckInWords } from './useCheckInWords'
import type { FoundFix } from './useFix'
import './CheckIn.css'

export interface PlaceCardProps {
  /** Of the site. */
  readonly name: string
  /** The site's place; undefined if it has none. */
  readonly place: Point | undefined
  /** The site is loaded. */
  readonly isKnown: boolean
  readonly position: FoundFix
  readonly arrival?: Arrival | undefined
  /** Marks the site's place, or moves it to `here`; absent if the user may not. */
  readonly onMark: ((here?: Point) => void) | undefined
  /** The position is missing. */
  readonly error: string | undefined
}

/** Where the user is: a map, accuracy and age of the position, and whether it is inside the zone of the site. */
export function PlaceCard({ name, place, isKnown, position, arrival, onMark, error }: PlaceCardProps) {
  const t = useCheckInTexts()
  const { fix } = position
  return (
    <section className="checkin-place" aria-label={t('checkIn.map')}>
      {/* Its room is kept from the beginning: a map that comes late would move the fields below. */}
      <div className="checkin-place__map">
        {place ? (
          <CheckInMap label={t(fix ? 'checkIn.map' : 'checkIn.mapAlone')} point={place} me={fix} isCovered />
        ) : (
          <StripMap label={t('checkIn.map')} me={fix} isCovered />
        )}
        <FixPill position={position} />
      </div>
      <Where name={name} place={place} isKnown={isKnown} position={position} onMark={onMark} />
      <Facts fix={fix} arrival={arrival} />
      {error ? <InlineError text={error} onRetry={position.locate} /> : null}
    </section>
  )
}

/** Accuracy and age of the position; a tap refetches it. */
function FixPill({ position: { fix, state, locate } }: { position: FoundFix }) {
  const t = useCheckInTexts()
  const { accuracy: accuracyText } = useCheckInWords()
  const now = useNow(5000)
  const words = () => {
    if (!fix) return t(state === 'asking' ? 'checkIn.finding' : 'checkIn.noFix')
    const seconds = Math.max(0, Math.round((now - fix.at) / 1000))
    const accuracy = accuracyText(fix) ?? t('checkIn.noAccuracy')
    const age =
      seconds < 5
        ? t('checkIn.now')
        : seconds < 60
          ? t('checkIn.seconds', { count: seconds })
          : t('checkIn.minutes', { count: Math.floor(seconds / 60) })
    return t('checkIn.age', { accuracy, age })
  }
  const text = words()
  return (
    <button
      type="button"
      className="checkin-pill num"
      aria-label={`${text}. ${t('checkIn.retry')}`}
      aria-busy={state === 'asking'}
      onClick={() => void locate()}
    >
      <Icon svg={Crosshair} />
      <span aria-hidden="true">{text}</span>
      <Icon svg={ArrowClockwise} className={state === 'asking' ? 'checkin-pill__turning' : undefined} />
    </button>
  )
}

function Where({ name, place, isKnown, position, onMark }: Omit<PlaceCardProps, 'arrival' | 'error'>) {
  const t = useCheckInTexts()
  const { host } = useCore()
  const { fix, state, locate } = position
  if (!fix && (state === 'failed' || state === 'denied')) {
    const isDenied = state === 'denied'
    return (
      <State
        tone="warn"
        title={t(isDenied ? 'checkIn.denied' : 'checkIn.failed')}
        text={t(isDenied ? 'checkIn.deniedText' : 'checkIn.failedText')}
      >
        <Button variant="soft" size="small" onPress={isDenied ? () => host.openSettings({ page: 'location' }) : locate}>
          {t(isDenied ? 'checkIn.settings' : 'checkIn.retry')}
        </Button>
      </State>
    )
  }
  if (fix && !isKnown) return <SkeletonLines count={2} />
  if (!fix) return <State tone="plain" title={t('checkIn.finding')} text={name} />
  const poor = fix.accuracy !== undefined && fix.accuracy > POOR_ACCURACY ? t('checkIn.poor') : undefined
  if (!place || fix.distance === undefined)
    return (
      <State tone="warn" title={t('checkIn.noPlace', { name })} text={t('checkIn.noPlaceText')} more={poor}>
        {onMark && (
          <Button variant="soft" size="small" onPress={() => onMark()}>
            {t('checkIn.markPlace')}
          </Button>
        )}
      </State>
    )
  const zone = zoneOf(fix.distance, fix.accuracy, ZONE_RADIUS)
  return (
    <State
      tone={zone === 'inside' ? 'good' : 'warn'}
      title={t(`checkIn.${zone}`, { name })}
      text={t(`checkIn.${zone}Text`, { distance: formatDistance(fix.distance) })}
      more={poor}
    >
      {onMark && zone === 'outside' && (
        <Button variant="soft" size="small" onPress={() => onMark({ lng: fix.lng, lat: fix.lat })}>
          {t('checkIn.movePin')}
        </Button>
      )}
    </State>
  )
}

interface StateProps {
  readonly tone: 'good' | 'warn' | 'plain'
  readonly title: string
  readonly text: string
  readonly more?: string | undefined
  readonly children?: React.ReactNode
}

function State({ tone, title, text, more, children }: StateProps) {
  const icon = tone === 'good' ? CheckCircleFill : tone === 'warn' ? WarningCircleFill : Crosshair
  return (
    <div className={`checkin-state checkin-state--${tone}`} role="status">
      <Icon svg={icon} />
      <div className="checkin-state__words">
        <b>{title}</b>
        <span>{text}</span>
        {more ? <span className="checkin-state__more">{more}</span> : null}
        {children}
      </div>
    </div>
  )
}

function Facts({ fix, arrival }: { fix: Fix | undefined; arrival: Arrival | undefined }) {
  const t = useCheckInTexts()
  const { stay } = useCheckInWords()
  const language = useLanguage()
  const now = new Date(useNow(30_000))
  if (!arrival && !fix?.address) return null
  return (
    <ul className="checkin-facts">
      {arrival ? (
        <li className="num">
          <Icon svg={Clock} />
          {t('checkIn.arrived', {
            time: formatNearMoment(arrival.at, language, now),
            stay: stay(dwellMinutes(arrival.at, now)),
          })}
        </li>
      ) : null}
      {fix?.address ? (
        <li>
          <Icon svg={MapPin} />
          {fix.address}
        </li>
      ) : null}
    </ul>
  )
}
