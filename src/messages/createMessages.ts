import type { Core } from '#src/core'
import { loadTexts } from '#src/i18n'
import { loadChunk } from '#src/loading'
import type { RegisteredMessage, Registry } from '#src/plugin'
import { listenedMessage, offerToPage } from './listeners'

/** From a host, another page or the server: nothing about it is known but its type. */
export interface IncomingMessage {
  readonly type: string
  readonly payload?: unknown
}

export interface Messages {
  /** Resolves when the message has been handled, or was reported; never rejects. */
  deliver(message: IncomingMessage): Promise<void>
}

export interface MessagesOptions {
  readonly registry: Pick<Registry, 'messages'>
  /** The core of whoever is signed in when the message comes. */
  readonly core: () => Core
  readonly report: (error: unknown, where: string) => void
}

/** Takes typed messages to the visible page's listener, then to the one plugin that owns the type. */
export function createMessages({ registry, core, report }: MessagesOptions): Messages {
  const unknownTypes = new Set<string>()

  const reportUnknown = (type: string) => {
    if (unknownTypes.has(type)) return
    unknownTypes.add(type)
    report(new Error(`nobody owns messages of type ${type}`), 'messages')
  }

  const handle = async (owner: RegisteredMessage, payload: unknown) => {
    const { plugin } = owner
    const present = core()
    if (!present.decide(plugin.access).ok) return
    // A handler may speak to the person: its area's texts come with it.
    const [module] = await Promise.all([loadChunk(owner.handler, plugin.id), loadTexts(plugin.id)])
    // Somebody else has signed in meanwhile: the message was not for them.
    if (core() !== present) return
    // `on()` has paired this handler with the parse that the payload went through.
    await module.default(present, payload as never)
  }

  return {
    async deliver({ type, payload }) {
      const owner = registry.messages.get(type)
      const message = owner ?? listenedMessage(type)
      if (!message) return reportUnknown(type)
      const where = owner ? `plugin ${owner.plugin.id} (${owner.plugin.owner}), message ${type}` : `message ${type}`
      try {
        const parsed = message.parse(payload)
        if (offerToPage(type, parsed, report) || !owner) return
        await handle(owner, parsed)
      } catch (error) {
        report(error, where)
      }
    },
  }
}
