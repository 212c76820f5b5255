import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import * as v from 'valibot'
import { COOKIE_TOKEN, hasSessionCookie, ROLE_SEPARATOR, SESSION_VALUES } from '#base/config'
import type { HostBridge } from '#platform/host'
import { type Call, type Http, HttpError, type Identity, isCancelled, isOffline } from '#platform/http'
import type { CoreTextKey } from '#platform/i18n'
import { getEmployee, getUserCode, type Login, passwordLogin, signOutCall, WRONG_PASSWORD } from './api'
import { bootstrap, type Outcome, requestLoginInfo } from './bootstrap'
import type { Launch } from './launch'
import type { Employee, Session } from './Session'
import type { StoredValues } from './StoredValues'

export interface SessionDeps {
  readonly http: Http
  readonly host: HostBridge
  readonly stored: StoredValues
  /** A text of the core. */
  text(key: CoreTextKey): string
  /** Shows a toast. */
  notify(text: string): void
  /** Shows that sales-platform permission is missing, if the native shell does not. */
  promptForPermission(): void
  /** Identifies the user to analytics, roles joined by '/' (section 6). */
  identify(user: { readonly loginName: string; readonly roles: string }): void
  /** Reports details that could not be loaded after sign-in. */
  report(error: unknown): void
  /**
   * Called when another user than the stored one has signed in; the previous user's data stays stored under their name.
   */
  onOtherUser?(previous: string, next: string): void
}

/** How an expired session is renewed: password sheet over the page, or the notice to reopen the page from the app. */
export type Renewal = 'none' | 'sheet' | 'reopen'

const Roles = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** Sign-in, renewal and sign-out (section 4, wire.md 'Launch and identity'). One instance for the life of the page. */
export class SessionStore implements Session {
  readonly id = visitId()
  state: Session['state'] = 'anonymous'
  loginName = ''
  userCode: string | undefined = undefined
  roles: readonly string[] = []
  rolesLoaded = true
  rolesPending = false
  employee: Employee | undefined = undefined
  /** What the root view shows; 'held' until identity is established. */
  root: Outcome | 'held' = 'held'
  renewal: Renewal = 'none'
  private token = ''
  #launch: Launch | undefined
  /** True from when the user closes the sheet until the next sign-in. */
  #isDismissed = false
  #sheet: { readonly renewed: Promise<boolean>; readonly end: (renewed: boolean) => void } | undefined

  readonly #deps: SessionDeps

