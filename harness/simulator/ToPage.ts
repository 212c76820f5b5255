import { argumentText, callText, ENCODING_OF } from './encode'
import { evaluateCall, evaluateValue } from './evaluate'
import type { HostLog } from './HostLog'
import type { Memory } from './memory'
import type { CallId, Encoding } from './types'

/** What is noted of a delivery besides itself. */
export interface About {
  readonly kind: 'answer' | 'event'
  /** The callback's name unless given. */
  readonly method?: string
  readonly call?: CallId
  readonly ms?: number
}

interface ToPageOptions {
  readonly view: Window
  readonly memory: Memory
  readonly log: HostLog
}

/** The way from the host to its page: source text that is evaluated there, in the OS's spelling unless told otherwise. */
export class ToPage {
  constructor(private readonly options: ToPageOptions) {}

  private get encoding(): Encoding {
    return ENCODING_OF[this.options.memory.device.os]
  }

  /** Calls a global function of the page. */
  call(name: string, payload: unknown, about: About, encoding: Encoding = this.encoding): void {
    const { view, log } = this.options
    const source = callText(name, payload, encoding)
    const result = evaluateCall(view, name, source)
    log.add({ method: name, ...about, wire: source, decoded: payload, result, encoding })
  }

  /** The same for a function that the page has named in a request; nothing happens when it has named none. */
  readonly callNamed = (name: unknown, payload: unknown): void => {
    if (typeof name === 'string' && name !== '') this.call(name, payload, { kind: 'answer' })
  }

  /** Hands a value to a closure of the SDK's caller. */
  close(closure: (value?: unknown) => void, payload: unknown, about: About, encoding: Encoding = 'object'): void {
    const source = argumentText(payload, encoding)
    this.options.log.add({ method: 'closure', ...about, wire: source, decoded: payload, result: 'delivered', encoding })
    closure(evaluateValue(source))
  }
}
