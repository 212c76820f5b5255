import { RouteStrip } from '#kit/map'
import type { Position } from '#platform/core'
import { useTexts } from '../../plugin'
import type { DayStop } from '../../rules/day'

export interface DayMapProps {
  readonly stops: readonly DayStop[]
  readonly position: Position | undefined
  /** Opens the route of the day. */
  readonly onPress: () => void
}

/** The stops of the day on a strip map, which opens the route. */
export default function DayMap({ stops, position, onPress }: DayMapProps) {
  const t = useTexts()
  return <RouteStrip label={t('day.mapLabel', { count: stops.length })} stops={stops} me={position} onPress={onPress} />
}
