import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import type { Plugin } from '#platform/plugin'
import { textsOf } from '#plugins/texts'
import { showPages } from '#testing'
import { EXAMPLE_TIME } from '../clock'
import type { PluginDev } from '../contract'
import { simCore } from './simCore'
import { simulate } from './simulate'

/** For tests of screens: sets the page's clock to the simulator's example time, 2026-11-20 9:41, and stops it. */
export function holdExampleTime(): void {
  jest.useFakeTimers({
    now: EXAMPLE_TIME,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'requestAnimationFrame',
    ],
  })
  Element.prototype.scrollIntoView = () => undefined
}

let started: Promise<void> | undefined

/** Loads the texts of an area. */
export async function loadAreaTexts(plugin: Plugin): Promise<void> {
  started ??= startTexts()
  await started
  registerTexts(plugin.id, ...textsOf(plugin))
  await loadTexts(plugin.id)
}

/** For `beforeAll` of tests of an area's screens: the example time and the area's texts. */
export async function startScreens(plugin: Plugin): Promise<void> {
  holdExampleTime()
  await loadAreaTexts(plugin)
}

/**
 * Opens an address of an area as an employee, with real pages, texts and links and simulated calls. Returns the
 * simulation, the core, and the address of the visible page (`shown`).
 */
export async function openPage(
  { plugin, dev }: { readonly plugin: Plugin; readonly dev: PluginDev },
  who: string,
  address: string,
  sim = simulate(dev),
) {
  await loadAreaTexts(plugin)
  const pages = await Promise.all(
    (plugin.routes ?? []).flatMap(({ route, screen }) => {
      if (!screen) return []
      return [screen().then((module) => ({ route, screen: module.default, search: module.search }))]
    }),
  )
  const { core } = simCore(sim, plugin, who)
  return { ...(await showPages(core, pages, address, plugin.id)), sim, core }
}
