import { gatewayUserInfo, HttpError, isCancelled } from '#platform/http'
import { HOST_TEXTS, hostFailure } from '../HostResult'
import type { WebWay } from './WebWay'

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
