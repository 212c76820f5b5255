import { argumentText, callText, ENCODING_OF } from './encode'
import { evaluateCall, evaluateValue } from './evaluate'
import type { HostLog } from './HostLog'
import { drawPicture, withBytes } from './largePhoto'
import type { Memory } from './memory'
import type { CallId, Encoding } from './types'

/** Additional log fields of a delivery. */
export interface About {
  readonly kind: 'answer' | 'event'
  /** By default the callback's name. */
  readonly method?: string
  readonly call?: CallId
  readonly ms?: number
}

interface ToPageOptions {
  readonly view: Window
  readonly memory: Memory
  readonly log: HostLog
  /** Makes the picture of large photos. */
  readonly draw?: () => string
}

/** Delivers values from the host to its page as evaluated source text, in the OS's encoding by default. */
export class ToPage {
  constructor(private readonly options: ToPageOptions) {}

  private get encoding(): Encoding {
    return ENCODING_OF[this.options.memory.device.os]
  }

  /** Calls a global function of the page. */
  call(name: string, payload: unknown, about: About, encoding: Encoding = this.encoding): void {
    const { view, log } = this.options
    const result = evaluateCall(view, name, callText(name, this.complete(payload), encoding))
    log.add({ method: name, ...about, wire: callText(name, payload, encoding), decoded: payload, result, encoding })
  }

  /** Calls a function that the page named in a request; does nothing if there is none. */
  readonly callNamed = (name: unknown, payload: unknown): void => {
    if (typeof name === 'string' && name !== '') this.call(name, payload, { kind: 'answer' })
  }

  /** Calls a closure passed to the SDK. */
  close(closure: (value?: unknown) => void, payload: unknown, about: About, encoding: Encoding = 'object'): void {
    const source = argumentText(payload, encoding)
    this.options.log.add({ method: 'closure', ...about, wire: source, decoded: payload, result: 'delivered', encoding })
    closure(evaluateValue(argumentText(this.complete(payload), encoding)))
  }

  /** The payload as the page gets it; the log keeps the short one. */
  private complete(payload: unknown): unknown {
    const { view, draw = () => drawPicture(view.document) } = this.options
    return withBytes(payload, draw)
  }
}
