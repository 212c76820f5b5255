import type { Browser, CDPSession } from '@playwright/test'
import { evaluate, until } from '../evaluate'
import { seenFrames, watchFrames } from '../frames'
import { coldContext, throttledPage } from '../profile'

/** `none`: a page without a map, whose frames show what the machine itself does. */
export const KINDS = ['none', 'plain', 'ours'] as const
export type Kind = (typeof KINDS)[number]

/** Frames of one visit. ms */
export interface MapRun {
  readonly pan: readonly number[]
  readonly zoom: readonly number[]
}

/** Middle of the view: where the fingers are. px */
const MIDDLE = { x: 195, y: 420 }
/** There and back, so that the points stay in view. px */
const PANS = [
  { xDistance: 0, yDistance: -260 },
  { xDistance: 0, yDistance: 260 },
  { xDistance: 150, yDistance: 60 },
  { xDistance: -150, yDistance: -60 },
] as const
const PINCHES = [2, 0.5, 0.5, 2] as const
/** Longer than Leaflet's animations and what follows them. ms */
const SETTLE = 450

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Pans, pinches and zooms by key at a CPU slowdown; the page's network is left as it is. */
export async function measureMap(browser: Browser, url: string, kind: Kind, slowdown: number): Promise<MapRun> {
  const context = await coldContext(browser, url)
  try {
    const { page, cdp } = await throttledPage(context, { network: false })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(`${url}?kind=${kind}`)
    await until(cdp, () => 'benchReady' in window, undefined, 30_000)
    await wait(1_000)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await watchFrames(cdp)
    for (const pan of PANS) {
      await cdp.send('Input.synthesizeScrollGesture', { ...MIDDLE, ...pan, speed: 900, gestureSourceType: 'touch' })
      await wait(SETTLE)
    }
    const pan = await seenFrames(cdp)
    await watchFrames(cdp)
    for (const scaleFactor of PINCHES) {
      await cdp.send('Input.synthesizePinchGesture', {
        ...MIDDLE,
        scaleFactor,
        relativeSpeed: 400,
        gestureSourceType: 'touch',
      })
      await wait(SETTLE)
    }
    for (const by of [-1, 1]) {
      await zoom(cdp, by)
      await wait(SETTLE)
    }
    return { pan, zoom: await seenFrames(cdp) }
  } finally {
    await context.close()
  }
}

/** One step closer or farther, as by key or button. */
function zoom(cdp: CDPSession, by: number): Promise<void> {
  const step = (steps: number) => {
    const { benchMap } = window as unknown as { benchMap: { zoomIn(by: number): void } | null }
    benchMap?.zoomIn(steps)
  }
  return evaluate(cdp, step, by)
}
