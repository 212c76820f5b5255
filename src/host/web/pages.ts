import type { HostRequest } from '../calls'
import { followLink } from '../followLink'
import { HOST_TEXTS, type HostResult, hostDone, hostFailure } from '../HostResult'
import { webViewAddress } from '../webViewAddress'
import { freshGesture } from './gesture'
import type { WebSurroundings, WebWay } from './WebWay'

/** What a browser may open; anything else could run as a script or start another app. */
const OPENED_SCHEMES: readonly string[] = ['http:', 'https:', 'blob:']

/** The whole address of what http, https or this page holds; undefined for anything else. */
export function webAddress({ location }: Window, address: string): string | undefined {
  try {
    const { protocol, href } = new URL(address, location.href)
    return OPENED_SCHEMES.includes(protocol) ? href : undefined
  } catch {
    return undefined
  }
}

/** Section 7, web-view opener: a browser's web view is a tab. */
export const openWebView: WebWay<'openWebView'> = (request, _options, surroundings) => {
  const { stored, view } = surroundings
  return openTab(surroundings, webViewAddress(request, { stored, base: view.location.href }))
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
