import { GraphChart, type GraphSeriesOption } from 'echarts/charts'
import { use } from 'echarts/core'
import type { GraphModel } from '../drawing'
import type { Option } from './chartOption'

use([GraphChart])

const SYMBOLS = { circle: 'circle', square: 'rect', diamond: 'diamond' } as const
/** At the design width. px */
const LABEL = 11
const NODE = 14
const ROOT = 22
const STRONG = 600
/** Touches change nothing: the engine could not lighten a colour that is a token. Its types lack this option here. */
const STILL = { emphasis: { disabled: true, scale: false } }

/** Who belongs to whom (domain/customer.md 5): shape denotes the kind, an arrow the direction. */
export function graphOption({ plot, nodes, edges }: GraphModel, font: string): Option {
  const { scale, width, height } = plot
  const label = {
    fontFamily: font,
    fontSize: LABEL * scale,
    textBorderColor: 'var(--surface)',
    textBorderWidth: 3 * scale,
  }
  const series: GraphSeriesOption = {
    type: 'graph',
    layout: 'none',
    animation: false,
    roam: true,
    // Distant nodes have room for their names, so zooming scales only the distances.
    nodeScaleRatio: 0,
    scaleLimit: { min: 0.5, max: 8 },
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    ...STILL,
    edgeSymbol: ['none', 'arrow'],
    edgeSymbolSize: 6 * scale,
    lineStyle: { color: 'var(--chart-prev)', width: scale, opacity: 1, curveness: 0.04 },
    nodes: [
      // The engine places the outermost nodes at the edges of the chart: these two make one px of ours one of its own.
      ...[0, 1].map((corner) => ({
        id: `corner ${corner}`,
        x: corner * width,
        y: corner * height,
        symbol: 'none',
        label: { show: false },
      })),
      ...nodes.map(({ id, name, x, y, shape, isRoot, isChosen, isNamed }) => ({
        id,
        name,
        x,
        y,
        symbol: SYMBOLS[shape],
        symbolSize: (isRoot ? ROOT : NODE) * scale,
        itemStyle: {
          color: isRoot ? 'var(--chart-now)' : 'var(--chart-now-weak)',
          borderColor: isChosen ? 'var(--text)' : isRoot ? 'var(--chart-now)' : 'var(--chart-now-edge)',
          borderWidth: (isChosen ? 2 : 1.5) * scale,
        },
        label: {
          ...label,
          show: isNamed,
          position: 'bottom' as const,
          distance: 3 * scale,
          color: 'var(--text)',
          fontWeight: isRoot || isChosen ? STRONG : ('normal' as const),
          width: 88 * scale,
          overflow: 'truncate' as const,
        },
      })),
    ],
    edges: edges.map(({ from, to, label: relation, isNamed }) => ({
      source: from,
      target: to,
      label: { ...label, show: isNamed, color: 'var(--text-2)', formatter: () => relation },
    })),
  }
  // The types of the chunk of bars and lines lack this series; it is registered above.
  return { animation: false, series: [series] as unknown as NonNullable<Option['series']> }
}
