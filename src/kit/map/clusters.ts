import type { Stage } from '#ui/components'
import type { Palette } from './palette'
import { shaded } from './sprites'
import type { MapCluster } from './types'

/** Stages in the order of a cluster's shares. */
const STAGES: readonly Stage[] = ['found', 'verified', 'followed', 'opportunity', 'won']
/** Width of the ring, and of the gap between two shares. Design px */
const RING = 5
const GAP = 1.5

/** Radius of a cluster by what it holds (mock, 'Markers'). Design px */
export function clusterRadius(count: number): number {
  if (count < 30) return 18
  return count < 100 ? 22 : 27
}

/** `1234` → `1.2k`: four figures do not fit into the ring. */
export function clusterText(count: number): string {
  if (count < 1000) return `${count}`
  const thousands = count / 1000
  return `${thousands < 9.95 ? thousands.toFixed(1) : Math.round(thousands)}k`
}

/** A ring of stage shares with the count inside, around the origin, in design px; `unit` device px for each. */
export function drawCluster(
  context: CanvasRenderingContext2D,
  cluster: MapCluster,
  palette: Palette,
  unit: number,
): void {
  const radius = clusterRadius(cluster.count)
  context.fillStyle = palette.ground
  context.beginPath()
  context.arc(0, 0, radius + 1, 0, 2 * Math.PI)
  shaded(context, palette.shadow, unit, () => context.fill())

  const shares = STAGES.map((stage, index) => ({ stage, part: Math.max(0, cluster.shares[index] ?? 0) }))
  const sum = shares.reduce((total, { part }) => total + part, 0)
  const shown = shares.filter(({ part }) => part > 0)
  const middle = radius - RING / 2
  const gap = shown.length > 1 ? GAP / middle : 0
  context.lineWidth = RING
  context.lineCap = 'butt'
  let from = -Math.PI / 2
  for (const { stage, part } of shown) {
    const to = from + (part / sum) * 2 * Math.PI
    context.strokeStyle = palette.stages[stage]
    context.beginPath()
    // A share too small for its gap still shows as a thin line.
    context.arc(0, 0, middle, from, Math.max(from + gap / 2, to - gap))
    context.stroke()
    from = to
  }
  context.fillStyle = palette.text
  context.font = `600 13px ${palette.font}`
  context.textAlign = 'center'
  context.fillText(clusterText(cluster.count), 0, 4.6)
}
