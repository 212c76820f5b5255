import ArrowsIn from '@phosphor-icons/core/regular/arrows-in.svg'
import Minus from '@phosphor-icons/core/regular/minus.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { type Column, DataTable } from '#kit/tables'
import { listIn, useLanguage } from '#platform/i18n'
import { Icon, IconButton, SkeletonChart } from '#ui/components'
import { ChartFrame, NoFigures } from './ChartFrame'
import type { GraphModel } from './drawing'
import { roomForLabels } from './graphLabels'
import { type GraphEdge, type GraphNode, placeNodes } from './graphLayout'
import type { Size } from './layout'
import { type ChartTexts, useChartTexts } from './texts'
import { useDrawing } from './useDrawing'
import { usePinch } from './usePinch'
import { useSame } from './useSame'
import { useSize } from './useSize'
import './Graph.css'

export interface GraphProps {
  readonly label: string
  /** Id of the node in the middle. */
  readonly root: string
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** A node was tapped, or Enter pressed on it. */
  readonly onPress?: ((id: string) => void) | undefined
}

/** Of one tap on a button. */
const ZOOM = 1.5

/**
 * Relations around one node: pinch and drag, or the buttons; a tap on a node, or the arrow keys, show its relations.
 * The table has all of them.
 */
export function Graph(props: GraphProps) {
  return props.nodes.length === 0 ? <NoFigures /> : <Relations {...props} />
}

function Relations({ label, root, onPress, ...given }: GraphProps) {
  const { nodes, edges } = useSame({ nodes: given.nodes, edges: given.edges })
  const t = useChartTexts()
  const language = useLanguage()
  const area = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [chosen, setChosen] = useState<string>()
  const [zoom, setZoom] = useState(1)
  const places = useMemo(() => placeNodes(nodes, edges, root), [nodes, edges, root])
  const rendered = useMemo(() => drawable(edges, places), [edges, places])
  const picture = useMemo(
    () => size && pictureOf({ size, nodes, edges: rendered, places, root, chosen, zoom }),
    [size, nodes, rendered, places, root, chosen, zoom],
  )

  const choose = (id: string) => {
    setChosen(id)
    onPress?.(id)
  }
  const drawing = useDrawing({ box, kind: 'graph', picture, onNode: choose, onZoom: setZoom })
  usePinch(area, ({ factor, ...at }) => drawing.zoom(factor, at))
  const names = new Map(nodes.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  const at = Math.max(
    0,
    nodes.findIndex(({ id }) => id === (chosen ?? root)),
  )
  const present = nodes[at]

  const step = (event: KeyboardEvent) => {
    const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 }[event.key]
    const node = next === undefined ? undefined : nodes[(next + nodes.length) % nodes.length]
    if (node) setChosen(node.id)
    else if (event.key === 'Enter' && present) onPress?.(present.id)
    else return
    event.preventDefault()
  }

  if (!present) return null
  return (
    <ChartFrame
      label={t('chart.graph', {
        label,
        nodes: t('chart.nodes', { count: nodes.length }),
        edges: t('chart.edges', { count: rendered.length }),
      })}
      drawing={drawing}
      actions={<ZoomButtons t={t} zoom={drawing.zoom} />}
      table={<DataTable label={label} columns={columnsOf(t, nameOf)} rows={rendered} keyOf={keyOf} />}
    >
      <div
        ref={area}
        className="graph"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={nodes.length - 1}
        aria-valuenow={at}
        aria-valuetext={listIn([present.name, ...relationsOf(present.id, rendered, nameOf, t)], language)}
        onKeyDown={step}
      >
        <div ref={box} className="graph__svg" aria-hidden="true" />
        {drawing.state === 'loading' ? (
          <div className="graph__skeleton">
            <SkeletonChart />
          </div>
        ) : null}
      </div>
      {chosen === undefined ? null : (
        <div className="graph__chosen" aria-hidden="true">
          <b>{present.name}</b>
          {relationsOf(present.id, rendered, nameOf, t).map((relation) => (
            <p key={relation}>{relation}</p>
          ))}
        </div>
      )}
    </ChartFrame>
  )
}

interface Scene {
  readonly size: Size
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  readonly places: ReturnType<typeof placeNodes>
  readonly root: string
  readonly chosen: string | undefined
  readonly zoom: number
}

/** From the edge of the chart to the outermost nodes, so that their names fit. At the design width, px */
const MARGIN = { x: 44, top: 16, bottom: 30 } as const

function pictureOf({ size, nodes, edges, places, root, chosen, zoom }: Scene): GraphModel {
  const { width, height, scale } = size
  const [left, top] = [MARGIN.x * scale, MARGIN.top * scale]
  const [across, down] = [width - 2 * left, height - top - MARGIN.bottom * scale]
  const near = new Set(edges.flatMap(({ from, to }) => (from === chosen ? [to] : to === chosen ? [from] : [])))
  const rankOf = (id: string) => (id === root || id === chosen ? 2 : near.has(id) ? 1 : 0)
  const points = nodes.map(({ id, name, shape = 'circle' }) => {
    const { x, y } = places.get(id) ?? { x: 0, y: 0 }
    return { id, name, shape, rank: rankOf(id), x: left + ((x + 1) / 2) * across, y: top + ((y + 1) / 2) * down }
  })
  const { names, relations } = roomForLabels(points, edges, { scale, zoom })
  return {
    kind: 'graph',
    plot: { ...size, left: 0, right: width, top: 0, bottom: height },
    nodes: points.map(({ rank, ...point }) => ({
      ...point,
      isRoot: point.id === root,
      isChosen: point.id === chosen,
      isNamed: names.has(point.id),
    })),
    edges: edges.map((edge, index) => ({ ...edge, isNamed: relations[index] ?? false })),
  }
}

/** Edges between rendered nodes, each once. */
function drawable(edges: readonly GraphEdge[], places: ReadonlyMap<string, unknown>): readonly GraphEdge[] {
  const known = edges.filter(({ from, to }) => places.has(from) && places.has(to))
  return [...new Map(known.map((edge) => [keyOf(edge), edge])).values()]
}

const keyOf = ({ from, to, label }: GraphEdge) => `${from} ${to} ${label}`

/** What a node is to others, in one line each. */
function relationsOf(id: string, edges: readonly GraphEdge[], nameOf: (id: string) => string, t: ChartTexts): string[] {
  return edges
    .filter(({ from, to }) => from === id || to === id)
    .map(({ from, to, label }) => t('chart.spoken', { at: `${nameOf(from)} → ${nameOf(to)}`, figures: label }))
}

function columnsOf(t: ChartTexts, nameOf: (id: string) => string): readonly Column<GraphEdge>[] {
  return [
    { key: 'from', label: t('chart.from'), text: ({ from }) => nameOf(from) },
    { key: 'label', label: t('chart.relation'), text: ({ label }) => label },
    { key: 'to', label: t('chart.to'), text: ({ to }) => nameOf(to) },
  ]
}

function ZoomButtons({ t, zoom }: { readonly t: ChartTexts; readonly zoom: (factor: number) => void }) {
  return (
    <>
      <IconButton label={t('chart.closer')} tone="quiet" onPress={() => zoom(ZOOM)}>
        <Icon svg={Plus} />
      </IconButton>
      <IconButton label={t('chart.farther')} tone="quiet" onPress={() => zoom(1 / ZOOM)}>
        <Icon svg={Minus} />
      </IconButton>
      <IconButton label={t('chart.whole')} tone="quiet" onPress={() => zoom(0)}>
        <Icon svg={ArrowsIn} />
      </IconButton>
    </>
  )
}
