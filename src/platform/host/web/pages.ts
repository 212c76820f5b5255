import type { HostRequest } from '../calls'
import { followLink } from '../findHost'
import { HOST_TEXTS, type HostResult, hostDone, hostFailure } from '../HostResult'
import { OPENED_SCHEMES, openedAddress } from '../openedAddress'
import { webViewAddress } from '../webViewAddress'
import { freshGesture } from './gesture'
import type { WebSurroundings, WebWay } from './WebWay'

/** Section 7, web-view opener: opens a tab in a browser. */
export const openWebView: WebWay<'openWebView'> = (request, _options, surroundings) => {
  return openTab(surroundings, webViewAddress(request, surroundings))
}

export const previewFile: WebWay<'previewFile'> = (request, _options, surroundings) => openFile(request, surroundings)

export const playVideo: WebWay<'playVideo'> = (request, _options, surroundings) => openFile(request, surroundings)

const openFile = ({ url }: Pick<HostRequest<'playVideo'>, 'url'>, surroundings: WebSurroundings) =>
  openTab(surroundings, openedAddress(url, surroundings.view, OPENED_SCHEMES))

async function openTab(surroundings: WebSurroundings, address: string | undefined): Promise<HostResult<null>> {
  if (!address) return hostFailure('malformed', HOST_TEXTS.fail)
  const declined = await freshGesture('openTab', surroundings)
  if (declined) return declined
  followLink(surroundings.view, address, '_blank')
  return hostDone
}
