import inIcon from '@phosphor-icons/core/regular/arrow-left.svg'
import outIcon from '@phosphor-icons/core/regular/arrow-right.svg'
import httpIcon from '@phosphor-icons/core/regular/globe-simple.svg'
import pauseIcon from '@phosphor-icons/core/regular/pause.svg'
import navIcon from '@phosphor-icons/core/regular/power.svg'
import clearIcon from '@phosphor-icons/core/regular/prohibit.svg'
import problemIcon from '@phosphor-icons/core/regular/warning.svg'
import { useVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../src/ui/components/Icon'
import type { ConsoleStore } from '../ConsoleStore'
import { resultText } from '../payload/outcomes'
import type { TextKey } from '../texts'
import { filteredRows, sinceStart, type TimelineRow, timelineRows } from '../timelineRows'
import { Button } from './controls'

const ROW = 27
const HEAD = 24
type Group = TimelineRow['group']
const ICONS: Readonly<Record<Group, string>> = {
  call: outIcon,
  event: inIcon,
  http: httpIcon,
  nav: navIcon,
  problem: problemIcon,
}
/** The pills, and the groups that each shows. */
const PILLS: readonly (readonly [TextKey, readonly Group[]])[] = [
  ['timeline.calls', ['call']],
  ['timeline.events', ['event', 'nav', 'problem']],
  ['timeline.http', ['http']],
]

/** Everything that went between page, host and back end, newest at the end. */
export const Timeline = observer(function Timeline({ store }: { readonly store: ConsoleStore }) {
  const { t } = store
  const [text, setText] = useState('')
  const [groups, setGroups] = useState<readonly Group[]>(['call', 'event', 'nav', 'problem'])
  const [paused, setPaused] = useState<{ readonly of: string | undefined; readonly rows: readonly TimelineRow[] }>()
  // Of another phone, a later start or a bug: they have rows of their own.
  const isPaused = paused !== undefined && paused.of === store.origin?.session
  const all = isPaused ? paused.rows : timelineRows(store.rows)
  const rows = filteredRows(all, { text, groups })
  const start = all[0]?.at ?? 0
  const place = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => ROW,
    overscan: 12,
    // The head stands over the first row.
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
  })
  const focused = rows.find(({ n }) => n === store.selection.at(-1))?.n
  const isAtEnd = useRef(true)
  useEffect(() => {
    if (isAtEnd.current && rows.length > 0) virtual.scrollToIndex(rows.length - 1)
  }, [rows.length, virtual])

  const move = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ n }) => n === store.selection.at(-1))
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = rows[Math.min(rows.length - 1, Math.max(0, to))]
    if (!next) return
    store.selectRow(next.n, event.shiftKey)
    virtual.scrollToIndex(rows.indexOf(next))
  }

  return (
    <section className="tl" aria-label={t('timeline.title')}>
      <div className="bar">
        <h2 className="bar__title">{t('timeline.title')}</h2>
        <input
          className="in in--find"
          type="search"
          aria-label={t('timeline.filter')}
          placeholder={t('timeline.filter')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {PILLS.map(([label, shown]) => {
          const isOn = shown.every((group) => groups.includes(group))
          const count = all.filter(({ group }) => shown.includes(group)).length
          return (
            <button
              key={label}
              type="button"
              className="pill"
              aria-pressed={isOn}
              onClick={() => setGroups(isOn ? groups.filter((each) => !shown.includes(each)) : [...groups, ...shown])}
            >
              {t(label, { count })}
            </button>
          )
        })}
        <span className="grow" />
        <Button
          kind="plain"
          icon={pauseIcon}
          label={t('timeline.pause')}
          isOn={isPaused}
          onPress={() => setPaused(isPaused ? undefined : { of: store.origin?.session, rows: all })}
        />
        <Button
          kind="plain"
          icon={clearIcon}
          label={t('timeline.clear')}
          disabled={store.bug !== undefined}
          onPress={() => {
            store.phone.clearRows()
            if (isPaused) setPaused({ of: paused.of, rows: [] })
          }}
        />
      </div>
      <p className="help help--bar">{t('timeline.help')}</p>
      {store.bug ? (
        <p className="tl__bug">
          <span>{t('timeline.ofBug')}</span>
          <button type="button" className="link" onClick={store.closeBug}>
            {t('timeline.live')}
          </button>
        </p>
      ) : null}
      <div
        className="tl__rows"
        ref={place}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollTop + clientHeight > scrollHeight - 2 * ROW
        }}
      >
        <table
          className="tl__table"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows that can be selected make a grid
          role="grid"
          aria-multiselectable="true"
          aria-rowcount={rows.length + 1}
          aria-label={t('timeline.rows')}
          aria-activedescendant={focused === undefined ? undefined : rowId(focused)}
          tabIndex={0}
          style={{ height: virtual.getTotalSize() }}
          onKeyDown={move}
        >
          <thead>
            <tr className="tl__head">
              <th>{t('timeline.time')}</th>
              <th>
                <span className="unseen">{t('timeline.kind')}</span>
              </th>
              <th>{t('timeline.what')}</th>
              <th>{t('timeline.result')}</th>
              <th className="r">ms</th>
              <th>{t('timeline.encoding')}</th>
            </tr>
          </thead>
          <tbody>
            {virtual.getVirtualItems().map(({ index, start: top }) => {
              const row = rows[index]
              return row ? <Row key={row.n} row={row} top={top} index={index} start={start} store={store} /> : null
            })}
          </tbody>
        </table>
        {rows.length === 0 ? (
          <p className="empty">
            {all.length === 0 ? t('timeline.empty') : t('timeline.hidden', { count: all.length })}
          </p>
        ) : null}
      </div>
    </section>
  )
})

interface RowProps {
  readonly row: TimelineRow
  readonly top: number
  readonly index: number
  /** ms since the epoch of the first row. */
  readonly start: number
  readonly store: ConsoleStore
}

/** Longest bar. ms */
const LONGEST = 4000
/** Its width. px */
const BAR = 44

const rowId = (n: number) => `row-${n}`

const Row = observer(function Row({ row, top, index, start, store }: RowProps) {
  const { n, at, group, method, summary, result, tone, ms, encoding, waiting } = row
  const { t } = store
  const isSelected = store.selection.includes(n)
  return (
    <tr
      id={rowId(n)}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={-1}
      className={`tl__row${index % 2 === 1 ? ' tl__row--odd' : ''}`}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => store.selectRow(n, event.shiftKey || event.ctrlKey || event.metaKey)}
    >
      <td className="tl__time">{sinceStart(at - start)}</td>
      <td className={`tl__icon tl__icon--${group}`}>
        <Icon svg={ICONS[group]} />
        <span className="unseen">{t(`kind.${group}`)}</span>
      </td>
      <td className="tl__what">
        {method}
        <em>{summary}</em>
      </td>
      <td>
        <span className={`rs rs--${tone}`} title={resultText(t, result)}>
          {waiting ? t('timeline.waiting') : result}
        </span>
      </td>
      <td className="tl__ms">
        {ms === undefined ? null : <i style={{ width: 4 + (Math.min(ms, LONGEST) / LONGEST) * BAR }} />}
        {ms?.toLocaleString('en')}
      </td>
      <td className="tl__encoding">
        {waiting ? (
          <button
            type="button"
            className="link"
            onClick={(event) => {
              event.stopPropagation()
              store.setAnswering(waiting)
            }}
          >
            {t('timeline.answer')}
          </button>
        ) : (
          encoding
        )}
      </td>
    </tr>
  )
})
