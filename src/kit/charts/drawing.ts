import type { ValueAxis } from './axis'
import type { Plot } from './layout'
import type { Series } from './series'

/** Bars, lines and bands over categories. */
export interface ChartModel {
  readonly kind: 'chart'
  readonly plot: Plot
  readonly axis: ValueAxis
  /** As shown at the axis; '' for one that is hidden. */
  readonly ticks: readonly string[]
  readonly series: readonly Series[]
}

/** One row of a gantt strip: px from the left edge and the top of its row. */
export interface GanttBar {
  readonly from: number
  readonly to: number
  /** 0–1 of the planned time. */
  readonly done: number
  readonly isMilestone: boolean
  /** What really happened, in the colour of its token. */
  readonly actual: { readonly from: number; readonly to: number; readonly colour: string } | undefined
}

export interface GanttModel {
  readonly kind: 'gantt'
  readonly plot: Plot
  /** Height of a row. px */
  readonly rowHeight: number
  readonly bars: readonly GanttBar[]
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  /** px; undefined when today is outside. */
  readonly today: number | undefined
}

export interface GraphModel {
  readonly kind: 'graph'
  readonly plot: Plot
  readonly nodes: readonly GraphPoint[]
  readonly edges: readonly GraphLine[]
}

/** A node with its place, px. */
export interface GraphPoint {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly shape: 'circle' | 'square' | 'diamond'
  /** The one that the graph is about. */
  readonly isRoot: boolean
  readonly isChosen: boolean
  /** There is room for its name. */
  readonly isNamed: boolean
}

export interface GraphLine {
  readonly from: string
  readonly to: string
  readonly label: string
  readonly isNamed: boolean
}

export type DrawingModel = ChartModel | GanttModel | GraphModel

/** The chart that is rendered into one element. */
export interface Drawing {
  show(picture: DrawingModel): void
  /** Graphs: zooms around the middle; 0 shows the whole graph. */
  zoom(factor: number, at?: { readonly x: number; readonly y: number }): void
  close(): void
}

export interface DrawingEvents {
  /** A node of a graph was tapped. */
  readonly onNode: (id: string) => void
  /** The zoom of a graph relative to the first one. */
  readonly onZoom: (zoom: number) => void
}

/** The engine, which is loaded after the page's text; only `src/kit/charts/engine` depends on the library. */
export interface Engine {
  open(element: HTMLElement, events: DrawingEvents): Drawing
}
