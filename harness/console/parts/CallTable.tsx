import { Fragment, useState } from 'react'
import type { LogRow } from '../../backend/log'
import { localTime } from '../../simulator/localTime'
import { jsonText } from '../payload/readJson'
import type { Texts } from '../texts'

interface CallTableProps {
  /** Oldest first. */
  readonly rows: readonly LogRow[]
  readonly t: Texts
}

/** Calls that the back end has received, newest first; one of them shows its query and body. */
export function CallTable({ rows, t }: CallTableProps) {
  const [opened, setOpened] = useState<number>()
  if (rows.length === 0) return <p className="empty">{t('calls.empty')}</p>
  return (
    <div className="calls">
      <table className="rl">
        <thead>
          <tr>
            <th>{t('timeline.time')}</th>
            <th>{t('replies.method')}</th>
            <th>{t('calls.path')}</th>
            <th className="r">{t('calls.status')}</th>
            <th className="r">ms</th>
          </tr>
        </thead>
        <tbody>
          {[...rows].reverse().map(({ n, at, host, method, path, query, body, status, ms }) => {
            const isOpen = opened === n
            return (
              <Fragment key={n}>
                <tr aria-selected={isOpen}>
                  <td className="mono">{localTime(at).slice(11)}</td>
                  <td>{method}</td>
                  <td className="rl__title" title={path}>
                    <button
                      type="button"
                      className="link mono"
                      aria-expanded={isOpen}
                      onClick={() => setOpened(isOpen ? undefined : n)}
                    >
                      {host} {path}
                    </button>
                  </td>
                  <td className="r">{status ?? t('timeline.waiting')}</td>
                  <td className="r">{ms?.toLocaleString('en')}</td>
                </tr>
                {isOpen ? (
                  <tr>
                    <td colSpan={5} className="calls__body">
                      <pre className="inspect">{jsonText({ query, body })}</pre>
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
