import type { Outcome } from '#src/session'

/** Path of the address in the hash; `/` without one. */
export function entryPath(): string {
  const [path = ''] = window.location.hash.slice(1).split('?')
  return path || '/'
}

/** Puts the address bar where the bootstrap ended: policy and sign-in have pages of their own (section 2). */
export function showEntry(outcome: Outcome): void {
  if (outcome.shown === 'policy') replaceHash(`/policy?pageType=${outcome.document}`)
  if (outcome.shown === 'login' && entryPath() !== '/login' && entryPath() !== '/policy')
    replaceHash(loginAddress(window.location.hash.slice(1)))
}

/** The sign-in page; afterwards it leads on to `to`, the address of a page. */
export function loginAddress(to: string): string {
  return to && to !== '/' ? `/login?to=${encodeURIComponent(to)}` : '/login'
}

function replaceHash(address: string): void {
  window.history.replaceState(null, '', `#${address}`)
}
