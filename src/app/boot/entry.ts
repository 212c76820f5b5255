import type { Outcome } from '#platform/session'

/** Path in the hash of the address bar; `/` without one. */
export function entryPath(): string {
  const [path = ''] = window.location.hash.slice(1).split('?')
  return path || '/'
}

/**
 * Sets the address bar to the page that the bootstrap ended with, where that is the policy or the sign-in page (section
 * 2).
 */
export function showEntry(outcome: Outcome): void {
  if (outcome.shown === 'policy') replaceHash(`/policy?pageType=${outcome.document}`)
  if (outcome.shown === 'login' && entryPath() !== '/login' && entryPath() !== '/policy')
    replaceHash(loginAddress(window.location.hash.slice(1)))
}

/** Address of the sign-in page that opens the page `to` afterwards. */
export function loginAddress(to: string): string {
  return to && to !== '/' ? `/login?to=${encodeURIComponent(to)}` : '/login'
}

function replaceHash(address: string): void {
  window.history.replaceState(null, '', `#${address}`)
}
