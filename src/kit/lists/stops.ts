/** Stops of a range that is not linear, because its amounts span powers of ten. */
export type Stops = readonly [number, ...number[]]

export const lastStop = (stops: Stops) => stops.length - 1

/** Index of the last stop that is not above `amount`; `open` if there is no amount. */
export function stopAt(stops: Stops, amount: number | undefined, open: number): number {
  if (amount === undefined) return open
  const above = stops.findIndex((stop) => stop > amount)
  return above < 0 ? lastStop(stops) : Math.max(0, above - 1)
}

/** Bounds for a range of stops; the first and last stop mean no bound. */
export function boundsAt(
  stops: Stops,
  [from, to]: readonly [number, number],
): readonly [from: number | undefined, to: number | undefined] {
  return [from > 0 ? stops[from] : undefined, to < lastStop(stops) ? stops[to] : undefined]
}
