import type { HostRequest } from '../calls'
import { followLink } from '../findHost'
import { HOST_TEXTS, type HostResult, hostDone, hostFailure } from '../HostResult'
import { webViewAddress } from '../webViewAddress'
import { freshGesture } from './gesture'
import type { WebSurroundings, WebWay } from './WebWay'

/** Schemes that a browser may open; others could run scripts or start another app. */
const OPENED_SCHEMES: readonly string[] = ['http:', 'https:', 'blob:']

/** Absolute form of an http, https or blob address; undefined for any other. */
export function webAddress({ location }: Window, address: string): string | undefined {
  try {
    const { protocol, href } = new URL(address, location.href)
    return OPENED_SCHEMES.includes(protocol) ? href : undefined
  } catch {
    return undefined
  }
}

/** Section 7, web-view opener: opens a tab in a browser. */
export const openWebView: WebWay<'openWebView'> = (request, _options, surroundings) => {
  return openTab(surroundings, webViewAddress(request, surroundings))
}

export const previewFile: WebWay<'previewFile'> = (request, _options, surroundings) => openFile(request, surroundings)

export const playVideo: WebWay<'playVideo'> = (request, _options, surroundings) => openFile(request, surroundings)

const openFile = ({ url }: Pick<HostRequest<'playVideo'>, 'url'>, surroundings: WebSurroundings) =>
  openTab(surroundings, webAddress(surroundings.view, url))

async function openTab(surroundings: WebSurroundings, address: string | undefined): Promise<HostResult<null>> {
  if (!address) return hostFailure('malformed', HOST_TEXTS.fail)
  const declined = await freshGesture('openTab', surroundings)
  if (declined) return declined
  followLink(surroundings.view, address, '_blank')
  return hostDone
}
