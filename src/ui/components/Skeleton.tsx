import type { ReactNode } from 'react'
import { useCoreTexts } from '#platform/i18n'
import { classes } from './dom'
import { useDelayed } from './useDelayed'
import './Skeleton.css'

/** Varying widths of the skeleton lines. % */
const NAMES = [62, 78, 54, 70] as const
const STATES = [44, 38, 50, 42] as const

const at = (widths: readonly number[], index: number): string => `${widths[index % widths.length] ?? 50}%`
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** Rows have two lines, from these heights on three and four. px at design width */
const THREE_LINES = 80
const FOUR_LINES = 104

interface SkeletonRowsProps {
  readonly count?: number
  /** As the rows of the list have it. px at design width */
  readonly height?: number
  /** The rows have no icon: their text begins at the margin. */
  readonly plain?: boolean | undefined
  /** The rows begin with a date. */
  readonly dated?: boolean | undefined
}

/** Skeleton of rows. */
export function SkeletonRows({ count = 6, height = 112, plain, dated }: SkeletonRowsProps) {
  const isHigh = height >= FOUR_LINES
  const isMiddle = height >= THREE_LINES && !isHigh
  const look = classes(
    'skeleton-row',
    !isHigh && (isMiddle ? 'skeleton-row--middle' : 'skeleton-row--low'),
    plain && 'skeleton-row--plain',
  )
  return (
    <SkeletonFrame className="skeleton--rows">
      {range(count).map((index) => (
        <div key={index} className={look}>
          {plain ? null : <i className={`skeleton-part skeleton-part--${dated ? 'date' : 'ring'}`} />}
          <i className="skeleton-part skeleton-part--name" style={{ width: at(NAMES, index) }} />
          <i className="skeleton-part skeleton-part--line" style={{ width: at(STATES, index) }} />
          {isMiddle ? (
            <i className="skeleton-part skeleton-part--line" style={{ width: at(STATES, index + 2) }} />
          ) : null}
          {isHigh ? <HighRow index={index} /> : null}
        </div>
      ))}
    </SkeletonFrame>
  )
}

function HighRow({ index }: { readonly index: number }) {
  return (
    <>
      <i className="skeleton-part skeleton-part--line" style={{ width: at(STATES, index + 1) }} />
      <span className="skeleton-row__tags">
        <i className="skeleton-part" />
        <i className="skeleton-part" />
      </span>
      <i className="skeleton-part skeleton-part--figure" />
      <i className="skeleton-part skeleton-part--far" />
    </>
  )
}

/** Skeleton of what can be ticked: a box and its name. */
export function SkeletonOptions({ count = 8 }: { readonly count?: number }) {
  return (
    <SkeletonFrame className="skeleton--options">
      {range(count).map((index) => (
        <div key={index}>
          <i className="skeleton-part" />
          <i className="skeleton-part skeleton-part--name" style={{ width: at([34, 28, 40, 22], index) }} />
        </div>
      ))}
    </SkeletonFrame>
  )
}

/** Skeleton of a page with a map on top and a card below. */
export function SkeletonMap() {
  return (
    <SkeletonFrame className="skeleton--map">
      <i className="skeleton-part" />
      <CardSkeleton count={1} />
    </SkeletonFrame>
  )
}

/** Skeleton of images with a title each, such as videos. */
export function SkeletonTiles({ count = 3 }: { readonly count?: number }) {
  return (
    <SkeletonFrame className="skeleton--tiles">
      {range(count).map((index) => (
        <div key={index}>
          <i className="skeleton-part" />
          <i className="skeleton-part skeleton-part--name" style={{ width: at(NAMES, index) }} />
        </div>
      ))}
    </SkeletonFrame>
  )
}

/** Skeleton of a few lines of text, e.g. in a section. */
export function SkeletonLines({ count = 3 }: { readonly count?: number }) {
  return (
    <SkeletonFrame className="skeleton--lines">
      {range(count).map((index) => (
        <i key={index} className="skeleton-part skeleton-part--line" style={{ width: at([92, 78, 86, 60], index) }} />
      ))}
    </SkeletonFrame>
  )
}

/** Bar heights of the chart skeleton. % of the plot */
const BARS = [52, 66, 44, 74, 70, 82, 60, 78] as const

/** Skeleton of a chart; fills its container. */
export function SkeletonChart() {
  return (
    <SkeletonFrame className="skeleton--chart">
      {BARS.map((height) => (
        <i key={height} className="skeleton-part" style={{ height: `${height}%` }} />
      ))}
    </SkeletonFrame>
  )
}

/** Skeleton of cards. */
export function SkeletonCards({ count = 3 }: { readonly count?: number }) {
  return (
    <SkeletonFrame>
      <CardSkeleton count={count} />
    </SkeletonFrame>
  )
}

function CardSkeleton({ count }: { count: number }) {
  return range(count).map((index) => (
    <div key={index} className="skeleton__card">
      <i className="skeleton-part skeleton-part--name" style={{ width: '32%' }} />
      <i className="skeleton-part skeleton-part--line" style={{ width: '92%' }} />
      <i className="skeleton-part skeleton-part--line" style={{ width: '74%' }} />
      <i className="skeleton-part skeleton-part--line" style={{ width: '84%' }} />
    </div>
  ))
}

/** Skeleton of a detail page: head and two cards; `head={false}` omits the head. */
export function SkeletonDetail({ head = true }: { readonly head?: boolean }) {
  return (
    <SkeletonFrame className="skeleton--detail">
      {head ? (
        <div className="skeleton__head">
          <i className="skeleton-part skeleton-part--title" />
          <i className="skeleton-part skeleton-part--line" style={{ width: '68%' }} />
          <i className="skeleton-part skeleton-part--line" style={{ width: '82%' }} />
          <div className="skeleton__places">
            {range(4).map((index) => (
              <i key={index} className="skeleton-part" />
            ))}
          </div>
        </div>
      ) : null}
      <CardSkeleton count={2} />
    </SkeletonFrame>
  )
}

/** Skeleton of a form. */
export function SkeletonForm({ count = 4 }: { readonly count?: number }) {
  return (
    <SkeletonFrame className="skeleton--form">
      <div className="skeleton__card">
        {range(count).map((index) => (
          <div key={index} className="skeleton__field">
            <i className="skeleton-part skeleton-part--line" style={{ width: at([22, 30, 26], index) }} />
            <i className="skeleton-part skeleton-part--field" />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  )
}

/** Skeleton of a bottom bar; reserves its place while the available actions are unknown. */
export function SkeletonBar() {
  return (
    <SkeletonFrame className="skeleton--bar">
      <i className="skeleton-part skeleton-part--button" />
    </SkeletonFrame>
  )
}

/** Wrapper of all skeletons: reserves the space at once and becomes visible after 200 ms. */
function SkeletonFrame({ className, children }: { className?: string; children: ReactNode }) {
  const t = useCoreTexts()
  const shown = useDelayed()
  return (
    <div className={classes('skeleton', className, shown && 'skeleton--shown')} role="status" aria-label={t('loading')}>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
