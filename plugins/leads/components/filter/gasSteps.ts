/** Stops of the gas range. Not linear: demands span three powers of ten and would crowd at one end. m³/y */
export const GAS_STEPS = [0, 10_000, 50_000, 100_000, 200_000, 500_000, 1e6, 2e6, 5e6, 1e7] as const
export const GAS_LAST = GAS_STEPS.length - 1

/** Index of the last stop that is not above `amount`; `open` if there is no amount. */
export function gasStep(amount: number | undefined, open: number): number {
  if (amount === undefined) return open
  const above = GAS_STEPS.findIndex((stop) => stop > amount)
  return above < 0 ? GAS_LAST : Math.max(0, above - 1)
}

/** Filter bounds for a range of stops; the first and last stop mean no bound. */
export function gasBounds([from, to]: readonly [number, number]) {
  return {
    gasMin: from > 0 ? GAS_STEPS[from] : undefined,
    gasMax: to < GAS_LAST ? GAS_STEPS[to] : undefined,
  }
}
