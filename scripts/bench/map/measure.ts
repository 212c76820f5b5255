import type { Browser, CDPSession } from '@playwright/test'
import { evaluate, until } from '../evaluate'
import { seenFrames, watchFrames } from '../frames'
import { coldContext, throttledPage } from '../profile'

/** `none`: a page without a map, whose frames show the load of the machine itself. */
export const KINDS = ['none', 'plain', 'ours'] as const
export type Kind = (typeof KINDS)[number]

/** Frames of one visit. ms */
export interface MapRun {
  readonly pan: readonly number[]
  readonly zoom: readonly number[]
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Middle of the view, the position of the fingers. px */
const MIDDLE = { x: 195, y: 420 }
/** There and back, so that the points stay in view. px */
const PANS = [
  { x: 0, y: -380 },
  { x: 0, y: 380 },
  { x: 180, y: 90 },
  { x: -180, y: -90 },
] as const
/** How fast a finger is. px/s */
const SPEED = 900
const PINCHES = [2, 0.5, 0.5, 2] as const
/** Longer than Leaflet's animations and the work after them. ms */
const SETTLE = 450

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Pans, pinches and zooms by key at a CPU slowdown; the page's network is not throttled. */
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
      await drag(cdp, pan)
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

/**
 * Drags a finger by `by` px: one event a frame, at its position at that time. Dispatched by the page itself, because
 * Chromium's synthetic scrolling sends pointer events only, and the protocol's touches depend on this process's load.
 */
function drag(cdp: CDPSession, by: { readonly x: number; readonly y: number }): Promise<void> {
  const run = ({ from, to, length }: { from: Place; to: Place; length: number }) => {
    const target = document.elementFromPoint(from.x, from.y) ?? document.body
    const send = (type: string, { x, y }: Place) => {
      const touch = new Touch({ identifier: 1, target, clientX: x, clientY: y, pageX: x, pageY: y })
      const touches = type === 'touchend' ? [] : [touch]
      const options = { bubbles: true, cancelable: true, touches, targetTouches: touches, changedTouches: [touch] }
      target.dispatchEvent(new TouchEvent(type, options))
    }
    return new Promise<void>((resolve) => {
      const start = performance.now()
      send('touchstart', from)
      const move = (now: number) => {
        const part = Math.min(1, (now - start) / length)
        send('touchmove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
        if (part < 1) {
          requestAnimationFrame(move)
          return
        }
        send('touchend', to)
        resolve()
      }
      requestAnimationFrame(move)
    })
  }
  const to = { x: MIDDLE.x + by.x, y: MIDDLE.y + by.y }
  return evaluate(cdp, run, { from: MIDDLE, to, length: (Math.hypot(by.x, by.y) / SPEED) * 1000 })
}

declare global {
  interface Window {
    benchMap?: { zoomIn(by: number): void }
  }
}

/** One step closer or farther, as by key or button. */
function zoom(cdp: CDPSession, by: number): Promise<void> {
  const step = (steps: number) => {
    window.benchMap?.zoomIn(steps)
  }
  return evaluate(cdp, step, by)
}
