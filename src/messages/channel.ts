import * as v from 'valibot'
import { decodePayload } from '#src/wire'
import type { Messages } from './createMessages'

/** Between pages and apps on one device (wire.md); `type` decides who takes it, `channel` is for the bridge's own routing. */
export interface ChannelMessage {
  readonly channel: string
  readonly type: string
  readonly payload?: unknown
}

/** How channel messages travel: between tabs here, through the host where the bridge puts its own in place. */
export interface ChannelPort {
  post(message: ChannelMessage): void
  /** Gives 'stop'. What comes is unparsed. */
  listen(run: (raw: unknown) => void): () => void
}

/** Name of the one broadcast channel that carries every channel of the app. */
export const BROADCAST_NAME = 'gas-sales-app'

/** The browser's way; does nothing where there is no BroadcastChannel (iOS before 15.4). */
export function createBroadcastPort(): ChannelPort {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => () => undefined }
  // One object for both: a channel hears all others of its name, also those of its own page.
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

/** Takes channel messages to their types' owners. Gives 'stop'. */
export function startChannel({ port, messages, report }: ChannelDeps): () => void {
  return port.listen((raw) => {
    const message = v.safeParse(Incoming, decodePayload(raw))
    if (!message.success) return report(new v.ValiError(message.issues), 'channel message')
    const { type, payload } = message.output
    void messages.deliver({ type, payload: decodePayload(payload) })
  })
}
