import type { AppWindow } from './AppWindow'
import type { Device } from './types'

/** The scripts that a harness build names as `SDK_URL` and `BRIDGE_URL`; when they run they say so with this event. */
export const SCRIPT_EVENT = 'hostsim:script'
const SDK = /(?:^|\/)sim\/sdk\.js$/
const BRIDGE = /(?:^|\/)sim\/bridge\.js$/
/** An address that nothing answers. */
const NOWHERE = 'sim/blocked.js'

/** Lets the host's scripts come as the device says; the page's own way of asking for them stays what it is. */
export function controlScripts(view: AppWindow, device: () => Device): void {
  const { prototype } = view.HTMLScriptElement
  const src = Object.getOwnPropertyDescriptor(prototype, 'src')
  const set = src?.set
  if (!src || !set) throw new Error('script elements have no src here')
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(this: HTMLScriptElement, address: string) {
      const { sdk, bridge, slowMs } = device()
      const isSdk = SDK.test(address)
      if (isSdk && sdk === 'blocked') set.call(this, NOWHERE)
      else if (isSdk && sdk === 'slow') setTimeout(() => set.call(this, address), slowMs)
      else if ((isSdk && sdk === 'never') || (BRIDGE.test(address) && bridge === 'never')) return
      else set.call(this, address)
    },
  })
}

/** Runs when one of the scripts has. */
export function onScript(view: Window, run: (script: string) => void): void {
  view.addEventListener(SCRIPT_EVENT, (event) => run(String((event as CustomEvent<unknown>).detail)))
}
