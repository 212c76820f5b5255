import * as v from 'valibot'
import { BROADCAST_NAME } from '#base/config'
import { decodePayload } from '#base/wire'
import type { Messages } from './createMessages'

/**
 * Message between pages and apps on one device (wire.md). `type` selects the handler; `channel` is used by the bridge's
 * routing.
 */
export interface ChannelMessage {
  readonly channel: string
  readonly type: string
  readonly payload?: unknown
}

/** Transport of channel messages: between tabs in a browser, through the bridge in a native host. */
export interface ChannelPort {
  post(message: ChannelMessage): void
  /** Passes on raw messages. Returns the unsubscribe function. */
  listen(run: (raw: unknown) => void): () => void
}

/** Transport through BroadcastChannel; does nothing where that is missing (iOS before 15.4). */
export function createBroadcastPort(): ChannelPort {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => () => undefined }
  // One object for sending and receiving: a second one would receive this page's own messages.
  const broadcast = new BroadcastChannel(BROADCAST_NAME)
  return {
    post: (message) => broadcast.postMessage(message),
    listen(run) {
      const onMessage = ({ data }: MessageEvent<unknown>) => run(data)
      broadcast.addEventListener('message', onMessage)
      return () => {
        broadcast.removeEventListener('message', onMessage)
        broadcast.close()
      }
    },
  }
}

const Incoming = v.object({
  channel: v.string(),
  type: v.pipe(v.string(), v.nonEmpty()),
  payload: v.optional(v.unknown()),
})

interface ChannelDeps {
  readonly port: ChannelPort
  readonly messages: Pick<Messages, 'deliver'>
  readonly report: (error: unknown, where: string) => void
}

/** Delivers channel messages to the owners of their types. Returns the stop function. */
export function startChannel({ port, messages, report }: ChannelDeps): () => void {
  return port.listen((raw) => {
    const message = v.safeParse(Incoming, decodePayload(raw))
    if (!message.success) return report(new v.ValiError(message.issues), 'channel message')
    const { type, payload } = message.output
    void messages.deliver({ type, payload: decodePayload(payload) })
  })
}
