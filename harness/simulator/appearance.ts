import type { AppWindow } from './AppWindow'
import { userAgent } from './agents'
import { applyToSheets } from './deviceSheets'
import type { Memory } from './memory'
import type { Device } from './types'

/** Name of the chosen theme in local storage (src/ui/theme). */
const THEME_VALUE = 'theme'

/**
 * Applies the device to the page: user agent, language, theme, safe area, text size. `before`: the device until now.
 */
export function showDevice(view: Window, { scenario, device }: Memory, before?: Device): void {
  const { navigator, document } = view
  const agent = userAgent(scenario.host, device)
  if (agent) override(navigator, 'userAgent', agent)
  if (device.locale) {
    override(navigator, 'language', device.locale)
    override(navigator, 'languages', [device.locale])
  } else {
    for (const name of ['language', 'languages']) Reflect.deleteProperty(navigator, name)
  }
  const root = document.documentElement
  // At the start of the page its boot script does so.
  const isOver = before !== undefined && before.theme !== 'auto'
  const theme = device.theme !== 'auto' ? device.theme : isOver ? chosenTheme(view) : undefined
  if (theme) root.setAttribute('data-theme', theme)
  else if (isOver) root.removeAttribute('data-theme')
  applyToSheets(document, device.safeArea, device.fontScale)
}

/** The theme that the user has chosen in the app, as its boot script reads it; undefined: that of the phone. */
const chosenTheme = ({ localStorage }: Window): string | undefined =>
  /dark|light/.exec(localStorage.getItem(THEME_VALUE) ?? '')?.[0]

/** A phone draws its scrollbars over the page; those of a desktop's frame would make it narrower. */
export function hideScrollbars(view: AppWindow): void {
  if (view.parent === view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync('* { scrollbar-width: none }')
  view.document.adoptedStyleSheets.push(sheet)
}

function override(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, get: () => value })
}

/** Shifts the page's clock by `offset` ms. */
export function shiftClock(view: AppWindow, offset: number): void {
  if (offset === 0) return
  const Original = view.Date
  const shifted = () => Original.now() + offset
  view.Date = new Proxy(Original, {
    get: (target, name) => (name === 'now' ? shifted : Reflect.get(target, name)),
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [shifted()] : given, made),
    apply: () => new Original(shifted()).toString(),
  })
}
