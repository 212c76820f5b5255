import type { RawAnswer } from './answer'
import { sameAddress } from './encode'

/** A request that the inline script sent before the bundle was loaded (performance.md). */
export interface EarlyRequest {
  readonly method: string
  readonly url: string
  readonly answer: Promise<RawAnswer>
}

/** Hands the answer of an early request to the first call with the same address, once. */
export interface Early {
  /** True while an early request has not been used. */
  readonly waits: boolean
  take(method: string, url: URL): Promise<RawAnswer> | undefined
}

export function createEarly(requests: readonly EarlyRequest[]): Early {
  const open = [...requests]
  return {
    get waits() {
      return open.length > 0
    },
    take(method, url) {
      const wanted = sameAddress(url)
      const at = open.findIndex((request) => request.method === method && sameAddress(request.url) === wanted)
      return at < 0 ? undefined : open.splice(at, 1)[0]?.answer
    },
  }
}
