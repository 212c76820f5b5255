/** A time as the clock of this device shows it: `2026-11-20 09:41:07.000`. */
export function localTime(at: string | number): string {
  const time = new Date(at)
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 23).replace('T', ' ')
}
