import { BRIDGE_RETRY } from '#base/config'
import type { HostKind, HostOs } from './HostBridge'

/** Names of the native objects, ours (wire.md 'Hosts'); remap them here for a real host. */
const OBJECTS: readonly ((view: HostView) => unknown)[] = [
  (view) => view.GreatGasBridge,
  (view) => view.webkit?.messageHandlers?.getLoginInfo,
  (view) => view.icome,
]
/** Found in the user agent; such a phone waits for the native object. Ours. */
const AGENT_HINT = /icome|GreatGas/i
const PARTNER_AGENT = /GreatGas/i

/** Maximum wait for the native object when a hint announces one (wire.md 'Hosts'). ms */
const BRIDGE_PATIENCE = 3000

export interface HostView {
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>
  readonly GreatGasBridge?: unknown
  readonly icome?: unknown
  readonly webkit?: { readonly messageHandlers?: { readonly getLoginInfo?: unknown } }
}

/** Hints from the address and the stored values. */
export interface HostHints {
  /** The partner marker is in the address or stored. */
  readonly partner: boolean
  readonly ticket: boolean
}

export interface DetectedHost {
  readonly kind: HostKind
  readonly os: HostOs
  readonly native: boolean
}

/** Detects the host (wire.md 'Hosts'); waits for a native object only if a hint announces one. */
export async function detectHost(view: HostView, hints: HostHints): Promise<DetectedHost> {
  const os = osOf(view.navigator)
  const native = hasObject(view) || (isExpected(view, hints) && (await waitFor(() => hasObject(view))))
  if (!native) return { kind: 'browser', os, native }
  const isPartner = hints.partner || PARTNER_AGENT.test(view.navigator.userAgent)
  return { kind: isPartner ? 'partner' : 'messaging-app', os, native }
}

/** True if a native object exists, or a hint announces one on a phone. */
export function isExpected(view: HostView, hints: HostHints): boolean {
  const isPromised = hints.partner || hints.ticket || AGENT_HINT.test(view.navigator.userAgent)
  return hasObject(view) || (isPromised && osOf(view.navigator) !== 'desktop')
}

/** iPadOS identifies as a Mac, but no Mac has a touch screen. */
export function osOf({ userAgent, maxTouchPoints }: HostView['navigator']): HostOs {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  return 'desktop'
}

function hasObject(view: HostView): boolean {
  return OBJECTS.some((object) => Boolean(object(view)))
}

/** Polls every 300 ms for up to 3 s; true once `isThere` is. */
export async function waitFor(isThere: () => boolean): Promise<boolean> {
  for (let waited = 0; ; waited += BRIDGE_RETRY) {
    if (isThere()) return true
    if (waited >= BRIDGE_PATIENCE) return false
    await new Promise((resolve) => setTimeout(resolve, BRIDGE_RETRY))
  }
}
