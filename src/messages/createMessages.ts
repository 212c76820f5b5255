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
  /** Offers a message to the visible page, then runs its owner's handler. Resolves when that is done or failed; never rejects. */
  deliver(message: IncomingMessage): Promise<void>
  /**
   * Offers a message to the visible page alone. Gives what runs its owner's handler; undefined where the page has handled it,
   * nobody owns the type, the owner's area is closed to the user, or it does not parse.
   */
  offer(message: IncomingMessage): (() => Promise<void>) | undefined
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

  const handle = async (owner: RegisteredMessage, payload: unknown, addressee: Core) => {
    const { plugin } = owner
    // A handler may show texts of its area.
    const [module] = await Promise.all([loadChunk(owner.handler, plugin.id), loadTexts(plugin.id)])
    // Somebody else has signed in meanwhile: the message was not for them.
    if (core() !== addressee) return
    // `on()` has paired this handler with the parse that the payload went through.
    await module.default(addressee, payload as never)
  }

  const offer: Messages['offer'] = ({ type, payload }) => {
    const owner = registry.messages.get(type)
    const message = owner ?? listenedMessage(type)
    if (!message) {
      reportUnknown(type)
      return undefined
    }
    const where = owner ? `plugin ${owner.plugin.id} (${owner.plugin.owner}), message ${type}` : `message ${type}`
    try {
      const parsed = message.parse(payload)
      const addressee = core()
      if (offerToPage(type, parsed, report) || !owner || !addressee.decide(owner.plugin.access).ok) return undefined
      return () => handle(owner, parsed, addressee).catch((error: unknown) => report(error, where))
    } catch (error) {
      report(error, where)
      return undefined
    }
  }

  return {
    offer,
    deliver: async (message) => offer(message)?.(),
  }
}
