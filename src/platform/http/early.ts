import type { Identity } from './clients'
import { sameAddress } from './encode'
import type { RawResponse } from './response'

/** Older responses expire: the next user, or one who returns to the page, gets current data. ms */
const MAX_AGE = 10_000

type User = Pick<Identity, 'loginName' | 'token'>

/** A request that the inline script sent before the bundle was loaded (performance.md). */
export interface EarlyRequest {
  readonly method: string
  readonly url: string
  /** For whom it was sent. */
  readonly user: User
  /** When it was sent, ms since the epoch. */
  readonly at: number
  readonly answer: Promise<RawResponse>
}

/** Returns the response of an early request, once, to the first identical call of the same user within 10 s. */
export interface Early {
  /** True while an early request has not been used. */
  readonly waits: boolean
  take(method: string, url: URL, user: User): Promise<RawResponse> | undefined
  /** Drops unused responses: the first screen has its data, or the user has left. */
  drop(): void
}

/** Takes the responses of requests that the page sent before the app ran. */
export function createEarly(requests: readonly EarlyRequest[], now: () => number = () => Date.now()): Early {
  let open = [...requests]
  return {
    get waits() {
      return open.length > 0
    },
    take(method, url, user) {
      const wanted = sameAddress(url)
      const found = open.find((request) => request.method === method && sameAddress(request.url) === wanted)
      if (!found) return undefined
      open = open.filter((request) => request !== found)
      const isSameUser = found.user.loginName === user.loginName && found.user.token === user.token
      return isSameUser && Math.abs(now() - found.at) <= MAX_AGE ? found.answer : undefined
    },
    drop() {
      open = []
    },
  }
}
