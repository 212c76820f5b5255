import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import * as v from 'valibot'
import { ROLE_SEPARATOR } from '#src/config'
import type { HostBridge } from '#src/host'
import { type Call, type Http, type Identity, isCancelled, isOffline } from '#src/http'
import type { CoreTextKey } from '#src/i18n'
import { getEmployee, getUserCode, type Login, passwordLogin } from './api'
import { askLoginInfo, bootstrap, type Outcome } from './bootstrap'
import type { Launch } from './launch'
import type { Employee, Session } from './Session'
import type { StoredValues } from './StoredValues'

export interface SessionDeps {
  readonly http: Http
  readonly host: HostBridge
  readonly stored: StoredValues
  /** A text of the core. */
  text(key: CoreTextKey): string
  /** Shows a text to the person, as a toast. */
  tell(text: string): void
  /** Shows that sales-platform permission is missing, where no native shell does. */
  askForPermission(): void
  /** Analytics: who it is, roles as one string joined by '/' (section 6). */
  identify(user: { readonly loginName: string; readonly roles: string }): void
  /** What could not be loaded after sign-in. */
  report(error: unknown): void
  /** Somebody else than the stored user has signed in; what the first one stored stays under their name. */
  onOtherUser?(previous: string, next: string): void
}

/** How an expired sign-in is made good: password over the page, or 'open again from the app'. */
export type Renewal = 'none' | 'sheet' | 'reopen'

const Roles = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** Who uses the app: sign-in, renewal and sign-out (section 4, wire.md 'Launch and identity'). One for the app's life. */
export class SessionStore implements Session {
  readonly id = visitId()
  state: Session['state'] = 'anonymous'
  loginName = ''
  userCode: string | undefined = undefined
  roles: readonly string[] = []
  rolesKnown = true
  employee: Employee | undefined = undefined
  /** What the root view shows; 'held' until identity is established. */
  root: Outcome | 'held' = 'held'
  renewal: Renewal = 'none'
  private token = ''
  #launch: Launch | undefined
  /** The user has closed the sheet; true until somebody signs in. */
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

  /** For the HTTP layer; read anew for each attempt. */
  get identity(): Identity {
    const { stored } = this.#deps
    return {
      token: this.token,
      loginName: this.loginName,
      // Session storage may hold up a page for 100 ms when it is first touched: asked only by a request that is sent.
      get ticket() {
        return stored.ticket
      },
    }
  }

  /** Runs the login bootstrap and shows its outcome; never rejects, never holds for ever. */
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

  /** Leaving the page that `pageType` showed: the steps that it skipped. */
  leavePolicy(): Promise<Outcome> | undefined {
    return this.#launch && this.bootAgain({ ...this.#launch, pageType: undefined })
  }

  /** Asks again after 'could not sign in'. */
  retry(): Promise<Outcome> | undefined {
    return this.#launch && this.bootAgain(this.#launch)
  }

  /** Shows the password instead of what the bootstrap ended with. */
  usePassword(): void {
    this.root = { shown: 'login' }
  }

  /** Signs in with a password; rejects with the `HttpError` of a refusal. */
  async signIn(loginName: string, password: string): Promise<void> {
    const login = await this.#deps.http(passwordLogin, { loginName, password })
    this.adopt(login)
    this.show({ shown: 'app', identity: true })
    this.identify(login)
  }

  /** The sheet over the page: the same user's password; waiting calls go on. Rejects with the `HttpError` of a refusal. */
  async signInAgain(password: string): Promise<void> {
    const { loginName } = this
    const login = await this.#deps.http(passwordLogin, { loginName, password })
    this.adopt(login)
    this.finishRenewal(login.loginName === loginName)
  }

  /** Closes the sheet or the notice; calls that wait for it fail, and background calls do not open it again. */
  dismissRenewal(): void {
    this.#isDismissed = true
    this.finishRenewal(false)
  }

  /**
   * Renews a refused token in the way of the host; resolves true when calls may be repeated. `background`: nobody waits for
   * the call (polling), so that it never reopens a sheet that the user has closed.
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
      const answer = await askLoginInfo(this.#deps.host)
      if (answer?.login) {
        this.adopt(answer.login)
        return answer.login.loginName === loginName
      }
    }
    return isUnwanted ? false : this.openSheet()
  }

  /** Forgets the user; the partner marker stays, it says where the app runs. */
  signOut(): void {
    for (const name of ['token', 'loginName', 'userCode', 'name', 'roles', 'authCode', 'authTenantId'] as const) {
      this.#deps.stored.set(name, undefined)
    }
    this.#deps.stored.ticket = ''
    this.finishRenewal(false)
    this.clear()
    this.root = { shown: 'login' }
  }

  /**
   * Loads the details of whoever is signed in, and of whoever signs in later. Boot calls it once, after the first screen;
   * resolves with the present user's details.
   */
  followDetails(): Promise<void> {
    reaction(
      () => this.loginName,
      () => void this.loadDetails(),
    )
    return this.loadDetails()
  }

  /**
   * Employee info, roles and user code; after the first screen has its data (performance.md). What fails is reported:
   * the app works without.
   */
  async loadDetails(signal?: AbortSignal): Promise<void> {
    if (this.state !== 'signed-in') return
    await Promise.all([this.loadEmployee(signal), this.loadUserCode(signal)])
  }

  private loadEmployee(signal: AbortSignal | undefined): Promise<void> {
    return this.load(getEmployee, {}, signal, ({ employee, roles }) => {
      this.employee = employee
      this.#deps.stored.set('name', employee.userName)
      if (roles) this.takeRoles(roles)
    })
  }

  private async loadUserCode(signal: AbortSignal | undefined): Promise<void> {
    if (this.userCode) return
    await this.load(getUserCode, { loginName: this.loginName }, signal, (userCode) => {
      this.userCode = userCode
      this.#deps.stored.set('userCode', userCode)
    })
  }

  /** Loads what is nice to know of the user who asked; nobody waits for it, a failure is reported. */
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
      // Without network they come at the next open; nobody has to look into that.
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
    stored.set('token', token)
    stored.set('loginName', loginName)
    if (userCode) stored.set('userCode', userCode)
    if (roles) stored.set('roles', JSON.stringify(roles))
    this.reuse()
    if (isOther) this.#deps.onOtherUser?.(previous, loginName)
  }

  /** Takes over what is stored. */
  private reuse(): void {
    const { stored } = this.#deps
    const roles = v.safeParse(Roles, stored.get('roles'))
    const loginName = stored.get('loginName') ?? ''
    if (loginName !== this.loginName) this.employee = undefined
    this.token = stored.get('token') ?? ''
    this.loginName = loginName
    this.userCode = stored.get('userCode')
    this.roles = roles.success ? roles.output : []
    this.rolesKnown = roles.success
    this.state = 'signed-in'
    this.#isDismissed = false
  }

  private takeRoles(roles: readonly string[]): void {
    const isNew = !this.rolesKnown
    this.roles = roles
    this.rolesKnown = true
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
    this.rolesKnown = true
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

/** `crypto.randomUUID` is younger than the oldest web view. */
function visitId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
