import {
  CM_TICKET_HEADERS,
  COLUMN_WIDTH,
  COOKIE_TOKEN,
  DESKTOP_COLUMN,
  DESKTOP_WIDTH,
  EVENT_NAMES,
  hasSessionCookie,
  IDENTITY_PARAMETERS,
  pluginIds,
  REPLY_NAMES,
  RESIZE_DEBOUNCE,
  ROOT_FONT_RATIO,
  TIMESTAMP_PARAMETER,
} from '#base/config'
import { early } from '../../../plugins/early'
import { HINTS, type Hints } from './hints'
import { launchNames, tooOld } from './launchNames'
import { judgeTexts } from './trustedTypes'
import type { Boot } from './window'

/*
 * Runs inside the HTML, before style sheets and bundle: a separate ES5 build, so imports must stay few and data small.
 * Everything here may be missing without harm, except the root font size.
 */

/** Filled in by the build. */
declare const __BUILD__: {
  readonly MAIN_URL: string
  readonly CRM_HOST: string
  readonly CM_HOST: string
  readonly PLUGINS_OFF: string
  readonly SDK_URL: string
  readonly BRIDGE_URL: string
  readonly ANALYTICS_URL: string
  readonly HARNESS: string
}

const root = document.documentElement

function setRootFontSize(): void {
  // The width is 0 in a hidden frame.
  const width = window.innerWidth || 375
  const wanted = (width < DESKTOP_WIDTH ? Math.min(width, COLUMN_WIDTH) : DESKTOP_COLUMN) * ROOT_FONT_RATIO
  root.style.fontSize = `${wanted}px`
  // A host's text zoom multiplies font sizes; lengths in rem must not grow with it.
  const shown = Number.parseFloat(getComputedStyle(root).fontSize)
  if (shown > 0 && Math.abs(shown - wanted) > 0.1) root.style.fontSize = `${(wanted * wanted) / shown}px`
}

function stored(name: string): string {
  try {
    return localStorage.getItem(name) || ''
  } catch {
    return '' // storage is forbidden: treated as empty
  }
}

function setTheme(): void {
  const theme = /dark|light/.exec(stored('theme'))
  if (theme) root.setAttribute('data-theme', theme[0])
}

interface Address {
  readonly path: string
  /** A parameter from inside the hash, else from the query before it. */
  get(name: string): string
  /** True when the route has parameters of its own, so that the early request would not match. */
  readonly own: boolean
}

function readAddress(): Address {
  const [path = '', text = ''] = location.hash.slice(1).split('?')
  const inside = new URLSearchParams(text)
  const before = new URLSearchParams(location.search)
  let own = false
  inside.forEach((_value, name) => {
    if (launchNames.indexOf(name) < 0) own = true
  })
  return { path: path || '/', own, get: (name) => inside.get(name) || before.get(name) || '' }
}

/** Ids of the areas that are switched off: by the build, or by the simulated host of a harness build. */
function areasOff(): readonly string[] {
  const simulated = __BUILD__.HARNESS ? (window as { pluginsOff?: string }).pluginsOff || '' : ''
  return pluginIds(`${__BUILD__.PLUGINS_OFF},${simulated}`)
}

function preload(path: string, sent: boolean, off: readonly string[]): void {
  const text = document.getElementById(HINTS)?.textContent
  if (!text) return
  const { every, client, pages }: Hints = JSON.parse(text)
  const chinese = /^zh/i.test(stored('language') || navigator.language)
  const own = pages[path] || []
  // A page comes with the texts of its area, which are named after it (plugins/texts.ts).
  const isOff = off.some((area) => own.some((file) => file.indexOf(`/${area}-locales-`) >= 0))
  every.concat(isOff ? [] : own, sent ? [] : client).forEach((file) => {
    if (/zh-CN/.test(file) && !chinese) return
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = /\.css$/.test(file) ? 'style' : 'script'
    link.href = file
    document.head.appendChild(link)
  })
}

