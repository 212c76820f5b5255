import * as v from 'valibot'
import type { ReplyName } from '#base/config'
import { HOST_METHODS, type HostMethod } from '../calls'

/** Older calls are dropped, because the user no longer remembers them. ms */
const EXPIRES_AFTER = 24 * 60 * 60 * 1000

const Row = v.object({
  method: v.pipe(
    v.string(),
    v.custom<HostMethod>((name) => HOST_METHODS.some((each) => each === name)),
  ),
  /** Reply function; '' if a response cannot reach another page. */
  reply: v.string(),
  /** In-app address where the call was made. */
  route: v.string(),
  /** ms since the epoch. */
  at: v.number(),
  /** The host's late response, unparsed; absent if there is none. */
  answer: v.optional(v.unknown()),
})

/** An interactive call that was open when the host closed the web view. */
export type InterruptedCall = v.InferOutput<typeof Row> & { readonly id: string }

export interface PendingRows {
  all(): Promise<readonly { readonly id: string; readonly value: unknown }[]>
  put(id: string, value: unknown): Promise<unknown>
  delete(id: string): Promise<void>
}

/**
 * Open interactive calls, stored by user and route, so that the page can offer a retry if the web view is closed before
 * they settle.
 */
export interface PendingCalls {
  /** Resolves with the call's id once it is stored. */
  begin(method: HostMethod, reply: ReplyName | ''): Promise<string>
  end(id: string): Promise<void>
  /** Stores a response that belongs to no call of this page; false if no earlier page requested it either. */
  recover(name: ReplyName, raw: unknown): Promise<boolean>
  /** Open calls of earlier pages, newest first. */
  list(): Promise<readonly InterruptedCall[]>
}

interface PendingOptions {
  /** Rows of the signed-in user. */
  readonly rows: () => Promise<PendingRows>
  readonly route: () => string
  readonly now?: () => number
}

export function createPendingCalls({ rows, route, now = Date.now }: PendingOptions): PendingCalls {
  /** Calls of this page, which are not interrupted. */
  const own = new Set<string>()
  let count = 0

  const list: PendingCalls['list'] = async () => {
    const stored = await (await rows()).all()
    return stored
      .flatMap(({ id, value }) => {
        const row = v.safeParse(Row, value)
        return row.success && !own.has(id) ? [{ ...row.output, id }] : []
      })
      .filter(({ at }) => now() - at < EXPIRES_AFTER)
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
      const requested = (await list()).find(({ reply, answer }) => reply === name && answer === undefined)
      if (!requested) return false
      const { id, ...row } = requested
      await (await rows()).put(id, { ...row, answer: raw })
      return true
    },
    list,
  }
}

/** A photo pick returned something other than images; reported as an error (section 5). */
export class NotAnImage extends Error {}

/** A pick returned no image. */
export class NoFile extends Error {}

/** The host reports the upload as failed. */
export class UploadFailed extends Error {}
