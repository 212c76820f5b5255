import * as v from 'valibot'
import { HOST_METHODS, type HostMethod } from '../calls'

import type { ReplyName } from '../replyNames'

/** Longer ago nobody knows what it was about. ms */
const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000

const Row = v.object({
  method: v.pipe(
    v.string(),
    v.custom<HostMethod>((name) => HOST_METHODS.some((each) => each === name)),
  ),
  /** The function that answers; '' where an answer cannot outlive the page. */
  reply: v.string(),
  /** Address inside the app from where it was called. */
  route: v.string(),
  /** ms since the epoch. */
  at: v.number(),
  /** What the host answered after all, unparsed; absent while it has not. */
  answer: v.optional(v.unknown()),
})

/** A call that showed something to a person when the host closed the web view. */
export type InterruptedCall = v.InferOutput<typeof Row> & { readonly id: string }

export interface PendingRows {
  all(): Promise<readonly { readonly id: string; readonly value: unknown }[]>
  put(id: string, value: unknown): Promise<unknown>
  delete(id: string): Promise<void>
}

/** Interactive calls under way, remembered by user and route, so that they are offered again when the web view dies meanwhile. */
export interface PendingCalls {
  /** Resolves once it is remembered; gives its id. */
  begin(method: HostMethod, reply: ReplyName | ''): Promise<string>
  end(id: string): Promise<void>
  /** Takes an answer that belongs to no call of this page; false when no earlier page has asked for it either. */
  recover(name: ReplyName, raw: unknown): Promise<boolean>
  /** What an earlier page left open, newest first. */
  list(): Promise<readonly InterruptedCall[]>
}

interface PendingOptions {
  /** The rows of whoever is signed in. */
  readonly rows: () => Promise<PendingRows>
  readonly route: () => string
  readonly now?: () => number
}

export function createPendingCalls({ rows, route, now = Date.now }: PendingOptions): PendingCalls {
  /** Calls of this page: nobody has interrupted them. */
  const own = new Set<string>()
  let count = 0

  const list: PendingCalls['list'] = async () => {
    const stored = await (await rows()).all()
    return stored
      .flatMap(({ id, value }) => {
        const row = v.safeParse(Row, value)
        return row.success && !own.has(id) ? [{ ...row.output, id }] : []
      })
      .filter(({ at }) => now() - at < FORGOTTEN_AFTER)
      .sort((a, b) => b.at - a.at)
  }

  return {
    async begin(method, reply) {
      count += 1
      const id = `${now()}-${count}`
      own.add(id)
      await (await rows()).put(id, { method, reply, route: route(), at: now() })
      return id
    },
    async end(id) {
      await (await rows()).delete(id)
      own.delete(id)
    },
    async recover(name, raw) {
      const asked = (await list()).find(({ reply, answer }) => reply === name && answer === undefined)
      if (!asked) return false
      const { id, ...row } = asked
      await (await rows()).put(id, { ...row, answer: raw })
      return true
    },
    list,
  }
}
