import { followLink } from './followLink'
import { type HostResult, hostDone, hostFailure } from './HostResult'

/** Starts a phone call without leaving the page. Characters that cannot be dialled are dropped. */
export function callPhone(view: Window, phone: string): HostResult<null> {
  const number = phone.replace(/[^\d+*#,]/g, '')
  if (!/\d/.test(number)) return hostFailure('malformed', 'no phone number')
  followLink(view, `tel:${number.replace(/#/g, '%23')}`)
  return hostDone
}
