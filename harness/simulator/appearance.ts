import type { AppWindow } from './AppWindow'
import { userAgent } from './agents'
import { applyToSheets } from './deviceSheets'
import type { Memory } from './memory'

/** Applies the device to the page: user agent, language, theme, safe area, text size. */
export function showDevice(view: Window, { scenario, device }: Memory): void {
  const { navigator, document } = view
  const agent = userAgent(scenario.host, device)
  if (agent) override(navigator, 'userAgent', agent)
  if (device.locale) {
    override(navigator, 'language', device.locale)
    override(navigator, 'languages', [device.locale])
  }
  const root = document.documentElement
  if (device.theme !== 'auto') root.setAttribute('data-theme', device.theme)
  applyToSheets(document, device.safeArea, device.fontScale)
}

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
