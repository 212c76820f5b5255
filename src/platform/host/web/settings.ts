import { hostDone } from '../HostResult'
import { hostText } from './texts'
import type { WebWay } from './WebWay'

/** A web page cannot open the device's settings, so a dialog explains where they are. */
export const openSettings: WebWay<'openSettings'> = async ({ page }, _options, { feedback, os }) => {
  const text = await hostText()
  void feedback.ask({ title: text(`settings.${page}.title`), text: text(`settings.${page}.${os}`) })
  return hostDone
}
