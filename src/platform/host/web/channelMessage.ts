import { BROADCAST_NAME } from '#base/config'
import { HOST_TEXTS, hostDone, hostFailure, noMethod } from '../HostResult'
import type { WebWay } from './WebWay'

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
