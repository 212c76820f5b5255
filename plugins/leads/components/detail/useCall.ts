import { useCore } from '#src/core'
import { useTexts } from '../../texts'

/** Starts a phone call; shows a toast if the host cannot. */
export function useCall(): (phone: string) => Promise<void> {
  const t = useTexts()
  const { host, feedback } = useCore()
  return async (phone) => {
    const result = await host.call(phone)
    if (!result.ok) feedback.toast(t('detail.callFailed'))
  }
}
