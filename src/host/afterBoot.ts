import type { Feedback } from '#src/feedback'

import type { Href } from '#src/routes'

import type { HostBridge } from './HostBridge'
import { hostText } from './web/texts'

/** The status bar's height pads the top of every page (section 7). */
export async function showStatusBar(host: HostBridge): Promise<void> {
  const height = await host.getStatusBarHeight()
  if (height.ok) document.documentElement.style.setProperty('--status-bar', `${height.data}px`)
}

/** A camera or a picker was open when the host closed the web view: the way back to where it was asked for. */
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
        // Written by this app itself, and opened inside it only.
        open(last.route as Href)
        if (!last.result?.ok) void host.forget(last.id)
      },
    },
  })
}
