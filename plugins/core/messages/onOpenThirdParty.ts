import type { Core } from '#src/core'
import { text } from '#src/i18n'
import { isAllowedAddress } from '#src/messages'

/** Opens an external address if its origin is allowed by the build (wire.md). */
export default async function onOpenThirdParty(core: Core, { url }: { readonly url: string }): Promise<void> {
  if (!isAllowedAddress(url)) {
    core.feedback.toast(text('state.deniedTitle'))
    return
  }
  const opened = await core.host.openWebView({ url })
  if (!opened.ok) core.feedback.toast(opened.error.text)
}