  constructor(deps: SessionDeps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      {
        roles: observableRef,
        employee: observableRef,
        root: observableRef,
        id: false,
        identity: false,
      },
      { autoBind: true },
    )
  }

  /** Identity for the HTTP layer, which reads it for each attempt. */
  get identity(): Identity {
    const { stored } = this.#deps
    return {
      token: this.token,
      loginName: this.loginName,
      // The first access to session storage can block the page for 100 ms, so it is read only when a request is sent.
      get ticket() {
        return stored.ticket
      },
    }
  }

  /** Runs the login bootstrap and shows its outcome. Never rejects and always ends. */
  async boot(launch: Launch): Promise<Outcome> {
    this.#launch = launch
    const outcome = await bootstrap(launch, {
      ...this.#deps,
      adopt: this.adopt,
      reuse: this.reuse,
      identify: this.identify,
    })
    this.show(outcome)
    return outcome
  }

  /** Runs the steps that `pageType` skipped, when the user leaves the policy page. */
  leavePolicy(): Promise<Outcome> | undefined {
    return this.#launch && this.bootAgain({ ...this.#launch, pageType: undefined })
  }

  /** Reruns the bootstrap after 'could not sign in'. */
  retry(): Promise<Outcome> | undefined {
    return this.#launch && this.bootAgain(this.#launch)
  }

  /** Shows the sign-in page instead of the outcome of the bootstrap. */
  usePassword(): void {
    this.root = { shown: 'login' }
  }

  /** Signs in with a password; rejects with the `HttpError` of a refusal. */
  async signIn(loginName: string, password: string): Promise<void> {
    const login = await this.requestLogin(loginName, password)
    this.adopt(login)
    this.show({ shown: 'app', identity: true })
    this.identify(login)
  }

  /** Signs the same user in from the sheet; waiting calls continue. Rejects with the `HttpError` of a refusal. */
  async signInAgain(password: string): Promise<void> {
    const { loginName } = this
    const login = await this.requestLogin(loginName, password)
    this.adopt(login)
    this.finishRenewal(login.loginName === loginName)
  }

  /** The text for a wrong password is ours, because the server's may be in another language than the screen. */
  private async requestLogin(loginName: string, password: string): Promise<Login> {
    try {
      return await this.#deps.http(passwordLogin, { loginName, password })
    } catch (error) {
      if (!(error instanceof HttpError) || error.kind !== 'refused' || Number(error.code) !== WRONG_PASSWORD)
        throw error
      const { callId, code } = error
      throw new HttpError('refused', this.#deps.text('session.wrongPassword'), { callId, code, cause: error })
    }
  }

  /** Closes the sheet or notice: waiting calls fail, and background calls do not reopen it. */
  dismissRenewal(): void {
    this.#isDismissed = true
    this.finishRenewal(false)
  }

  /**
   * Renews a refused token as the host allows; resolves true when calls may be repeated. A `background` call (polling)
   * never reopens a sheet that the user has closed.
   */
  async renew({ background }: { readonly background: boolean }): Promise<boolean> {
    if (this.state !== 'signed-in') return false
    const isUnwanted = background && this.#isDismissed
    if (this.#deps.host.kind === 'partner') {
      if (!isUnwanted) this.renewal = 'reopen'
      return false
    }
    if (this.#deps.host.kind === 'messaging-app') {
      const { loginName } = this
      const answer = await requestLoginInfo(this.#deps.host)
      if (answer?.login) {
        this.adopt(answer.login)
        return answer.login.loginName === loginName
      }
    }
    return isUnwanted ? false : this.openSheet()
  }

  /** Removes the user's stored values. The partner marker stays, because it describes the host. */
  signOut(): void {
    // A failure is shown by the HTTP layer; the session then ends with its cookie.
    if (signOutCall) this.#deps.http(signOutCall, {}).catch(this.#deps.report)
    for (const name of SESSION_VALUES) this.#deps.stored.set(name, undefined)
    this.#deps.stored.ticket = ''
    this.finishRenewal(false)
    this.clear()
    this.root = { shown: 'login' }
  }

  /**
   * Loads the details of the signed-in user now, and after every further sign-in. Called once, after the first
   * screen; resolves when the current user's details are loaded.
   */
  followDetails(): Promise<void> {
    reaction(
      () => this.loginName,
      () => void this.loadDetails(),
    )
    return this.employee ? this.loadUserCode(undefined) : this.loadDetails()
  }

  /** Loads the roles at once after a sign-in without them, because pages that need a right wait for them. */
  async loadMissingRoles(): Promise<void> {
    if (this.rolesPending) await this.loadEmployee(undefined)
  }

  /**
   * Loads employee info, roles and user code. Failures are reported; the app works without these details.
   */
  async loadDetails(signal?: AbortSignal): Promise<void> {
    if (this.state !== 'signed-in') return
    await Promise.all([this.loadEmployee(signal), this.loadUserCode(signal)])
  }

  private async loadEmployee(signal: AbortSignal | undefined): Promise<void> {
    const { loginName } = this
    await this.load(getEmployee, {}, signal, ({ employee, roles }) => {
      this.employee = employee
      this.#deps.stored.set('name', employee.userName)
      if (roles) this.takeRoles(roles)
    })
    runInAction(() => {
      if (this.loginName === loginName) this.rolesPending = false
    })
  }

  private async loadUserCode(signal: AbortSignal | undefined): Promise<void> {
    if (this.userCode) return
    await this.load(getUserCode, { loginName: this.loginName }, signal, (userCode) => {
      this.userCode = userCode
      this.#deps.stored.set('userCode', userCode)
    })
  }

  /** Sends one of these calls in the background; ignores its response if the user has changed since. */
  private async load<Q, R>(
    call: Call<Q, R>,
    request: NoInfer<Q>,
    signal: AbortSignal | undefined,
    take: (answer: R) => void,
  ): Promise<void> {
    const { loginName } = this
    try {
      const answer = await this.#deps.http(call, request, { background: true, ...(signal ? { signal } : {}) })
      if (this.loginName === loginName) runInAction(() => take(answer))
    } catch (error) {
      // Without network they are loaded at the next start; that is no error to report.
      if (!isCancelled(error) && !isOffline(error)) this.#deps.report(error)
    }
  }

  private bootAgain(launch: Launch): Promise<Outcome> {
    this.root = 'held'
    return this.boot(launch)
  }

  private show(outcome: Outcome): void {
    if (outcome.shown === 'app' && !outcome.identity) {
      this.clear()
      this.state = 'no-identity'
    }
    this.root = outcome
  }

  private adopt({ token, loginName, userCode, roles }: Login): void {
    const { stored } = this.#deps
    const previous = stored.get('loginName')
    const isOther = previous !== undefined && previous !== loginName
    if (isOther) for (const name of ['userCode', 'name', 'roles'] as const) stored.set(name, undefined)
    stored.set('token', hasSessionCookie ? undefined : token)
    // A renewed cookie is another one, so that calls which it refused before are repeated.
    if (hasSessionCookie && this.token) this.token += COOKIE_TOKEN
    stored.set('loginName', loginName)
    if (userCode) stored.set('userCode', userCode)
    if (roles) stored.set('roles', JSON.stringify(roles))
    this.reuse()
    if (isOther) this.#deps.onOtherUser?.(previous, loginName)
  }

  /** Takes over the stored session. */
  private reuse(): void {
    const { stored } = this.#deps
    const roles = v.safeParse(Roles, stored.get('roles'))
    const loginName = stored.get('loginName') ?? ''
    if (loginName !== this.loginName) this.employee = undefined
    this.token = hasSessionCookie ? this.token || COOKIE_TOKEN : (stored.get('token') ?? '')
    this.loginName = loginName
    this.userCode = stored.get('userCode')
    this.roles = roles.success ? roles.output : []
    this.rolesLoaded = roles.success
    this.rolesPending = !roles.success
    this.state = 'signed-in'
    this.#isDismissed = false
  }

  private takeRoles(roles: readonly string[]): void {
    const isNew = !this.rolesLoaded
    this.roles = roles
    this.rolesLoaded = true
    this.#deps.stored.set('roles', JSON.stringify(roles))
    if (isNew) this.identify({ loginName: this.loginName, roles })
  }

  private identify({ loginName, roles }: Pick<Login, 'loginName' | 'roles'>): void {
    try {
      this.#deps.identify({ loginName, roles: (roles ?? []).join(ROLE_SEPARATOR) })
    } catch {
      // Section 8: when the analytics script fails, tracking becomes a no-op.
    }
  }

  private clear(): void {
    this.state = 'anonymous'
    this.token = ''
    this.loginName = ''
    this.userCode = undefined
    this.roles = []
    this.rolesLoaded = true
    this.rolesPending = false
    this.employee = undefined
  }

  private openSheet(): Promise<boolean> {
    this.renewal = 'sheet'
    if (!this.#sheet) {
      let end: (renewed: boolean) => void = () => undefined
      const renewed = new Promise<boolean>((resolve) => {
        end = resolve
      })
      this.#sheet = { renewed, end }
    }
    return this.#sheet.renewed
  }

  private finishRenewal(renewed: boolean): void {
    this.renewal = 'none'
    this.#sheet?.end(renewed)
    this.#sheet = undefined
  }
}

/** Random id; `crypto.randomUUID` is missing in the oldest supported web views. */
function visitId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
