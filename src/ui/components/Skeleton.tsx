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
  /** The rows have no mark: their text begins at the margin. */
  readonly plain?: boolean | undefined
}

/** Skeleton of rows. */
export function SkeletonRows({ count = 6, height = 112, plain }: SkeletonRowsProps) {
  const isHigh = height >= FOUR_LINES
  const isMiddle = height >= THREE_LINES && !isHigh
  const look = classes('bonerow', !isHigh && (isMiddle ? 'bonerow--middle' : 'bonerow--low'), plain && 'bonerow--plain')
  return (
    <Bones className="bones--rows">
      {range(count).map((index) => (
        <div key={index} className={look}>
          {plain ? null : <i className="bone bone--ring" />}
          <i className="bone bone--name" style={{ width: at(NAMES, index) }} />
          <i className="bone bone--line" style={{ width: at(STATES, index) }} />
          {isMiddle ? <i className="bone bone--line" style={{ width: at(STATES, index + 2) }} /> : null}
          {isHigh ? <HighRow index={index} /> : null}
        </div>
      ))}
    </Bones>
  )
}

function HighRow({ index }: { readonly index: number }) {
  return (
    <>
      <i className="bone bone--line" style={{ width: at(STATES, index + 1) }} />
      <span className="bonerow__tags">
        <i className="bone" />
        <i className="bone" />
      </span>
      <i className="bone bone--figure" />
      <i className="bone bone--far" />
    </>
  )
}

/** Skeleton of what can be ticked: a box and its name. */
export function SkeletonOptions({ count = 8 }: { readonly count?: number }) {
  return (
    <Bones className="bones--options">
      {range(count).map((index) => (
        <div key={index}>
          <i className="bone" />
          <i className="bone bone--name" style={{ width: at([34, 28, 40, 22], index) }} />
        </div>
      ))}
    </Bones>
  )
}

/** Skeleton of a page with a map on top and a card below. */
export function SkeletonMap() {
  return (
    <Bones className="bones--map">
      <i className="bone" />
      <CardBones count={1} />
    </Bones>
  )
}

/** Skeleton of pictures with a title each, such as videos. */
export function SkeletonTiles({ count = 3 }: { readonly count?: number }) {
  return (
    <Bones className="bones--tiles">
      {range(count).map((index) => (
        <div key={index}>
          <i className="bone" />
          <i className="bone bone--name" style={{ width: at(NAMES, index) }} />
        </div>
      ))}
    </Bones>
  )
}

/** Skeleton of a few lines of text, e.g. in a section. */
export function SkeletonLines({ count = 3 }: { readonly count?: number }) {
  return (
    <Bones className="bones--lines">
      {range(count).map((index) => (
        <i key={index} className="bone bone--line" style={{ width: at([92, 78, 86, 60], index) }} />
      ))}
    </Bones>
  )
}

/** Bar heights of the chart skeleton. % of the plot */
const BARS = [52, 66, 44, 74, 70, 82, 60, 78] as const

/** Skeleton of a chart; fills its container. */
export function SkeletonChart() {
  return (
    <Bones className="bones--chart">
      {BARS.map((height) => (
        <i key={height} className="bone" style={{ height: `${height}%` }} />
      ))}
    </Bones>
  )
}

/** Skeleton of cards. */
export function SkeletonCards({ count = 3 }: { readonly count?: number }) {
  return (
    <Bones>
      <CardBones count={count} />
    </Bones>
  )
}

function CardBones({ count }: { count: number }) {
  return range(count).map((index) => (
    <div key={index} className="bones__card">
      <i className="bone bone--name" style={{ width: '32%' }} />
      <i className="bone bone--line" style={{ width: '92%' }} />
      <i className="bone bone--line" style={{ width: '74%' }} />
      <i className="bone bone--line" style={{ width: '84%' }} />
    </div>
  ))
}

/** Skeleton of a detail page: head and two cards; `head={false}` omits the head. */
export function SkeletonDetail({ head = true }: { readonly head?: boolean }) {
  return (
    <Bones className="bones--detail">
      {head ? (
        <div className="bones__head">
          <i className="bone bone--title" />
          <i className="bone bone--line" style={{ width: '68%' }} />
          <i className="bone bone--line" style={{ width: '82%' }} />
          <div className="bones__places">
            {range(4).map((index) => (
              <i key={index} className="bone" />
            ))}
          </div>
        </div>
      ) : null}
      <CardBones count={2} />
    </Bones>
  )
}

/** Skeleton of a form. */
export function SkeletonForm({ count = 4 }: { readonly count?: number }) {
  return (
    <Bones className="bones--form">
      <div className="bones__card">
        {range(count).map((index) => (
          <div key={index} className="bones__field">
            <i className="bone bone--line" style={{ width: at([22, 30, 26], index) }} />
            <i className="bone bone--field" />
          </div>
        ))}
      </div>
    </Bones>
  )
}

/** Skeleton of a bottom bar; reserves its place while the available actions are unknown. */
export function SkeletonBar() {
  return (
    <Bones className="bones--bar">
      <i className="bone bone--button" />
    </Bones>
  )
}

/** Wrapper of all skeletons: reserves the space at once and becomes visible after 200 ms. */
function Bones({ className, children }: { className?: string; children: ReactNode }) {
  const t = useCoreTexts()
  const shown = useDelayed()
  return (
    <div className={classes('bones', className, shown && 'bones--shown')} role="status" aria-label={t('loading')}>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
