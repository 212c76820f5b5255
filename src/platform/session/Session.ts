/** Employee info of section 3; a field that the back end does not send is ''. */
export interface Employee {
  readonly loginName: string
  readonly userName: string
  readonly companyName: string
  readonly orgName: string
  readonly code: string
  readonly orgCode: string
  readonly manageCompanyCode: string
  readonly manageCompanyName: string
  readonly regionName: string
  /** The names in Latin letters, where the back end has them (ours). */
  readonly userNameEn?: string | undefined
  readonly companyNameEn?: string | undefined
  readonly orgNameEn?: string | undefined
  readonly regionNameEn?: string | undefined
}

/**
 * The current user. `signed-in`: identity and token are loaded; `no-identity`: the app is shown, every area in its
 * no-permission state (wire.md 'Launch and identity'); `anonymous`: only /login and /policy are shown.
 */
export interface Session {
  /** Random id of this visit for support requests; new with every load of the app. */
  readonly id: string
  readonly state: 'anonymous' | 'signed-in' | 'no-identity'
  /** '' if no user is signed in. */
  readonly loginName: string
  readonly userCode: string | undefined
  readonly roles: readonly string[]
  /** False until the roles are loaded after a sign-in without them (link, ticket); no right is refused until then. */
  readonly rolesLoaded?: boolean
  /** True while they are being loaded: pages that need a right wait. False again if they could not be loaded. */
  readonly rolesPending?: boolean
  /** Loaded after sign-in; undefined before and if the back end has none. */
  readonly employee: Employee | undefined
  /** Rejects with the `HttpError` of a refusal. */
  signIn(loginName: string, password: string): Promise<void>
  signOut(): void
  /** Refetches employee info and roles. Never rejects; a failure is reported and the previous values stay. */
  loadDetails(): Promise<void>
}
