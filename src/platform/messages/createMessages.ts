import { loadChunk } from '#base/loading'
import { loadTexts } from '#platform/i18n'
import { listenedMessage, type Message, offerToPage } from './listeners'

/** A raw message of a host, another page or the server; only its type is parsed. */
export interface IncomingMessage {
  readonly type: string
  readonly payload?: unknown
}

export interface Messages {
  /**
   * Offers a message to the visible page, then runs its owner's handler. Resolves when the handler has ended; never
   * rejects.
   */
  deliver(message: IncomingMessage): Promise<void>
  /**
   * Offers a message of the server to the visible page only. Returns a function that runs the owner's handler, unless
   * the page has handled it; undefined if the type has no owner, the user may not open the owner's area, or the message
   * does not parse. That is not reported: a newer server may send what this version does not know.
   */
  offer(message: IncomingMessage): Offered
}

type Offered = 'handled' | (() => Promise<void>) | undefined

/** A message type with its owner; `C`: what the owner's handler gets beside the payload. */
interface OwnedMessage<C> extends Message<unknown> {
  readonly plugin: { readonly id: string; readonly owner: string }
  readonly handler: () => Promise<{ default: (core: C, payload: never) => void | Promise<void> }>
}

export interface MessagesOptions<C> {
  /** Message types that areas own. */
  readonly owned: ReadonlyMap<string, OwnedMessage<C>>
  /** The core of the user who is signed in when the message arrives. */
  readonly core: () => C
  /** True if this user may open the area that owns the type. */
  readonly isAllowed: (core: C, type: string) => boolean
  readonly report: (error: unknown, where: string) => void
}

/** Delivers typed messages: first to listeners of the visible page, then to the plugin that owns the type. */
export function createMessages<C>({ owned, core, isAllowed, report }: MessagesOptions<C>): Messages {
  const unknownTypes = new Set<string>()

  const reportUnknown = (type: string) => {
    if (unknownTypes.has(type)) return
    unknownTypes.add(type)
    report(new Error(`nobody owns messages of type ${type}`), 'messages')
  }

  const handle = async (owner: OwnedMessage<C>, payload: unknown, addressee: C) => {
    const { plugin } = owner
    // The handler may use the area's texts.
    const [module] = await Promise.all([loadChunk(owner.handler, plugin.id), loadTexts(plugin.id)])
    // The user has changed while the handler loaded: the message was for the previous one.
    if (core() !== addressee) return
    // `on()` pairs the handler with the parse function that produced the payload.
    await module.default(addressee, payload as never)
  }

  const take = ({ type, payload }: IncomingMessage, isReported: boolean): Offered => {
    const owner = owned.get(type)
    const message = owner ?? listenedMessage(type)
    if (!message) {
      if (isReported) reportUnknown(type)
      return undefined
    }
    const where = owner ? `plugin ${owner.plugin.id} (${owner.plugin.owner}), message ${type}` : `message ${type}`
    try {
      const parsed = message.parse(payload)
      const addressee = core()
      if (offerToPage(type, parsed, report)) return 'handled'
      if (!owner || !isAllowed(addressee, type)) return undefined
      return () => handle(owner, parsed, addressee).catch((error: unknown) => report(error, where))
    } catch (error) {
      if (isReported) report(error, where)
      return undefined
    }
  }

  return {
    offer: (message) => take(message, false),
    async deliver(message) {
      const run = take(message, true)
      if (typeof run === 'function') await run()
    },
  }
}
