/** Employee info of section 3; every field may be missing in what the back end knows. */
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
 * Who uses the app. `signed-in`: identity and token are there; `no-identity`: the app is shown in its no-permission state
 * (wire.md 'Launch and identity'); `anonymous`: only /login and /policy are shown.
 */
export interface Session {
  /** Names this visit when support is asked; new with every load of the app, tells nothing about the user. */
  readonly id: string
  readonly state: 'anonymous' | 'signed-in' | 'no-identity'
  /** '' when nobody is signed in. */
  readonly loginName: string
  readonly userCode: string | undefined
  readonly roles: readonly string[]
  /** False while nobody has told the roles yet (link, ticket): nothing is to be denied for want of a role. */
  readonly rolesKnown?: boolean
  /** Loaded after sign-in; undefined until then or when the back end has none. */
  readonly employee: Employee | undefined
  /** Rejects with the `HttpError` of a refusal. */
  signIn(loginName: string, password: string): Promise<void>
  signOut(): void
}
