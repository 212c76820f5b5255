import { HttpResponse } from 'msw'
import { advance, withFakeClock } from '../../../spec/support/clock'
import { appHttp, getFrom, serveWire } from '../../../spec/support/wire'

const wire = serveWire()

/** HTTP client errors of section 8, with their exact messages. */
describe('the message of a failed call', () => {
  test('http-network-error', async () => {
    wire.answers(() => HttpResponse.error())
    await expect(appHttp().http(getFrom('main'), {})).rejects.toMatchObject({
      kind: 'network',
      message: 'Network Error',
    })
  })

  test('http-status-error: without a message of the server', async () => {
    wire.answers(() => new HttpResponse('', { status: 503 }))
    await expect(appHttp().http(getFrom('main'), {})).rejects.toMatchObject({
      kind: 'status',
      message: 'Request failed with status code 503',
    })
  })
})

describe('the message of a call without an answer', () => {
  withFakeClock()

  test('http-timeout: with a space before ms', async () => {
    wire.answers(() => new Promise(() => undefined))
    const failed = expect(appHttp().http(getFrom('main'), {})).rejects.toMatchObject({
      kind: 'timeout',
      message: 'timeout of 20000 ms exceeded',
    })
    await advance(20_000)
    await failed
  })

  test('http-aborted: aborted by the browser, not by the app', async () => {
    /** A request aborted by the browser, as happens when it freezes the page. */
    class EndedRequest extends EventTarget {
      onabort: (() => void) | undefined
      readonly upload = new EventTarget()
      open() {}
      setRequestHeader() {}
      abort() {}
      send() {
        queueMicrotask(() => this.onabort?.())
      }
    }
    const { XMLHttpRequest: real } = globalThis
    Object.assign(globalThis, { XMLHttpRequest: EndedRequest })
    const failed = expect(appHttp().http(getFrom('main'), {})).rejects.toMatchObject({
      kind: 'aborted',
      message: 'Request aborted',
    })
    await advance(0)
    await failed
    Object.assign(globalThis, { XMLHttpRequest: real })
  })
})
