import { RouteStrip } from '#kit/map'
import type { Position } from '#platform/core'
import { Button } from '#ui/components'
import { useTexts } from '../../plugin'
import type { DayStop } from '../../rules/day'

export interface DayMapProps {
  readonly stops: readonly DayStop[]
  readonly position: Position | undefined
  /** Opens the route of the day. */
  readonly onPress: () => void
  /** Asks for the position, where that needs a tap. */
  readonly onAsk: (() => void) | undefined
}

/** The stops of the day on a strip map, which opens the route. */
export default function DayMap({ stops, position, onPress, onAsk }: DayMapProps) {
  const t = useTexts()
  return (
    <>
      <RouteStrip label={t('day.mapLabel', { count: stops.length })} stops={stops} me={position} onPress={onPress} />
      {onAsk ? (
        <div className="daymap__ask">
          <Button variant="plain" size="small" onPress={onAsk}>
            {t('day.whereAmI')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
