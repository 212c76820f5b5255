import { useId } from 'react'
import { useCoreTexts } from '#platform/i18n'
import './RangeField.css'

export type Range = readonly [number, number]

export interface RangeFieldProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step?: number | undefined
  readonly value: Range
  readonly onChange: (value: Range) => void
  /** Formats the range, e.g. `60 to 95`. */
  readonly format: (value: Range) => string
  /** Histogram from `min` to `max`, rendered above the track. */
  readonly bars?: readonly number[] | undefined
}

/** A range with two native sliders on one track, so that touch, keyboard and screen readers work. */
export function RangeField({ label, min, max, step = 1, value, onChange, format, bars = [] }: RangeFieldProps) {
  const t = useCoreTexts()
  const id = useId()
  const [from, to] = value
  const part = (at: number) => (max > min ? ((at - min) / (max - min)) * 100 : 0)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be in one line with the value
    <div className="range" role="group" aria-labelledby={id}>
      <div className="range__head">
        <span id={id}>{label}</span>
        <b>{format(value)}</b>
      </div>
      {bars.length > 0 ? <Histogram bars={bars} from={part(from)} to={part(to)} /> : null}
      <div className="range__track">
        <i className="range__fill" style={{ left: `${part(from)}%`, right: `${100 - part(to)}%` }} />
        <input
          type="range"
          aria-label={t('rangeFrom', { label })}
          min={min}
          max={max}
          step={step}
          value={from}
          // With both ends at the maximum, the lower slider has to be on top to stay reachable.
          style={from >= max ? { zIndex: 2 } : undefined}
          onChange={(event) => onChange([Math.min(Number(event.target.value), to), to])}
        />
        <input
          type="range"
          aria-label={t('rangeTo', { label })}
          min={min}
          max={max}
          step={step}
          value={to}
          onChange={(event) => onChange([from, Math.max(Number(event.target.value), from)])}
        />
      </div>
    </div>
  )
}

function Histogram({ bars, from, to }: { bars: readonly number[]; from: number; to: number }) {
  const most = Math.max(...bars, 1)
  const width = 100 / bars.length
  return (
    <svg className="range__bars" viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
      {bars.map((count, index) => {
        const middle = (index + 0.5) * width
        const height = (count / most) * 40
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            className={middle >= from && middle <= to ? 'range__bar range__bar--in' : 'range__bar'}
            x={index * width + width * 0.06}
            y={40 - height}
            width={width * 0.88}
            height={height}
          />
        )
      })}
    </svg>
  )
}
