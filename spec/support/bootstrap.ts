import { HttpResponse } from 'msw'
import { type HostBridge, type HostResult, hostFailure, waitFor } from '#platform/host'
import { createHttp } from '#platform/http'
import { type Launch, readLaunch, SessionStore, StoredValues } from '#platform/session'
import { createFakeHost } from '#testing'
import en from '../../src/platform/i18n/session.en.json'
import type { serveWire } from './wire'

type Params = Readonly<Record<string, string | boolean>>

interface ServerResponse {
  readonly outcome?: string
  readonly http_status?: number
  readonly body?: object
  readonly [field: string]: unknown
}

export interface BootstrapCase {
  readonly id: string
  /** The deciding step of section 4. */
  readonly step: number
  readonly given: {
    readonly url: Params
    readonly stored: Params
    readonly device: 'mobile' | 'desktop'
    readonly host: HostBridge['kind']
    readonly native?: { readonly answer: unknown; readonly after_ms?: number; readonly ready_after_ms?: number }
    readonly server?: {
      readonly hqwLogin?: ServerResponse
      readonly getToken?: ServerResponse
      readonly analytics?: string
    }
    /** When to check; by default when everything has settled. */
    readonly at_ms?: number
  }
  readonly expect: {
    readonly shown: 'policy' | 'app' | 'login' | 'held' | null
    readonly document?: string
    readonly path?: string
    readonly calls: readonly Readonly<Record<string, unknown>>[]
    readonly stored: Readonly<Record<string, string | true | null>>
    readonly analytics?: { readonly identify: true; readonly roles: string } | null
    readonly message?: { readonly kind: string; readonly text?: string; readonly after_ms?: number } | null
    readonly rewritten?: { readonly removed: Readonly<Record<string, string>>; readonly added: string } | null
    readonly statusBar?: 'hidden'
  }
}

const pending = () => new Promise<never>(() => undefined)

/** Responses of the back ends, by the outcome named in a case. */
const answers: Readonly<Record<string, (answer: ServerResponse) => Response | Promise<Response>>> = {
  pending,
  timeout: pending,
  'network failure': () => HttpResponse.error(),
  'no employee': () =>
    HttpResponse.json({ code: 200, data: { authorization: 't', loginName: 'l', code: '', roles: [], employee: null } }),
  rejected: ({ http_status, code, message }) => HttpResponse.json({ code, message }, { status: http_status ?? 200 }),
  success: ({ authorization, loginName, code, roles, employee }) =>
    HttpResponse.json({
      code: 200,
      data: { authorization, loginName, code, roles, employee: employee ? { loginName } : null },
    }),
}

function reply(answer: ServerResponse | undefined): Response | Promise<Response> {
  if (!answer) throw new Error('a call that the case does not foresee')
  if (answer.outcome === undefined) return HttpResponse.json(answer.body ?? {}, { status: answer.http_status ?? 200 })
  const make = answers[answer.outcome]
  if (!make) throw new Error(`unknown outcome ${answer.outcome}`)
  return make(answer)
}

const PATHS = { '/crm/api/hqwLogin': 'hqwLogin', '/cm/api/sysWebserviceMgr/getToken': 'getToken' } as const

/** Sets up a case with the real session and HTTP layer, a fake host and a mocked server. */
export function stage({ given }: BootstrapCase, wire: ReturnType<typeof serveWire>) {
  const calls: Record<string, unknown>[] = []
  const toasts: string[] = []
  const identified: unknown[] = []
  let statusBar: 'hidden' | undefined
  let nativeMessage: string | undefined

  for (const [name, value] of Object.entries(given.stored))
    localStorage.setItem(name, value === true ? '1' : String(value))

  wire.answers(({ url, request }) => {
    const [, host = '', ...rest] = url.pathname.split('/')
    const query = Object.fromEntries(
      [...url.searchParams].filter(([name]) => !['itcode', 'iv-user', 't'].includes(name)),
    )
    calls.push({ host, method: request.method, path: `/${rest.join('/')}`, query })
    const name = Object.entries(PATHS).find(([path]) => path === url.pathname)?.[1]
    return reply(name && given.server?.[name])
  })

  const start = Date.now()
  const isReady = () => Date.now() - start >= (given.native?.ready_after_ms ?? 0)
  const getLoginInfo = async (): Promise<HostResult<unknown>> => {
    if (!(await waitFor(isReady))) return hostFailure('timeout', 'fail')
    calls.push({ host: 'native', action: 'get-login-info' })
    if (!given.native || given.native.answer === 'never') return pending()
    await new Promise((resolve) => setTimeout(resolve, given.native?.after_ms ?? 0))
    return { ok: true, data: given.native.answer }
  }
  const host = createFakeHost({
    kind: given.host,
    os: given.device === 'desktop' ? 'desktop' : 'android',
    native: given.host !== 'browser',
    getLoginInfo,
    hideStatusBar: async () => {
      if (given.host !== 'browser') statusBar = 'hidden'
      return { ok: true, data: null }
    },
    showNativeMessage: async ({ text }) => {
      nativeMessage = text
      return { ok: true, data: null }
    },
  })

  const text = (key: string) => {
    const [group = '', name = ''] = key.split('.')
    return new Map(Object.entries({ ...(group === 'http' ? en.http : en.session) })).get(name) ?? key
  }
  const http = createHttp({
    identity: () => session.identity,
    feedback: { toast: (shown) => void toasts.push(shown), startLoading: () => () => undefined },
    text,
    renew: () => session.renew({ background: false }),
    report: (error) => {
      throw error
    },
  })
  const session = new SessionStore({
    http,
    host,
    stored: new StoredValues({ notice: () => undefined }),
    text,
    notify: (shown) => void toasts.push(shown),
    promptForPermission: () => {
      nativeMessage = 'dialog'
    },
    identify: (user) => {
      if (given.server?.analytics) throw new Error(given.server.analytics)
      identified.push(user)
    },
    report: (error) => {
      throw error
    },
  })

  return {
    session,
    calls,
    toasts,
    identified,
    launch: launchOf(given.url),
    get statusBar() {
      return statusBar
    },
    get nativeMessage() {
      return nativeMessage
    },
  }
}

function launchOf(url: Params): Launch {
  const query = new URLSearchParams(Object.entries(url).map(([name, value]) => [name, String(value)]))
  return readLaunch({ pathname: '/', search: query.size > 0 ? `?${query}` : '', hash: '' })
}
