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
// biome-ignore format: a line for each part
export const examples: readonly Example[] = [
  { name: 'Chart', room: '#src/charts', example: () => import('./Chart'), source: () => import('./Chart.tsx?source') },
  { name: 'Comments', room: '#src/timelines', example: () => import('./Comments'), source: () => import('./Comments.tsx?source') },
  { name: 'Course', room: '#src/timelines', example: () => import('./Course'), source: () => import('./Course.tsx?source') },
  { name: 'DataTable', room: '#src/tables', example: () => import('./DataTable'), source: () => import('./DataTable.tsx?source') },
  { name: 'DueText', room: '#src/ui', example: () => import('./DueText'), source: () => import('./DueText.tsx?source') },
  { name: 'GanttStrip', room: '#src/charts', example: () => import('./GanttStrip'), source: () => import('./GanttStrip.tsx?source') },
  { name: 'Graph', room: '#src/charts', example: () => import('./Graph'), source: () => import('./Graph.tsx?source') },
  { name: 'Highlight', room: '#src/html', example: () => import('./Highlight'), source: () => import('./Highlight.tsx?source') },
  { name: 'IndexList', room: '#src/indexes', example: () => import('./IndexList'), source: () => import('./IndexList.tsx?source') },
  { name: 'PeriodPicker', room: '#src/periods', example: () => import('./PeriodPicker'), source: () => import('./PeriodPicker.tsx?source') },
  { name: 'Phone', room: '#src/ui', example: () => import('./Phone'), source: () => import('./Phone.tsx?source') },
  { name: 'SafeHtml', room: '#src/html', example: () => import('./SafeHtml'), source: () => import('./SafeHtml.tsx?source') },
  { name: 'Sparkline', room: '#src/charts', example: () => import('./Sparkline'), source: () => import('./Sparkline.tsx?source') },
  { name: 'StatusTag', room: '#src/ui', example: () => import('./StatusTag'), source: () => import('./StatusTag.tsx?source') },
  { name: 'VideoTile', room: '#src/ui', example: () => import('./VideoTile'), source: () => import('./VideoTile.tsx?source') },
  { name: 'WeekStrip', room: '#src/periods', example: () => import('./WeekStrip'), source: () => import('./WeekStrip.tsx?source') },
  { name: 'Wizard', room: '#src/ui', example: () => import('./Wizard'), source: () => import('./Wizard.tsx?source') },
]
