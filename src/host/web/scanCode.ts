import { HOST_TEXTS, hostFailure } from '../HostResult'
import { scanRequest } from './scanRequest'
import { hostText } from './texts'
import type { WebWay } from './WebWay'

/** Camera, picture or typing: whatever gives the text first. */
export const scanCode: WebWay<'scanCode'> = async (_request, { signal }, { scanner }) => {
  try {
    const [{ default: Scanner }] = await Promise.all([scanner(), hostText()])
    return await scanRequest.ask(Scanner, signal)
  } catch (native) {
    // Its code could not be loaded.
    return hostFailure('host', HOST_TEXTS.fail, { native })
  }
}
