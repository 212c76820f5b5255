const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long ago, in the largest unit that fits; less than a minute is now. `time` in ms */
export function ago(time: number): { readonly kind: 'now' | 'minutes' | 'hours' | 'days'; readonly number: number } {
  if (time < MINUTE) return { kind: 'now', number: 0 }
  if (time < HOUR) return { kind: 'minutes', number: Math.floor(time / MINUTE) }
  if (time < 24 * HOUR) return { kind: 'hours', number: Math.floor(time / HOUR) }
  return { kind: 'days', number: Math.floor(time / HOUR / 24) }
}
