/** Formats a duration (s): `0:42`, `12:05`, `1:02:05`. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
