import * as v from 'valibot'
import { hasSessionCookie, TICKET_SUCCESS_CODE } from '#base/config'
import { call } from '#platform/http'
import type { Employee } from './Session'

/** Result of a sign-in. */
export interface Login {
  readonly token: string
  readonly loginName: string
  /** Undefined if the sign-in returned none; `getUserCode` loads it after the first screen. */
  readonly userCode: string | undefined
  /** Role names; undefined if the sign-in did not return them. */
  readonly roles: readonly string[] | undefined
}

const optionalText = v.optional(v.nullable(v.string()))
const roleNames = v.pipe(
  v.array(v.object({ roleName: v.string() })),
  v.transform((roles) => roles.map(({ roleName }) => roleName)),
)

const text = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((value) => value ?? ''),
)

/**
 * Login result of section 3. Neither identity nor token may be empty: a direct login needs both. A back end that sets a
 * cookie need not send the token.
 */
export const LoginResult = v.pipe(
  v.object({
    authorization: hasSessionCookie ? text : v.pipe(v.string(), v.nonEmpty()),
    loginName: v.pipe(v.string(), v.nonEmpty()),
    code: optionalText,
    roles: v.optional(v.nullable(roleNames)),
  }),
  v.transform(
    ({ authorization, loginName, code, roles }): Login => ({
      token: authorization,
      loginName,
      userCode: code || undefined,
      roles: roles ?? undefined,
    }),
  ),
)

const english = v.pipe(
  optionalText,
  v.transform((value) => value || undefined),
)

const employeeFields = {
  loginName: text,
  userName: text,
  companyName: text,
  orgName: text,
  code: text,
  orgCode: text,
  manageCompanyCode: text,
  manageCompanyName: text,
  regionName: text,
  // Ours.
  userNameEn: english,
  companyNameEn: english,
  orgNameEn: english,
  regionNameEn: english,
}

/** Section 4, step 3. Only '00' is success here; 1000 and 200 are not. */
export const ticketLogin = call({
  host: 'cm',
  method: 'GET',
  path: '/api/sysWebserviceMgr/getToken',
  send: 'query',
  open: true,
  success: { codes: [TICKET_SUCCESS_CODE], fields: ['result'] },
  about: 'Signs in with the ticket of the launch address.',
  request: v.object({ ticket: v.string() }),
  response: LoginResult,
})

export type PartnerResponse = { readonly employee: false } | { readonly employee: true; readonly login: Login }

/** Section 4, step 2. Without an employee there is no permission, whatever else the response contains. */
export const partnerLogin = call({
  host: 'crm',
  method: 'GET',
  path: '/api/hqwLogin',
  send: 'query',
  open: true,
  about: 'Signs in with the auth code of the partner app.',
  request: v.object({ authCode: v.string(), userId: v.string(), authTenantId: v.string() }),
  response: v.union([
    v.pipe(
      v.intersect([v.object({ employee: v.record(v.string(), v.unknown()) }), LoginResult]),
      v.transform(({ token, loginName, userCode, roles }): PartnerResponse => {
        return { employee: true, login: { token, loginName, userCode, roles } }
      }),
    ),
    v.pipe(
      v.object({ employee: v.optional(v.null()) }),
      v.transform((): PartnerResponse => ({ employee: false })),
    ),
  ]),
})

/** Body code of `passwordLogin` for a wrong account or password (ours). */
export const WRONG_PASSWORD = 4001

/** Ours: sign-in in a browser. */
export const passwordLogin = call({
  host: 'main',
  method: 'POST',
  path: '/api/core/signIn',
  send: 'json',
  open: true,
  about: 'Signs in with login name and password.',
  request: v.object({ loginName: v.string(), password: v.string() }),
  response: LoginResult,
})

/** Ours: ends the session of a cookie, which the app cannot delete; undefined where the session is a token. */
export const signOutCall = hasSessionCookie
  ? call({
      host: 'main',
      method: 'POST',
      path: '/api/core/signOut',
      send: 'json',
      open: true,
      about: 'Ends the session; deletes its cookie.',
      request: v.object({}),
      response: v.unknown(),
    })
  : undefined

/** Section 7: loads the user code after a sign-in that returned none. */
export const getUserCode = call({
  host: 'crm',
  method: 'GET',
  path: '/api/v1/common/getUserCode/{loginName}',
  send: 'path',
  about: 'The user code of a login name.',
  request: v.object({ loginName: v.string() }),
  response: v.string(),
})

/** Ours: employee info of section 3, with the current roles if the back end sends them. */
export const getEmployee = call({
  host: 'main',
  method: 'GET',
  path: '/api/core/employee',
  send: 'query',
  about: 'The employee who is signed in, with their roles.',
  request: v.object({}),
  response: v.pipe(
    v.object({ ...employeeFields, roles: v.optional(v.nullable(roleNames)) }),
    v.transform(({ roles, ...employee }): { employee: Employee; roles: readonly string[] | undefined } => ({
      employee,
      roles: roles ?? undefined,
    })),
  ),
})
