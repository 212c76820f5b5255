import { browserLocation } from './browserLocation'
import { osOf } from './detect'
import { type HostBridge, type HostResult, hostFailure } from './HostBridge'

const done: HostResult<null> = { ok: true, data: null }
const missing = <T>(): Promise<HostResult<T>> => Promise.resolve(hostFailure('no-method', 'method does not exist'))

const OPENED_SCHEMES: readonly string[] = ['http:', 'https:']

/** The browser as a host: what it can do itself; everything else is 404 and the screen offers another way. */
export function createBrowserHost(view: Window = window): HostBridge {
  return {
    kind: 'browser',
    os: osOf(view.navigator),
    native: false,
    getLocation: (request) => browserLocation(view, request),
    copyText: (text) => copyText(view, text),
    call: async (phone) => callPhone(view, phone),
    openWebView: async ({ url }) => openTab(view, url),
    returnToNativeApp: missing,
    openNativeMainPage: missing,
    closeWebView: missing,
    getLoginInfo: missing,
    showNativeMessage: missing,
    hideStatusBar: missing,
  }
}

async function copyText(view: Window, text: string): Promise<HostResult<null>> {
  try {
    await view.navigator.clipboard.writeText(text)
    return done
  } catch {
    // No clipboard on plain http and in old web views, or not allowed: the way from before it.
    return copySelected(view, text) ? done : hostFailure('host', 'fail')
  }
}

function copySelected({ document }: Window, text: string): boolean {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}

function callPhone(view: Window, phone: string): HostResult<null> {
  const number = phone.replace(/[^\d+*#,]/g, '')
  if (!/\d/.test(number)) return hostFailure('malformed', 'no phone number')
  follow(view, `tel:${number.replace(/#/g, '%23')}`)
  return done
}

/** A new tab. Credentials of the opener (section 7) are not added here: only origins in EMBED_ORIGINS may get them. */
function openTab(view: Window, address: string): HostResult<null> {
  let url: URL
  try {
    url = new URL(address, view.location.href)
  } catch {
    return hostFailure('malformed', 'no address')
  }
  if (!OPENED_SCHEMES.includes(url.protocol)) return hostFailure('malformed', 'only http and https open')
  follow(view, url.href, '_blank')
  return done
}

function follow({ document }: Window, address: string, target = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.target = target
  link.rel = 'noopener noreferrer'
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
