import { BROADCAST_NAME } from '#base/config'
import { gatewayUserInfo, HttpError, isCancelled } from '#platform/http'
import { HOST_TEXTS, hostDone, hostFailure, noMethod } from '../HostResult'
import { hostText } from './texts'
import type { WebWay } from './WebWay'

/** A web page cannot open the device's settings, so a dialog explains where they are. */
export const openSettings: WebWay<'openSettings'> = async ({ page }, _options, { feedback, os }) => {
  const text = await hostText()
  void feedback.confirm({ title: text(`settings.${page}.title`), text: text(`settings.${page}.${os}`) })
  return hostDone
}

/** Section 7: through the gateway of the given environment, in every host. */
export const getUserInfo: WebWay<'getUserInfo'> = async ({ tmpToken, env }, { signal }, { http }) => {
  try {
    const options = { ...(signal && { signal }), ...(env && { environment: env }) }
    return { ok: true, data: await http(gatewayUserInfo, { tmpToken }, options) }
  } catch (native) {
    if (isCancelled(native)) return hostFailure('cancelled', HOST_TEXTS.cancelled)
    if (!(native instanceof HttpError)) return hostFailure('host', HOST_TEXTS.fail, { native })
    return hostFailure(native.kind === 'timeout' ? 'timeout' : 'host', native.message || HOST_TEXTS.fail, { native })
  }
}

/** Sends a message to the app's other tabs. */
export const sendChannelMessage: WebWay<'sendChannelMessage'> = async (message) => {
  // Available on iOS since 15.4.
  if (typeof BroadcastChannel === 'undefined') return noMethod()
  const channel = new BroadcastChannel(BROADCAST_NAME)
  try {
    channel.postMessage(message)
    return hostDone
  } catch (native) {
    // The payload cannot be cloned.
    return hostFailure('malformed', HOST_TEXTS.fail, { native })
  } finally {
    channel.close()
  }
}
