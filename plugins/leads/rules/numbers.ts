/** Rounds half away from zero, as all figures of domain/leads.md; `step` 1000 rounds to thousands. */
export function round(value: number, step = 1): number {
  return Math.sign(value) * Math.round(Math.abs(value) / step) * step
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
