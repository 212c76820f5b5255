/** Critical path of milestones that wait for each other (domain/schedule.md 3.4), for screens and server. */

export interface Waiting {
  readonly id: string
  /** How long it takes. working days */
  readonly days: number
  /** Ids of those that come before it. */
  readonly after: readonly string[]
}

export interface Slot {
  /** Earliest start and finish. working days from the beginning */
  readonly start: number
  readonly finish: number
  /** By how much it may move without moving the end. working days */
  readonly float: number
  readonly isCritical: boolean
}

export type Path =
  | { readonly kind: 'path'; readonly end: number; readonly slots: ReadonlyMap<string, Slot> }
  /** Ids in the order in which they wait for each other; the first is also the last. */
  | { readonly kind: 'cycle'; readonly ids: readonly string[] }

type Order<W> = { readonly kind: 'order'; readonly items: readonly W[] } | Extract<Path, { kind: 'cycle' }>

/** In an order in which each comes after those that it waits for, or the ids of a cycle. Unknown ids count as done. */
export function inOrder<W extends Waiting>(waiting: readonly W[]): Order<W> {
  const all = new Map(waiting.map((item) => [item.id, item]))
  const done = new Set<string>()
  const items: W[] = []
  for (const first of all.values()) {
    // Depth first without recursion: a project may have some hundred in a row.
    const way: { readonly item: W; next: number }[] = [{ item: first, next: 0 }]
    while (way.length > 0) {
      const top = way[way.length - 1] as (typeof way)[number]
      if (done.has(top.item.id)) {
        way.pop()
        continue
      }
      const before = all.get(top.item.after[top.next] ?? '')
      if (top.next >= top.item.after.length) {
        done.add(top.item.id)
        items.push(top.item)
        way.pop()
        continue
      }
      top.next += 1
      if (!before || done.has(before.id)) continue
      const met = way.findIndex(({ item }) => item.id === before.id)
      if (met >= 0) return { kind: 'cycle', ids: [...way.slice(met).map(({ item }) => item.id), before.id] }
      way.push({ item: before, next: 0 })
    }
  }
  return { kind: 'order', items }
}

/** Earliest and latest times; float = late start − early start, critical from 0 down. */
export function criticalPath(waiting: readonly Waiting[]): Path {
  const order = inOrder(waiting)
  if (order.kind === 'cycle') return order
  const { items } = order
  const finish = new Map<string, number>()
  for (const { id, days, after } of items) {
    const start = Math.max(0, ...after.map((before) => finish.get(before) ?? 0))
    finish.set(id, start + days)
  }
  const end = Math.max(0, ...finish.values())
  const latest = new Map<string, number>()
  const slots = new Map<string, Slot>()
  for (const { id, days, after } of [...items].reverse()) {
    const lateFinish = latest.get(id) ?? end
    const earlyFinish = finish.get(id) ?? 0
    const float = lateFinish - earlyFinish
    slots.set(id, { start: earlyFinish - days, finish: earlyFinish, float, isCritical: float <= 0 })
    for (const before of after) latest.set(before, Math.min(latest.get(before) ?? end, lateFinish - days))
  }
  return { kind: 'path', end, slots }
}
