import { useEffect, useState } from 'react'

/** The current time in ms, renewed so often (ms), for what changes with the time alone: '8 s ago', 'tomorrow'. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  // A render for another reason, such as a new position, shows the time of that render.
  return Math.max(now, Date.now())
}
