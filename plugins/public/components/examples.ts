import type { ComponentType } from 'react'
import type { Lazy } from '#src/plugin'

/** A part of the app, shown in its states beside the lines that do it. */
export interface Example {
  /** As it is imported. */
  readonly name: string
  /** The room that exports it. */
  readonly room: `#src/${string}`
  readonly example: Lazy<ComponentType>
  /** The very file that is shown, as text: what is read is what runs. */
  readonly source: Lazy<string>
}

/** Every part that is shown, by name: a new one is a file in this folder and a line here. */
export const examples: readonly Example[] = [
  { name: 'Chart', room: '#src/charts', example: () => import('./Chart'), source: () => import('./Chart.tsx?source') },
  {
    name: 'DataTable',
    room: '#src/tables',
    example: () => import('./DataTable'),
    source: () => import('./DataTable.tsx?source'),
  },
  {
    name: 'GanttStrip',
    room: '#src/charts',
    example: () => import('./GanttStrip'),
    source: () => import('./GanttStrip.tsx?source'),
  },
  { name: 'Graph', room: '#src/charts', example: () => import('./Graph'), source: () => import('./Graph.tsx?source') },
  {
    name: 'Sparkline',
    room: '#src/charts',
    example: () => import('./Sparkline'),
    source: () => import('./Sparkline.tsx?source'),
  },
]
