import type { AppWindow } from './AppWindow'
import type { Device } from './types'

/** Event dispatched by the scripts that a harness build uses as `SDK_URL` and `BRIDGE_URL`. */
export const SCRIPT_EVENT = 'hostsim:script'
const SDK = /(?:^|\/)sim\/sdk\.js$/
const BRIDGE = /(?:^|\/)sim\/bridge\.js$/
/** A file of the app, gone once another version is deployed. */
const FILE = /(?:^|\/)assets\//
/** An address without a file. */
const NOWHERE = 'assets/blocked.js'

/** Loads the host's scripts as set in the device settings, without changing how the page requests them. */
export function controlScripts(view: AppWindow, device: () => Device, isOutdated = () => false): void {
  const { prototype } = view.HTMLScriptElement
  const src = Object.getOwnPropertyDescriptor(prototype, 'src')
  const set = src?.set
  if (!src || !set) throw new Error('script elements have no src here')
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(this: HTMLScriptElement, address: string) {
      const { sdk, bridge, slowMs } = device()
      const isSdk = SDK.test(address)
      if ((isSdk && sdk === 'blocked') || (isOutdated() && FILE.test(address))) set.call(this, NOWHERE)
      else if (isSdk && sdk === 'slow') setTimeout(() => set.call(this, address), slowMs)
      else if ((isSdk && sdk === 'never') || (BRIDGE.test(address) && bridge === 'never')) return
      else set.call(this, address)
    },
  })
}

/** Calls `run` whenever one of the scripts has run. */
export function onScript(view: Window, run: (script: string) => void): void {
  view.addEventListener(SCRIPT_EVENT, (event) => run(String((event as CustomEvent<unknown>).detail)))
}
