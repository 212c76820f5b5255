import type { Href } from '#base/routes'
import type { Feedback } from '#platform/feedback'

import type { HostBridge } from './HostBridge'
import { hostText } from './web/texts'

/** Pads every page by the height of the status bar (section 7). */
export async function showStatusBar(host: HostBridge): Promise<void> {
  const height = await host.getStatusBarHeight()
  if (height.ok) document.documentElement.style.setProperty('--status-bar', `${height.data}px`)
}

/**
 * If the host closed the web view while a camera or picker was open, offers to return to the page that had opened it.
 */
export async function offerInterrupted(
  host: HostBridge,
  feedback: Feedback,
  open: (address: Href) => void,
): Promise<void> {
  const [last] = await host.interrupted()
  if (!last) return
  const text = await hostText()
  const words = last.result?.ok ? 'call.answeredMeanwhile' : 'call.interrupted'
  feedback.toast(text(words), {
    action: {
      label: text('call.goBackThere'),
      run: () => {
        // Stored by this app and only opened inside it.
        open(last.route as Href)
        if (!last.result?.ok) void host.discard(last.id)
      },
    },
  })
}
