import type { Core } from '#src/core'
import { text } from '#src/i18n'
import { isAllowedAddress } from '#src/messages'

/** Opens an address outside the app, if the build names its origin (wire.md). */
export default async function onOpenThirdParty(core: Core, { url }: { readonly url: string }): Promise<void> {
  if (!isAllowedAddress(url)) {
    core.feedback.toast(text('state.deniedTitle'))
    return
  }
  const opened = await core.host.openWebView({ url })
  if (!opened.ok) core.feedback.toast(opened.error.text)
}
