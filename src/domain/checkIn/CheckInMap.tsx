import type { Point } from '#base/geo'
import { ZONE_RADIUS } from '#domain/checkIn/rules'
import { StripMap, type StripMapProps } from '#kit/map'
import { useCheckInTexts } from './texts'

interface CheckInMapProps extends Pick<StripMapProps, 'label' | 'me'> {
  /** The site. */
  readonly point: Point
}

/** A still map of a site with its zone, and of a position beside it. */
export function CheckInMap(map: CheckInMapProps) {
  const t = useCheckInTexts()
  return <StripMap {...map} zone={{ radius: ZONE_RADIUS, label: t('checkIn.zone') }} />
}
