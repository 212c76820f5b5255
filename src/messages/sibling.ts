import type { ChannelPort } from './channel'
import type { Messages } from './createMessages'
import { embedOrigins, originOf } from './origins'
import { isSiblingType, type SiblingType } from './siblingMessages'
import { readWindowMessage } from './windowMessage'

/** The channel on which the to-do app is told what it cannot be told by its frame. */
const TODO_CHANNEL = 'todo'

interface SiblingDeps {
  readonly messages: Pick<Messages, 'deliver'>
  readonly port: ChannelPort
  readonly view?: Window
}

let outlet: ((type: SiblingType, payload: unknown) => boolean) | undefined

/**
 * Hears the to-do app that frames or has opened this app: `todo.*` messages from its window and an origin of
 * `EMBED_ORIGINS`. Pages that this app frames are heard by their `EmbeddedPage`. Gives 'stop'.
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
    // On a channel other tabs of this app hear it too: they may read the news, but nobody has asked them to move.
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

/** Tells the to-do app something: by its frame, else `todo.done` by channel. False when there is nobody to tell. */
export function tellTodoApp(type: SiblingType, payload?: unknown): boolean {
  return outlet?.(type, payload) ?? false
}

function isSibling(source: MessageEventSource | null, view: Window): boolean {
  return source !== null && source !== view && (source === view.parent || source === view.opener)
}

/** Who frames this page, before it has said a word. */
function framingOrigin({ document, location }: Window): string | undefined {
  // Chromium and WebKit know; elsewhere the page that loaded us is the one that frames us.
  return location.ancestorOrigins?.[0] ?? originOf(document.referrer)
}
