import { memo, type ReactNode, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react'
import { afterFirstScreen, whenIdle } from '#src/loading'
import { rootScale } from '#src/ui'
import type { PlacedRows, RowHeights } from './RowWindow'
import './VirtualRows.css'

/** What stands above the rows of a list, at the least; px at the design width. */
const HEAD = 130
/** So many rows more than fill the screen are drawn until the window is there; none of them with the first frame. */
const SPARE = 6
/** The end is near when this many rows are left. */
const NEAR = 12

export interface VirtualRowsProps {
  /** Accessible name of the list. */
  readonly label: string
  readonly ids: readonly string[]
  /** One row; stable between renders, else every row is drawn again. */
  readonly row: (id: string, index: number) => ReactNode
  /** First guess of a row's height; px at the 375 px design width. Rows are measured once drawn. */
  readonly rowHeight: number
  /** The scroll container: the page. */
  readonly scroller: () => HTMLElement | null
  /** Few rows are left below the screen. */
  readonly onNearEnd?: (() => void) | undefined
  /** After the last row: next page loading, failed with retry, the end. */
  readonly footer?: ReactNode
  /** How many there are in all, when more than are loaded. */
  readonly total?: number | undefined
  /** Heights of an earlier visit (`onLeave`), so that coming back lands on the same row. */
  readonly initialHeights?: RowHeights | undefined
  /** Called with the measured rows when the list goes. */
  readonly onLeave?: ((heights: RowHeights) => void) | undefined
}

/**
 * A list that draws only the rows in view, inside a page that scrolls as a whole. Its first screen of rows needs no window
 * and is drawn before the window's code is there.
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
          // Whoever scrolls on at once finds the place; its rows come with the window.
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

/** Scrolling draws only rows that come into view. */
const Row = memo(function Row({ id, index, row }: RowProps) {
  return row(id, index)
})

/** How many rows stand in the flow before the window is there. The page is not asked for its height: it would be laid out in the middle of drawing. */
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
  const { RowWindow } = await import('./RowWindow')
  known = RowWindow
  return RowWindow
}

afterFirstScreen
  .then(whenIdle)
  .then(loadWindow)
  // Nobody waits for it yet; a list that needs it asks once more.
  .catch(() => undefined)

/**
 * The window's code: after the first frame of rows, or with it for a list that is come back to (`atOnce`). 'missing' where
 * it cannot be loaded: the list is then drawn whole.
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
        console.warn('a list is drawn whole: the code of its window could not be loaded', error)
        take('missing')
      })
    return () => {
      isWanted = false
    }
  }, [found])
  return found
}
