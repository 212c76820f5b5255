import { File as NodeFile } from 'node:buffer'
import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { Feedback } from '#platform/feedback'
import { type BackEnd, call, createHttp, type Early, type HttpError, type Identity } from '#platform/http'
import en from '../../src/platform/i18n/session.en.json'

// jsdom's File is not accepted by the test environment's FormData.
Object.assign(globalThis, { File: NodeFile })

/** A received request. */
export interface Arrived {
  readonly url: URL
  readonly request: Request
  readonly at: number
}

type Reply = (arrived: Arrived) => Response | Promise<Response>

/** Receives every call of the app and responds with `reply`. */
export function serveWire() {
  const arrived: Arrived[] = []
  let reply: Reply = () => HttpResponse.json({ code: 200, data: 'd' })
  const server = setupServer(
    msw.all('*', ({ request }) => {
      const one = { url: new URL(request.url), request: request.clone(), at: Date.now() }
      arrived.push(one)
      return reply(one)
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    arrived.length = 0
    reply = () => HttpResponse.json({ code: 200, data: 'd' })
  })
  afterAll(() => server.close())
  return {
    arrived,
    get last(): Arrived {
      const one = arrived[arrived.length - 1]
      if (!one) throw new Error('no request arrived')
      return one
    },
    answers(next: Reply): void {
      reply = next
    },
  }
}

/** An HTTP layer for the signed-in user pat, with its notices and reports. */
export function appHttp(
  over: {
    identity?: Partial<Identity>
    renew?: (why: { background: boolean }) => Promise<boolean>
    early?: Early
  } = {},
) {
  const feedback = new Feedback()
  const reports: HttpError[] = []
  const shown: string[] = []
  const http = createHttp({
    identity: () => ({ token: 'abc', loginName: 'pat', ticket: 'ticket-1', ...over.identity }),
    feedback: {
      toast: (text) => {
        shown.push(text)
      },
      startLoading: feedback.startLoading,
    },
    text: (key) => en.http[key.replace('http.', '') as keyof typeof en.http],
    renew: over.renew ?? (() => Promise.resolve(false)),
    report: (error) => reports.push(error),
    early: over.early,
  })
  return { http, feedback, toasts: shown, reports }
}

/** Test calls; `get` and `post` differ in method and encoding only. */
export const getFrom = (host: BackEnd) =>
  call({
    host,
    method: 'GET',
    path: '/api/thing',
    send: 'query',
    repeatable: true,
    about: 'A thing.',
    request: v.record(v.string(), v.unknown()),
    response: v.unknown(),
  })

export const postTo = (host: BackEnd) =>
  call({
    host,
    method: 'POST',
    path: '/api/thing',
    send: 'json',
    about: 'A thing.',
    request: v.record(v.string(), v.unknown()),
    response: v.unknown(),
  })
