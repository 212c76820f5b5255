import type { Message } from '#src/plugin'

/** `true`: handled, nobody else is asked. */
export type Listener<T> = (payload: T) => true | undefined

interface Listening {
  readonly message: Message<unknown>
  readonly run: Listener<unknown>
}

/** Of the visible page alone (`useMessage`), in the order in which they came. */
let listening: readonly Listening[] = []

/** Gives 'stop'. */
export function listen<T>(message: Message<T>, run: Listener<T>): () => void {
  // A type has one definition (plugin contract), so what its parse gives is what its listeners take.
  const entry: Listening = { message, run: (payload) => run(payload as T) }
  listening = [...listening, entry]
  return () => {
    listening = listening.filter((other) => other !== entry)
  }
}

/** How the visible page reads a type, if it listens for it. */
export function listenedMessage(type: string): Message<unknown> | undefined {
  return listening.find(({ message }) => message.type === type)?.message
}

/** Asks the visible page, whoever came last first; true when it has handled the message. */
export function offerToPage(type: string, payload: unknown, report: (error: unknown, where: string) => void): boolean {
  const asked = listening.filter(({ message }) => message.type === type).reverse()
  return asked.some(({ run }) => {
    try {
      return run(payload) === true
    } catch (error) {
      report(error, `page listener of ${type}`)
      return false
    }
  })
}