/** The signed-in user; undefined if the address requests another way to sign in. */
function identity(address: Address): { token: string; loginName: string } | undefined {
  const other = ['ticket', 'authCode', 'pageType', 'authorization', 'isfromhaoqiwangApp']
  if (other.some((name) => address.get(name) !== '') || stored('isfromhaoqiwangApp')) return undefined
  const cookie = hasSessionCookie ? COOKIE_TOKEN : ''
  const given = { token: cookie || address.get('token'), loginName: address.get('loginName') }
  const kept = { token: cookie || stored('token'), loginName: stored('loginName') }
  const user = given.token && given.loginName ? given : kept
  return user.token && user.loginName ? user : undefined
}

/** A native host may sign in a user other than the stored one. */
function inNativeHost(): boolean {
  const { webkit } = window as { webkit?: { messageHandlers?: { getLoginInfo?: unknown } } }
  const handlers = webkit?.messageHandlers
  return (
    /icome|GreatGas/i.test(navigator.userAgent) ||
    'icome' in window ||
    'GreatGasBridge' in window ||
    handlers?.getLoginInfo !== undefined
  )
}

/** Address of the call with the user's roles (session), below the main host. */
const EMPLOYEE_PATH = '/main/api/core/employee'

/** Sends the entry route's first request; true if sent. */
function requestEarly(boot: Boot, address: Address, off: readonly string[]): boolean {
  const bases: Record<string, string> = { main: __BUILD__.MAIN_URL, crm: __BUILD__.CRM_HOST, cm: __BUILD__.CM_HOST }
  const entry = early.filter((candidate) => candidate.path === address.path)[0]
  const user = identity(address)
  if (entry && off.indexOf(entry.plugin) >= 0) return false
  // Across origins it would need a preflight, and the app's own call follows soon.
  if (!entry || !user || address.own || inNativeHost() || bases[entry.url.split('/')[1] || '']) return false
  send(boot, entry, user)
  // The page waits for the roles of a user who was never signed in here.
  const isNew = !stored('roles') || stored('loginName') !== user.loginName
  if (isNew && !bases.main) send(boot, { url: EMPLOYEE_PATH, cm: false }, user)
  return true
}

function send(boot: Boot, { url, cm }: { url: string; cm: boolean }, user: { token: string; loginName: string }): void {
  const headers: Record<string, string> = hasSessionCookie ? {} : { Authorization: user.token }
  if (cm) for (let i = 0; i < CM_TICKET_HEADERS.length; i++) headers[CM_TICKET_HEADERS[i] as string] = ''
  const name = encodeURIComponent(user.loginName)
  const parameters = IDENTITY_PARAMETERS.map((parameter) => `${parameter}=${name}`)
  const at = Date.now()
  parameters.push(`${TIMESTAMP_PARAMETER}=${at}`)
  const joint = url.indexOf('?') < 0 ? '?' : '&'
  const answer = fetch(url + joint + parameters.join('&'), { headers, credentials: 'same-origin' })
  // The app may not need it any more, so a failure is ignored; the app's own call would report one.
  answer.catch(() => undefined)
  boot.early.push({ url, user, at, answer })
}

/** Installs the global functions that the host calls (section 7). A function that already exists is still called. */
function installCallbacks(boot: Boot): void {
  const names: readonly string[] = [...REPLY_NAMES, ...EVENT_NAMES]
  names.forEach((name) => {
    const before: unknown = Reflect.get(window, name)
    Reflect.set(window, name, (payload: unknown) => {
      if (boot.take) boot.take({ name, payload })
      else boot.events.push({ name, payload })
      if (typeof before === 'function') before(payload)
    })
  })
}

judgeTexts([__BUILD__.SDK_URL, __BUILD__.BRIDGE_URL, __BUILD__.ANALYTICS_URL])
if (!tooOld()) {
  setRootFontSize()
  let timer = 0
  window.addEventListener('resize', () => {
    clearTimeout(timer)
    timer = window.setTimeout(setRootFontSize, RESIZE_DEBOUNCE)
  })
  setTheme()
  const boot: Boot = { events: [], early: [] }
  window.__boot = boot
  installCallbacks(boot)
  const address = readAddress()
  if (/List$/.test(address.path)) root.className = 'boot-list'
  const off = areasOff()
  preload(address.path, requestEarly(boot, address, off), off)
}
