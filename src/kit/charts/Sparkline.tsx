import { classes } from '#ui/components'
import './Sparkline.css'

export interface SparklineProps {
  /** In order; null for a missing value. */
  readonly values: readonly (number | null)[]
  /** Text for screen readers: 'Gas, 12 months: rising to 342,000 m³'. */
  readonly label: string
}

/** px at the design width */
const WIDTH = 72
const HEIGHT = 28
/** Room for the dot at the end. */
const EDGE = 3
/** A dash in the middle: there is no value. */
const NONE = 'M31 14h10'

const isKnown = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/**
 * A line of the size of a word, for rows: the course and the current value. It renders its own SVG, so no engine is
 * loaded.
 */
export function Sparkline({ values, label }: SparklineProps) {
  const points = pointsOf(values)
  const known = points.filter(isPoint)
  const last = known[known.length - 1]
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className={classes('sparkline__line', !last && 'sparkline__line--none')} d={last ? pathOf(points) : NONE} />
      {last ? <circle className="sparkline__dot" cx={last.x} cy={last.y} r="2.5" /> : null}
    </svg>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}
const isPoint = (point: Point | undefined): point is Point => point !== undefined
const round = (value: number) => Math.round(value * 10) / 10

function pointsOf(values: readonly (number | null)[]): (Point | undefined)[] {
  const known = values.filter(isKnown)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1)
  return values.map((value, index) => {
    if (!isKnown(value)) return undefined
    // A constant series is rendered in the middle.
    const share = high > low ? (value - low) / (high - low) : 0.5
    return { x: round(EDGE + index * step), y: round(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)) }
  })
}

/** A line from point to point; a gap where one is missing, a dash for a single point. */
function pathOf(points: readonly (Point | undefined)[]): string {
  return points
    .map((point, index) => {
      if (!point) return ''
      if (points[index - 1]) return `L${point.x} ${point.y}`
      return `M${point.x} ${point.y}${points[index + 1] ? '' : 'h.1'}`
    })
    .join('')
}
