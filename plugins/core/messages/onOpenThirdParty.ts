import { isAllowedAddress } from '#base/config'
import type { Core } from '#platform/core'
import { text } from '#platform/i18n'

/** Opens an external address if its origin is allowed by the build (wire.md). */
export default async function onOpenThirdParty(core: Core, { url }: { readonly url: string }): Promise<void> {
  if (!isAllowedAddress(url)) {
    core.feedback.toast(text('state.deniedTitle'))
    return
  }
  const opened = await core.host.openWebView({ url })
  if (!opened.ok) core.feedback.toast(opened.error.text)
}
