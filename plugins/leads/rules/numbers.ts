/** Rounds half away from zero, as every figure of domain/leads.md; `step` 1000 gives whole thousands. */
export function round(value: number, step = 1): number {
  return Math.sign(value) * Math.round(Math.abs(value) / step) * step
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
