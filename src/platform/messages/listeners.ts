import * as v from 'valibot'

/** Returns true if it has handled the message, which is then not passed on. */
export type Listener<T> = (payload: T) => true | undefined

interface Listening {
  readonly message: Message<unknown>
  readonly run: Listener<unknown>
}

/** Listeners of the visible page (`useMessage`) and of the app itself, in the order of registration. */
let listening: readonly Listening[] = []

/** Registers a listener. Returns the unsubscribe function. */
export function listen<T>(message: Message<T>, run: Listener<T>): () => void {
  // A type has one definition (plugin contract), so its listeners take the result of its parse.
  const entry: Listening = { message, run: (payload) => run(payload as T) }
  listening = [...listening, entry]
  return () => {
    listening = listening.filter((other) => other !== entry)
  }
}

/** The message definition of a type that has a listener. */
export function listenedMessage(type: string): Message<unknown> | undefined {
  return listening.find(({ message }) => message.type === type)?.message
}

/** Offers a message to the listeners, the last registered first; true if one has handled it. */
export function offerToPage(type: string, payload: unknown, report: (error: unknown, where: string) => void): boolean {
  const requested = listening.filter(({ message }) => message.type === type).reverse()
  return requested.some(({ run }) => {
    try {
      return run(payload) === true
    } catch (error) {
      report(error, `page listener of ${type}`)
      return false
    }
  })
}

/** A typed message of a host, another page or the server. */
export interface Message<T> {
  readonly type: string
  /** Schema of the raw payload, from which the harness makes a form. */
  readonly schema: v.GenericSchema<unknown, T>
  readonly parse: (raw: unknown) => T
}
/** Defines a typed message; its raw payload is parsed with the schema before any listener or handler gets it. */
export function defineMessage<T>(type: string, schema: v.GenericSchema<unknown, T>): Message<T> {
  return { type, schema, parse: (raw) => v.parse(schema, raw) }
}
