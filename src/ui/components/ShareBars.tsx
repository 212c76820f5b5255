import { formatPercent } from '#base/quantities'
import { useLanguage } from '#platform/i18n'
import './Bars.css'
import './ShareBars.css'

export interface ShareRow {
  readonly key: string
  readonly label: string
  readonly note?: string | undefined
  /** 0 to 1; undefined if unknown. */
  readonly share: number | undefined
  /** Opens the record of the row. */
  readonly onPress?: (() => void) | undefined
}

/** Who has which share of a whole: name, per cent, and a bar. */
export function ShareBars({ rows }: { readonly rows: readonly ShareRow[] }) {
  const language = useLanguage()
  return (
    <ul className="shares">
      {rows.map(({ key, label, note, share, onPress }) => (
        <li key={key}>
          {onPress ? (
            <button type="button" className="shares__open" onClick={onPress}>
              {label}
            </button>
          ) : (
            <b>{label}</b>
          )}
          <span className="num">{share === undefined ? '–' : formatPercent(share, language, 2)}</span>
          <span className="bar" aria-hidden="true">
            <i style={{ width: `${Math.min(1, share ?? 0) * 100}%` }} />
          </span>
          {note ? <small>{note}</small> : null}
        </li>
      ))}
    </ul>
  )
}
