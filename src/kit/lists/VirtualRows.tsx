import { memo, type ReactNode, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react'
import { afterFirstScreen, whenIdle } from '#base/loading'
import { rootScale } from '#ui/components'
import type { PlacedRows, RowHeights } from './RowWindow'
import './VirtualRows.css'

/** Minimum height of the content above the rows; px at the design width. */
const HEAD = 130
/** Extra rows rendered below the screen until the row window is loaded; they render after the first frame. */
const SPARE = 6
/** `onNearEnd` is called when at most this many rows are left. */
const NEAR = 6

export interface VirtualRowsProps {
  /** Accessible name of the list. */
  readonly label: string
  readonly ids: readonly string[]
  /** Renders one row. Must be a stable function, otherwise every row re-renders. */
  readonly row: (id: string, index: number) => ReactNode
  /** Estimated height of a row in px at the 375 px design width. Rendered rows are measured. */
  readonly rowHeight: number
  /** Returns the scroll container, which is the page. */
  readonly scroller: () => HTMLElement | null
  /** Called when few rows are left below the screen. */
  readonly onNearEnd?: (() => void) | undefined
  /** Shown after the last row: next page loading, or failed with retry. */
  readonly footer?: ReactNode
  /** Total number of rows, when not all are loaded. */
  readonly total?: number | undefined
  /** Row heights from `onLeave` of an earlier visit, to restore the scroll position. */
  readonly initialHeights?: RowHeights | undefined
  /** Called with the measured row heights when the list unmounts. */
  readonly onLeave?: ((heights: RowHeights) => void) | undefined
}

/**
 * A virtual list inside a page that scrolls as a whole. The first screen of rows renders without the virtualizer
 * (`RowWindow`), whose code is lazy.
 */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, ids, row, rowHeight, scroller, onNearEnd, footer, total, initialHeights, onLeave } = props
  const list = useRef<HTMLDivElement>(null)
  const RowWindow = useRowWindow(initialHeights !== undefined)
  const [placed, setPlaced] = useState<PlacedRows>()
  const first = useFirstRows(rowHeight)
  const unplaced = RowWindow === 'missing' ? ids.length : initialHeights && RowWindow ? 0 : first
  const indices = placed?.rows.map(({ index }) => index) ?? ids.slice(0, unplaced).map((_, index) => index)
  const isComplete = placed !== undefined || RowWindow === 'missing'
  const last = isComplete ? (indices[indices.length - 1] ?? -1) : -1

  useEffect(() => {
    if (last >= 0 && last >= ids.length - NEAR) onNearEnd?.()
  }, [last, ids.length, onNearEnd])

  return (
    <>
      <div ref={list} className="rows">
        <ul
          ref={placed?.listRef}
          className={placed ? 'rows__list rows__list--placed' : 'rows__list'}
          // Reserves the full height, so that the user can scroll before the row window is loaded.
          style={isComplete ? undefined : { minHeight: ids.length * rowHeight * rootScale() }}
          aria-label={label}
        >
          {indices.map((index) => {
            const id = ids[index]
            if (id === undefined) return null
            return (
              <li
                key={id}
                ref={placed?.rowRef}
                data-index={index}
                className="rows__row"
                aria-setsize={total ?? ids.length}
                aria-posinset={index + 1}
              >
                <Row id={id} index={index} row={row} />
              </li>
            )
          })}
        </ul>
        {RowWindow && RowWindow !== 'missing' ? (
          <RowWindow
            ids={ids}
            rowHeight={rowHeight}
            list={list}
            scroller={scroller}
            initialHeights={initialHeights}
            onLeave={onLeave}
            onPlaced={setPlaced}
          />
        ) : null}
      </div>
      {footer}
    </>
  )
}

interface RowProps {
  readonly id: string
  readonly index: number
  readonly row: VirtualRowsProps['row']
}

/** Memoized: scrolling renders only rows that come into view. */
const Row = memo(function Row({ id, index, row }: RowProps) {
  return row(id, index)
})

/**
 * Number of rows to render before the row window is loaded. Uses the screen height, because reading the page's height
 * forces a layout.
 */
function useFirstRows(rowHeight: number): number {
  const spare = useDeferredValue(SPARE, 0)
  const [filling] = useState(() => {
    const rem = rootScale()
    return Math.ceil(((window.screen.height || window.innerHeight) / rem - HEAD) / rowHeight)
  })
  return filling + spare
}

type Window = typeof import('./RowWindow').RowWindow

let known: Window | undefined

async function loadWindow(): Promise<Window> {
  const { RowWindow } = await import(/* webpackChunkName: "interaction" */ './RowWindow')
  known = RowWindow
  return RowWindow
}

afterFirstScreen
  .then(() => whenIdle())
  .then(loadWindow)
  // Only a preload: a list that needs the code retries and handles the error.
  .catch(() => undefined)

/**
 * Loads the code of the row window after the first frame of rows; with `atOnce` (returning to a list) it is used in the
 * first frame if it is loaded already. 'missing' when it cannot be loaded: then all rows are rendered.
 */
function useRowWindow(atOnce: boolean): Window | 'missing' | undefined {
  const [found, setFound] = useState<Window | 'missing' | undefined>(() => (atOnce ? known : undefined))
  useEffect(() => {
    if (found) return
    let isWanted = true
    const take = (what: Window | 'missing') => {
      if (isWanted) startTransition(() => setFound(() => what))
    }
    loadWindow()
      .then(take)
      .catch((error: unknown) => {
        console.warn('all rows are rendered: the code of the row window could not be loaded', error)
        take('missing')
      })
    return () => {
      isWanted = false
    }
  }, [found])
  return found
}
