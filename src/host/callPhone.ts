import { followLink } from './followLink'
import { type HostResult, hostDone, hostFailure } from './HostResult'

/** Starts a phone call; the page stays. What is no number in the text is left out. */
export function callPhone(view: Window, phone: string): HostResult<null> {
  const number = phone.replace(/[^\d+*#,]/g, '')
  if (!/\d/.test(number)) return hostFailure('malformed', 'no phone number')
  followLink(view, `tel:${number.replace(/#/g, '%23')}`)
  return hostDone
}
