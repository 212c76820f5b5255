import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classes } from '#ui/components'
import { useOnMapTexts } from './texts'
import './MapSheet.css'

const LEVELS = ['peek', 'half', 'full'] as const
/** How far the sheet is open: its head, about half of the screen, nearly all of it. */
export type SheetLevel = (typeof LEVELS)[number]

export interface MapSheetProps {
  readonly label: string
  readonly level: SheetLevel
  readonly onLevel: (level: SheetLevel) => void
  /** Height of what the sheet covers at this level. px */
  readonly onHeight: (height: number) => void
  /** Always in sight. */
  readonly head: ReactNode
  readonly body: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** A drag of less than this is a tap. px */
const TAP = 6

/** A sheet over the lower part of a map that does not hide it: dragged at its head, or opened by its grip. */
export function MapSheet({ label, level, onLevel, onHeight, head, body, children }: MapSheetProps) {
  const t = useOnMapTexts()
  const sheet = useRef<HTMLElement>(null)
  const [drag, setDrag] = useState<{ readonly from: number; readonly height: number }>()

  const notify = useRef(onHeight)
  notify.current = onHeight
  // biome-ignore lint/correctness/useExhaustiveDependencies: another level has another height
  useEffect(() => {
    const element = sheet.current
    const parent = element?.parentElement
    if (!element || !parent) return
    const measure = () => {
      // The share of the final level: while the sheet is dragged or animated, the map keeps its size.
      const share = SHARES[element.dataset.level as SheetLevel]
      notify.current(share === undefined ? headHeight(element) : parent.clientHeight * share)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(parent)
    const top = element.firstElementChild
    if (top) sizes.observe(top)
    return () => sizes.disconnect()
  }, [level])

  const start = (event: PointerEvent<HTMLElement>) => {
    if (!sheet.current || (event.target as Element).closest('button, label, a, input')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from: event.clientY, height: sheet.current.offsetHeight })
  }
  const move = (event: PointerEvent) => {
    if (drag && sheet.current) sheet.current.style.height = `${drag.height + drag.from - event.clientY}px`
  }
  const end = (event: PointerEvent) => {
    const element = sheet.current
    if (!drag || !element) return
    const by = drag.from - event.clientY
    const height = drag.height + by
    setDrag(undefined)
    element.style.height = ''
    if (Math.abs(by) < TAP) return onLevel(nextOf(level))
    const whole = element.parentElement?.clientHeight ?? 1
    const heights = LEVELS.map((each) =>
      SHARES[each] === undefined ? headHeight(element) : whole * (SHARES[each] ?? 0),
    )
    const distances = heights.map((each) => Math.abs(each - height))
    onLevel(LEVELS[distances.indexOf(Math.min(...distances))] ?? level)
  }

  return (
    <section
      ref={sheet}
      className={classes('mapsheet', `mapsheet--${level}`, drag && 'mapsheet--drag')}
      data-level={level}
      aria-label={label}
    >
      <div
        className="mapsheet__head"
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <button
          type="button"
          className="mapsheet__grip"
          aria-expanded={level !== 'peek'}
          aria-label={t(level === 'peek' ? 'onMap.open' : 'onMap.close')}
          onClick={() => onLevel(nextOf(level))}
        />
        {head}
      </div>
      <div ref={body} className="mapsheet__body" hidden={level === 'peek'}>
        {children}
      </div>
    </section>
  )
}

/** Height as a share of the screen; that of 'peek' is its head's. */
const SHARES: Readonly<Record<SheetLevel, number | undefined>> = { peek: undefined, half: 0.5, full: 0.88 }
const nextOf = (level: SheetLevel): SheetLevel => (level === 'peek' ? 'half' : 'peek')
const headHeight = (sheet: HTMLElement) => (sheet.firstElementChild as HTMLElement).offsetHeight
