import { BarChart, LineChart } from 'echarts/charts'
import { GridSimpleComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Drawing, DrawingEvents, DrawingModel, Engine } from '../drawing'
import { chartOption, type Option } from './chartOption'
import { ganttOption } from './gantt'

use([BarChart, LineChart, GridSimpleComponent, SVGRenderer])

type OptionOf<P extends DrawingModel> = (picture: P, font: string) => Option

/** Functions that make the option of a chart; those of the rarer kinds are loaded with their part of the engine. */
const options: { [K in DrawingModel['kind']]?: OptionOf<Extract<DrawingModel, { kind: K }>> } = {
  chart: chartOption,
  gantt: ganttOption,
}

/** Loads what a kind of chart needs besides bars and lines. */
export async function prepare(kind: DrawingModel['kind']): Promise<Engine> {
  if (kind === 'graph') options.graph = (await import('./graph')).graphOption
  return { open }
}

function optionOf(picture: DrawingModel, font: string): Option {
  // The compiler does not join a member of a union with the entry of its own name.
  const make = options[picture.kind] as OptionOf<DrawingModel> | undefined
  if (!make) throw new Error(`the engine has not been prepared for a ${picture.kind}`)
  return make(picture, font)
}

/** The zoom of a graph; the engine stores it in its option. */
function zoomOf(chart: EChartsType): number {
  const { series } = chart.getOption()
  const first: unknown = Array.isArray(series) ? series[0] : undefined
  return typeof first === 'object' && first && 'zoom' in first && typeof first.zoom === 'number' ? first.zoom : 1
}

function open(element: HTMLElement, { onNode, onZoom }: DrawingEvents): Drawing {
  const font = getComputedStyle(element).fontFamily
  let chart: EChartsType | undefined
  let shown: DrawingModel | undefined
  const opened = ({ width, height }: DrawingModel['plot']) => {
    if (!chart) {
      const made = init(element, undefined, { renderer: 'svg', width, height })
      chart = made
      made.on('click', ({ data }) => {
        if (typeof data === 'object' && data !== null && 'id' in data) onNode(String(data.id))
      })
      made.on('graphroam', () => onZoom(zoomOf(made)))
    } else if (chart.getWidth() !== width || chart.getHeight() !== height) chart.resize({ width, height })
    return chart
  }
  const show = (picture: DrawingModel, isFresh: boolean) => {
    shown = picture
    opened(picture.plot).setOption(optionOf(picture, font), { notMerge: isFresh })
  }
  return {
    // A graph preserves the user's zoom while another node is chosen.
    show: (picture) => show(picture, picture.kind !== 'graph'),
    zoom(factor, at) {
      if (!chart || !shown) return
      if (factor === 0) {
        show(shown, true)
        return onZoom(1)
      }
      const { x, y } = at ?? { x: chart.getWidth() / 2, y: chart.getHeight() / 2 }
      chart.dispatchAction({ type: 'graphRoam', seriesIndex: 0, zoom: factor, originX: x, originY: y })
    },
    close() {
      chart?.dispose()
      chart = undefined
    },
  }
}
