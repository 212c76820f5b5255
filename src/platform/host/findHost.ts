import { buildValue } from '#base/config'
import { type DetectedHost, detectHost, type HostHints, isExpected } from './detect'
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
