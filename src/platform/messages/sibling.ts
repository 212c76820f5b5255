import { embedOrigins, originOf } from '#base/config'
import type { ChannelPort } from './channel'
import type { Messages } from './createMessages'
import { readWindowMessage } from './presence'
import { isSiblingType, type SiblingType } from './siblingMessages'

/** Channel for messages to the to-do app when this page is not in its frame. */
const TODO_CHANNEL = 'todo'

interface SiblingDeps {
  readonly messages: Pick<Messages, 'deliver'>
  readonly port: ChannelPort
  readonly view?: Window
}

let outlet: ((type: SiblingType, payload: unknown) => boolean) | undefined

/**
 * Accepts `todo.*` messages from the to-do app that frames or opened this page, if its origin is in `EMBED_ORIGINS`.
 * Messages of pages that this app frames are handled by `EmbeddedPage`. Returns the stop function.
 */
export function startSibling({ messages, port, view = window }: SiblingDeps): () => void {
  let known: string | undefined

  const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (!isSibling(source, view) || !embedOrigins().includes(origin)) return
    const message = readWindowMessage(data)
    if (!message || !isSiblingType(message.type)) return
    known = origin
    void messages.deliver(message)
  }

  outlet = (type, payload) => {
    const origin = known ?? framingOrigin(view)
    if (view.parent !== view && origin !== undefined && embedOrigins().includes(origin)) {
      view.parent.postMessage({ type, payload }, origin)
      return true
    }
    // Other tabs of this app receive channel messages too: only `todo.done` is safe for them, the others would
    // navigate.
    if (type !== 'todo.done') return false
    port.post({ channel: TODO_CHANNEL, type, payload })
    return true
  }

  view.addEventListener('message', onMessage)
  return () => {
    outlet = undefined
    view.removeEventListener('message', onMessage)
  }
}

/** Sends a message to the to-do app: through its frame, else `todo.done` by channel. False if it cannot be sent. */
export function postToTodoApp(type: SiblingType, payload?: unknown): boolean {
  return outlet?.(type, payload) ?? false
}

function isSibling(source: MessageEventSource | null, view: Window): boolean {
  return source !== null && source !== view && (source === view.parent || source === view.opener)
}

/** Origin of the embedding page, before it has sent a message. */
function framingOrigin({ document, location }: Window): string | undefined {
  // Chromium and WebKit expose it; elsewhere the referrer is the embedding page.
  return location.ancestorOrigins?.[0] ?? originOf(document.referrer)
}
