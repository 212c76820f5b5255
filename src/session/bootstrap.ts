import * as v from 'valibot'
import { NO_EMPLOYEE_MESSAGE_DELAY, PARTNER_MARKER } from '#src/config'
import type { HostBridge } from '#src/host'
import { type Http, HttpError, isOffline } from '#src/http'
import type { CoreTextKey } from '#src/i18n'
import { type Login, LoginResult, partnerLogin, ticketLogin } from './api'
import { isOn, type Launch, type PageType } from './launch'
import type { StoredValues } from './StoredValues'

/** wire.md 'Launch and identity': a native app that does not say who is signed in is not waited for longer. ms */
const LOGIN_INFO_TIMEOUT = 8000

/** What the root view shows once identity is established, or cannot be. */
export type Outcome =
  | { readonly shown: 'policy'; readonly document: PageType }
  /** `identity` false: every area in its no-permission state; `why` says what may help. */
  | { readonly shown: 'app'; readonly identity: true }
  | { readonly shown: 'app'; readonly identity: false; readonly why: 'no-employee' | 'failed' | 'reopen' | 'nobody' }
  | { readonly shown: 'login' }
  /** The native app did not say who is signed in: retry, or password. */
  | { readonly shown: 'could-not-sign-in' }

export interface BootstrapDeps {
  readonly host: HostBridge
  readonly http: Http
  readonly stored: StoredValues
  /** Takes over who signed in and stores it. */
  adopt(login: Login): void
  /** Takes over the session that is stored. */
  reuse(): void
  /** Analytics. */
  identify(login: Login): void
  /** Shows a text to the person, as a toast. */
  tell(text: string): void
  /** Shows that permission is missing, where no native shell does. */
  askForPermission(): void
  /** A text of the core. */
  text(key: CoreTextKey): string
}

type Step = (launch: Launch, deps: BootstrapDeps) => Outcome | undefined | Promise<Outcome | undefined>

const SIGNED_IN: Outcome = { shown: 'app', identity: true }

/** Section 4, the login bootstrap in order; the first step with an outcome decides. */
const steps: readonly (readonly [name: string, step: Step])[] = [
  ['partner marker', rewriteMarker],
  ['page type', showPolicy],
  ['partner login', signInByPartner],
  ['ticket', signInByTicket],
  ['mobile link', signInByMobileLink],
  ['native login info', askNative],
  ['desktop link', signInByLink],
  ['stored session', reuseStored],
]

/**
 * Finds out who uses the app. Always ends: every call has a time-out of its own. To go on from the page that `pageType`
 * showed, run it again with `{ ...launch, pageType: undefined }`.
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
  // Decoration: nobody waits for it, and its result changes nothing.
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
  // The web-view opener hands them on to sibling pages.
  stored.set('authCode', authCode)
  stored.set('authTenantId', authTenantId)
  try {
    const answer = await http(partnerLogin, { authCode, userId, authTenantId })
    if (answer.employee) return signInAndIdentify(answer.login, deps)
    setTimeout(() => void tellNoEmployee(deps), NO_EMPLOYEE_MESSAGE_DELAY)
    return { shown: 'app', identity: false, why: 'no-employee' }
  } catch (error) {
    // Without network the user of yesterday reads what the phone still has; a refusal is no reason to.
    return (isOffline(error) && reuseStored(launch, deps)) || { shown: 'app', identity: false, why: 'failed' }
  }
}

async function tellNoEmployee({ host, text, askForPermission }: BootstrapDeps): Promise<void> {
  const result = await host.showNativeMessage({ text: text('session.noEmployee') })
  if (!result.ok) askForPermission()
}

async function signInByTicket({ ticket }: Launch, deps: BootstrapDeps): Promise<Outcome | undefined> {
  if (!ticket) return undefined
  deps.stored.ticket = ticket
  try {
    deps.adopt(await deps.http(ticketLogin, { ticket }))
    return SIGNED_IN
  } catch (error) {
    // Where nothing answered, the HTTP layer has said so; otherwise the server's words, then what follows without a ticket.
    if (!isOffline(error)) deps.tell(wordsOf(error) || deps.text('session.ticketFailed'))
    return undefined
  }
}

/** What the server said; '' for an answer that could not be read. */
function wordsOf(error: unknown): string {
  return error instanceof HttpError && error.kind !== 'malformed' ? error.message : ''
}

function signInByMobileLink({ itcode, authorization }: Launch, deps: BootstrapDeps): Outcome | undefined {
  const isMobile = deps.host.native || deps.host.os !== 'desktop'
  if (!isMobile || !itcode || !authorization) return undefined
  deps.adopt({ token: authorization, loginName: itcode, userCode: undefined, roles: undefined })
  return SIGNED_IN
}

async function askNative(_: Launch, deps: BootstrapDeps): Promise<Outcome | undefined> {
  if (!deps.host.native) return undefined
  const answer = await askLoginInfo(deps.host)
  if (!answer) return { shown: 'could-not-sign-in' }
  if (!answer.login) return { shown: 'app', identity: false, why: 'nobody' }
  deps.adopt(answer.login)
  return SIGNED_IN
}

/** Asks the native app who is signed in; undefined when it does not say within 8 s or cannot. */
export async function askLoginInfo(host: HostBridge): Promise<{ readonly login: Login | undefined } | undefined> {
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
  if (!token || !loginName) return undefined
  deps.adopt({ token, loginName, userCode: undefined, roles: undefined })
  return SIGNED_IN
}

function reuseStored(_: Launch, deps: BootstrapDeps): Outcome | undefined {
  if (!hasStoredSession(deps.stored)) return undefined
  deps.reuse()
  return SIGNED_IN
}

function hasStoredSession(stored: StoredValues): boolean {
  return Boolean(stored.get('token') && stored.get('loginName'))
}

function signInAndIdentify(login: Login, deps: BootstrapDeps): Outcome {
  deps.adopt(login)
  deps.identify(login)
  return SIGNED_IN
}
