import { useLayoutEffect, useRef } from 'react'
import { useLanguage } from '#platform/i18n'
import { Swatch } from './ChartKey'
import { readoutText } from './figures'
import { middleOf, type Plot } from './layout'
import { type Mark, paintOf, type Series } from './series'
import { useChartTexts } from './texts'
import './ChartReadout.css'

/** From the line to the box beside it. px at the design width */
const GAP = 8

export interface ChartReadoutProps {
  readonly plot: Plot
  readonly unit: string
  readonly categories: readonly string[]
  readonly series: readonly Series[]
  readonly marks: readonly Mark[]
  readonly index: number
}

/** The figures of the tapped category, beside a line through it. The chart's own value contains the same text. */
export function ChartReadout({ plot, unit, categories, series, marks, index }: ChartReadoutProps) {
  const t = useChartTexts()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const middle = middleOf(index, categories.length, plot)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const gap = GAP * plot.scale
    const beside = middle < plot.width / 2 ? middle + gap : middle - gap - element.offsetWidth
    element.style.left = `${Math.max(0, Math.min(plot.width - element.offsetWidth, beside))}px`
  })

  return (
    <>
      <div
        className="readout__line"
        style={{ left: `${middle}px`, top: `${plot.top}px`, height: `${plot.bottom - plot.top}px` }}
      />
      <div ref={box} className="readout">
        <b className="readout__title">{categories[index]}</b>
        <dl className="readout__figures">
          {series.map((each, at) => (
            <div key={each.name} className="readout__row">
              <dt>
                <Swatch kind={each.kind} paint={paintOf(series, at)} />
                {each.name}
              </dt>
              <dd>{readoutText(each, index, unit, t, language)}</dd>
            </div>
          ))}
        </dl>
        {marks
          .filter((mark) => mark.at === index)
          .map((mark) => (
            <p key={mark.label} className="readout__mark">
              {mark.label}
            </p>
          ))}
      </div>
    </>
  )
}
