import { useCore } from '#platform/core'
import { useHtmlTexts } from './texts'

/** Opens a link of a text from outside: the host's opener, without credentials; a phone number is called. */
export function useOpenLink(): (address: string) => Promise<void> {
  const { host, feedback } = useCore()
  const t = useHtmlTexts()
  return async (address) => {
    const isPhone = address.startsWith('tel:')
    const opened = isPhone
      ? await host.call(decodeURIComponent(address.slice('tel:'.length)))
      : await host.openWebView({ url: address, withCredentials: false })
    if (!opened.ok && opened.error.kind !== 'cancelled')
      feedback.toast(t('html.notOpened', { message: opened.error.text }))
  }
}
