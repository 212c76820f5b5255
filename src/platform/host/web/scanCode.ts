import { HOST_TEXTS, hostFailure } from '../HostResult'
import { scanRequest } from './scanRequest'
import { hostText } from './texts'
import type { WebWay } from './WebWay'

/** Reads a code by camera, image or typing, whichever succeeds first. */
export const scanCode: WebWay<'scanCode'> = async (_request, { signal }, { scanner }) => {
  try {
    const [{ default: Scanner }] = await Promise.all([scanner(), hostText()])
    return await scanRequest.ask(Scanner, signal)
  } catch (native) {
    // The scanner's code failed to load.
    return hostFailure('host', HOST_TEXTS.fail, { native })
  }
}
