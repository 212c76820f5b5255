import type { CDPSession } from '@playwright/test'
import { evaluate } from './evaluate'

declare global {
  interface Window {
    benchFrames?: number[]
  }
}

/** Records the duration of each frame of the page from now on; discards earlier records. */
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

/** The frames since then, without the first two, which the start of the measurement affects. ms */
export function seenFrames(cdp: CDPSession): Promise<number[]> {
  const seen = () => (window.benchFrames ?? []).slice(2)
  return evaluate(cdp, seen, undefined)
}
