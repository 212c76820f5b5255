/** Index that an arrow key, Home or End moves to in a group of options, wrapping around; undefined for other keys. */
export function nextIndex(key: string, present: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (present + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (present - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
