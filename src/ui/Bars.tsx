import './Bars.css'

interface BarsProps {
  readonly label: string
  readonly bars: readonly { readonly key: string; readonly label: string; readonly value: number; readonly max: number }[]
}

/** Parts of a whole as bars, each with its figure; short ones (below half) in amber. */
export function Bars({ label, bars }: BarsProps) {
  return (
    <dl className="bars" aria-label={label}>
      {bars.map((bar) => (
        <div key={bar.key} className="bars__row">
          <dt>{bar.label}</dt>
          <dd>
            <span className={bar.value * 2 < bar.max ? 'bars__bar bars__bar--short' : 'bars__bar'} aria-hidden="true">
              <i style={{ width: `${Math.min(100, (100 * bar.value) / bar.max)}%` }} />
            </span>
            <span className="bars__value">
              {bar.value}
              <small> / {bar.max}</small>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
