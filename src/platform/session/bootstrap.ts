import * as v from 'valibot'
import { hasSessionCookie, NO_EMPLOYEE_MESSAGE_DELAY, PARTNER_MARKER } from '#base/config'
import type { HostBridge } from '#platform/host'
import { type Http, HttpError, isOffline } from '#platform/http'
import type { CoreTextKey } from '#platform/i18n'
import { type Login, LoginResult, partnerLogin, ticketLogin } from './api'
import { isOn, type Launch, type PageType } from './launch'
import type { StoredValues } from './StoredValues'

/** How long the login info of a native app is waited for (wire.md 'Launch and identity'). ms */
const LOGIN_INFO_TIMEOUT = 8000

/** What the root view shows after the bootstrap. */
export type Outcome =
  | { readonly shown: 'policy'; readonly document: PageType }
  /** `identity` false: every area is shown in its no-permission state; `why` selects the hint. */
  | { readonly shown: 'app'; readonly identity: true }
  | { readonly shown: 'app'; readonly identity: false; readonly why: 'no-employee' | 'failed' | 'reopen' | 'nobody' }
  | { readonly shown: 'login' }
  /** The native app returned no login info: retry or password. */
  | { readonly shown: 'could-not-sign-in' }

export interface BootstrapDeps {
  readonly host: HostBridge
  readonly http: Http
  readonly stored: StoredValues
  /** Takes over a login and stores it. */
  adopt(login: Login): void
  /** Takes over the stored session. */
  reuse(): void
  /** Identifies the user to analytics. */
  identify(login: Login): void
  /** Shows a toast. */
  notify(text: string): void
  /** Shows that permission is missing, if the native shell does not. */
  promptForPermission(): void
  /** A text of the core. */
  text(key: CoreTextKey): string
}

type Step = (launch: Launch, deps: BootstrapDeps) => Outcome | undefined | Promise<Outcome | undefined>

const SIGNED_IN: Outcome = { shown: 'app', identity: true }

/** The login bootstrap of section 4 in its order; the first step that returns an outcome ends it. */
const steps: readonly (readonly [name: string, step: Step])[] = [
  ['partner marker', rewriteMarker],
  ['page type', showPolicy],
  ['partner login', signInByPartner],
  ['ticket', signInByTicket],
  ['mobile link', signInByMobileLink],
  ['native login info', requestFromNative],
  ['desktop link', signInByLink],
  ['stored session', reuseStored],
]

/**
 * Establishes the user's identity. Always ends, because every call has a time-out. To continue after the page that
 * `pageType` showed, rerun it with `{ ...launch, pageType: undefined }`.
 */
export async function bootstrap(launch: Launch, deps: BootstrapDeps): Promise<Outcome> {
  for (const [, step] of steps) {
    const outcome = await step(launch, deps)
    if (outcome) return outcome
  }
  return { shown: 'login' }
}

function rewriteMarker({ rewritten }: Launch, { stored, host }: BootstrapDeps): undefined {
  if (!rewritten) return
  stored.set(PARTNER_MARKER, '1')
  // Cosmetic, so its result is not awaited.
  void host.hideStatusBar()
}

function showPolicy({ pageType }: Launch): Outcome | undefined {
  return pageType && { shown: 'policy', document: pageType }
}

async function signInByPartner(launch: Launch, deps: BootstrapDeps): Promise<Outcome | undefined> {
  const { host, http, stored } = deps
  const isPartner = launch.partner || isOn(stored.get(PARTNER_MARKER)) || host.kind === 'partner'
  if (!isPartner) return undefined
  const { authCode, userId, authTenantId } = launch
  if (!authCode) {
    if (hasStoredSession(stored)) return reuseStored(launch, deps)
    return host.kind === 'partner' ? { shown: 'app', identity: false, why: 'reopen' } : undefined
  }
  // The web-view opener adds them to the addresses of sibling pages.
  stored.set('authCode', authCode)
  stored.set('authTenantId', authTenantId)
  try {
    const answer = await http(partnerLogin, { authCode, userId, authTenantId })
    if (answer.employee) return signInAndIdentify(answer.login, deps)
    setTimeout(() => void showNoEmployee(deps), NO_EMPLOYEE_MESSAGE_DELAY)
    return { shown: 'app', identity: false, why: 'no-employee' }
  } catch (error) {
    // Without network the stored session is reused, so that offline data can be read; not after a refusal.
    return (isOffline(error) && reuseStored(launch, deps)) || { shown: 'app', identity: false, why: 'failed' }
  }
}

async function showNoEmployee({ host, text, promptForPermission }: BootstrapDeps): Promise<void> {
  const result = await host.showNativeMessage({ text: text('session.noEmployee') })
  if (!result.ok) promptForPermission()
}

async function signInByTicket({ ticket }: Launch, deps: BootstrapDeps): Promise<Outcome | undefined> {
  if (!ticket) return undefined
  deps.stored.ticket = ticket
  try {
    deps.adopt(await deps.http(ticketLogin, { ticket }))
    return SIGNED_IN
  } catch (error) {
    // The HTTP layer has already shown a network failure; for a refusal the server's message is shown, then the next
    // step runs.
    if (!isOffline(error)) deps.notify(wordsOf(error) || deps.text('session.ticketFailed'))
    return undefined
  }
}

/** Message of the server; '' if its response could not be read. */
function wordsOf(error: unknown): string {
  return error instanceof HttpError && error.kind !== 'malformed' ? error.message : ''
}

function signInByMobileLink({ itcode, authorization }: Launch, deps: BootstrapDeps): Outcome | undefined {
  const isMobile = deps.host.native || deps.host.os !== 'desktop'
  if (!isMobile || !itcode || !(authorization || hasSessionCookie)) return undefined
  deps.adopt({ token: authorization, loginName: itcode, userCode: undefined, roles: undefined })
  return SIGNED_IN
}

async function requestFromNative(_: Launch, deps: BootstrapDeps): Promise<Outcome | undefined> {
  if (!deps.host.native) return undefined
  const answer = await requestLoginInfo(deps.host)
  if (!answer) return { shown: 'could-not-sign-in' }
  if (!answer.login) return { shown: 'app', identity: false, why: 'nobody' }
  deps.adopt(answer.login)
  return SIGNED_IN
}

/** Requests the login info from the native app; undefined after 8 s or if the host cannot respond. */
export async function requestLoginInfo(host: HostBridge): Promise<{ readonly login: Login | undefined } | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LOGIN_INFO_TIMEOUT)
  })
  const result = await Promise.race([host.getLoginInfo(), tooLate])
  clearTimeout(timer)
  if (!result?.ok) return undefined
  const login = v.safeParse(LoginResult, result.data)
  return { login: login.success ? login.output : undefined }
}

function signInByLink({ token, loginName }: Launch, deps: BootstrapDeps): Outcome | undefined {
  if (!(token || hasSessionCookie) || !loginName) return undefined
  deps.adopt({ token, loginName, userCode: undefined, roles: undefined })
  return SIGNED_IN
}

function reuseStored(_: Launch, deps: BootstrapDeps): Outcome | undefined {
  if (!hasStoredSession(deps.stored)) return undefined
  deps.reuse()
  return SIGNED_IN
}

function hasStoredSession(stored: StoredValues): boolean {
  return Boolean((hasSessionCookie || stored.get('token')) && stored.get('loginName'))
}

function signInAndIdentify(login: Login, deps: BootstrapDeps): Outcome {
  deps.adopt(login)
  deps.identify(login)
  return SIGNED_IN
}
