import { type CSSProperties, useId } from 'react'
import { useCoreTexts } from '#src/i18n'
import './RangeField.css'

/** Both ends of a range; undefined is open, as are the ends of the scale. */
export type RangeValue = readonly [lowest: number | undefined, highest: number | undefined]

export interface RangeFieldProps {
  label: string
  unit?: string | undefined
  min: number
  max: number
  step: number
  value: RangeValue
  onChange: (value: RangeValue) => void
  format?: ((value: number) => string) | undefined
}

/** A range with two knobs; each is a native range input, so the keyboard moves it too. */
export function RangeField({ label, unit, min, max, step, value, onChange, format = String }: RangeFieldProps) {
  const t = useCoreTexts()
  const id = useId()
  const lowest = value[0] ?? min
  const highest = value[1] ?? max
  const words = (one: number) => (unit ? `${format(one)} ${unit}` : format(one))
  const set = (low: number, high: number) => onChange([low > min ? low : undefined, high < max ? high : undefined])
  const share = (one: number) => (max > min ? (one - min) / (max - min) : 0)
  const fill = { '--from': share(lowest), '--to': share(highest) } as CSSProperties
  return (
    <div className="range" role="group" aria-labelledby={id}>
      <div className="range__head">
        <span id={id}>{label}</span>
        <b className="range__value">{rangeText(value, t, format, words)}</b>
      </div>
      <div className="range__track" style={fill}>
        <i className="range__fill" />
        <input
          // At the end of the scale both knobs meet: the one that can still move lies on top.
          className={share(lowest) > 0.5 ? 'range__knob range__knob--top' : 'range__knob'}
          type="range"
          min={min}
          max={max}
          step={step}
          value={lowest}
          aria-label={t('rangeLowest', { label })}
          aria-valuetext={words(lowest)}
          onChange={(event) => set(Math.min(event.target.valueAsNumber, highest), highest)}
        />
        <input
          className="range__knob"
          type="range"
          min={min}
          max={max}
          step={step}
          value={highest}
          aria-label={t('rangeHighest', { label })}
          aria-valuetext={words(highest)}
          onChange={(event) => set(lowest, Math.max(event.target.valueAsNumber, lowest))}
        />
      </div>
    </div>
  )
}

function rangeText(
  [from, to]: RangeValue,
  t: ReturnType<typeof useCoreTexts>,
  format: (value: number) => string,
  words: (value: number) => string,
): string {
  if (from !== undefined && to !== undefined) return t('rangeBetween', { from: format(from), to: words(to) })
  if (from !== undefined) return t('rangeFrom', { from: words(from) })
  return to === undefined ? t('any') : t('rangeTo', { to: words(to) })
}
