import { buildValue } from '#base/config'
import { type DetectedHost, detectHost, type HostHints, isExpected } from './detect'
import { type HostResult, hostDone, hostFailure } from './HostResult'
import { loadScript } from './loadScript'

export interface FoundHost extends DetectedHost {
  /** Resolves when the SDK's script has run (messaging app); resolved in other hosts. */
  readonly script: Promise<void>
}

/**
 * Detects the host and loads the scripts of section 7: the native bridge's on any hint or object, the SDK's in the
 * messaging app.
 */
export async function findHost(hints: HostHints, view: Window = window): Promise<FoundHost> {
  if (isExpected(view, hints)) void loadScript(view.document, buildValue('BRIDGE_URL'))
  const host = await detectHost(view, hints)
  return { ...host, script: loadScript(view.document, host.kind === 'messaging-app' ? buildValue('SDK_URL') : '') }
}

/** Follows an address as if the user had tapped a link; `target` `_blank` opens a tab without access to this one. */
export function followLink({ document }: Window, address: string, target = '', download?: string): void {
  const link = document.createElement('a')
  link.href = address
  link.target = target
  link.rel = 'noopener noreferrer'
  link.hidden = true
  if (download !== undefined) link.download = download
  document.body.append(link)
  link.click()
  link.remove()
}

/** Starts a phone call without leaving the page. Characters that cannot be dialled are dropped. */
export function callPhone(view: Window, phone: string): HostResult<null> {
  const number = phone.replace(/[^\d+*#,]/g, '')
  if (!/\d/.test(number)) return hostFailure('malformed', 'no phone number')
  followLink(view, `tel:${number.replace(/#/g, '%23')}`)
  return hostDone
}
