import type { CDPSession } from '@playwright/test'
import { evaluate } from './evaluate'

declare global {
  interface Window {
    benchFrames?: number[]
  }
}

/** The page notes from now on how long each of its frames takes; what was noted before is forgotten. */
export async function watchFrames(cdp: CDPSession): Promise<void> {
  const watch = () => {
    const frames: number[] = []
    const isWatching = window.benchFrames !== undefined
    window.benchFrames = frames
    if (isWatching) return
    let last = performance.now()
    const next = (now: number): void => {
      window.benchFrames?.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  }
  await evaluate(cdp, watch, undefined)
}

/** The frames since then, without the first two: they stand for the beginning itself. ms */
export function seenFrames(cdp: CDPSession): Promise<number[]> {
  const seen = () => (window.benchFrames ?? []).slice(2)
  return evaluate(cdp, seen, undefined)
}
