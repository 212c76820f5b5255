import {
  buildValue,
  CM_TICKET_HEADERS,
  type Environment,
  hasSessionCookie,
  SUCCESS_CODES,
  SUCCESS_STATUS,
} from '#base/config'
import type { CoreTextKey } from '#platform/i18n'
import type { BackEnd, CallDeclaration, SuccessRule } from './call'
import type { HttpErrorKind } from './errors'
import type { ParsedResponse } from './response'

/** The user that calls are made for; missing values are ''. */
export interface Identity {
  readonly token: string
  readonly loginName: string
  /** Launch ticket for the headers of the CM host. */
  readonly ticket: string
}

export interface ClientFacts {
  readonly identity: Identity
  readonly environment: Environment
  readonly declaration: CallDeclaration
}

/** The differences between the back ends: one row of the table in wire.md 'Clients'. */
export interface Client {
  /** Base address, put before the path of a call. */
  readonly base: (facts: ClientFacts) => string
  /** Sends identity parameters and Authorization; a refused token renews the session. */
  readonly identity: boolean
  readonly headers: (facts: ClientFacts) => Readonly<Record<string, string>>
  /** Sends cookies across origins too. */
  readonly cookies?: true
  /** Honours `retry` and `retryDelay` of a call. */
  readonly retries?: true
  /** Shows the loading toast while a call is pending. */
  readonly loading?: true
  readonly success: SuccessRule
  /** Error message of an unsuccessful response; '' when it has none. */
  readonly failure: (answer: ParsedResponse) => string
  /** The toast that the HTTP layer itself shows. */
  readonly toast?: { readonly text: CoreTextKey; readonly after: readonly HttpErrorKind[] }
}

const CODED: SuccessRule = { codes: SUCCESS_CODES, fields: ['data'] }
const RAW: SuccessRule = { fields: [] }

const SERVER_ERROR = { text: 'http.serverError', after: ['network', 'timeout'] } as const
const OPERATION_FAILED = {
  text: 'http.operationFailed',
  after: ['network', 'timeout', 'status', 'refused', 'malformed'],
} as const

/** Section 7: one gateway per environment; PRO and PROD are the same (conformance README). */
const gatewayOf = (environment: Environment) => (environment === 'PRO' ? 'PROD' : environment)

const address = (name: string, otherwise: string) => buildValue(name).replace(/\/+$/, '') || otherwise
const variable = (name: string, otherwise: string) => () => address(name, otherwise)
const messageOrMsg = ({ fields }: ParsedResponse) => textOf(fields.message) || textOf(fields.msg)
const statusText = (answer: ParsedResponse) => answer.statusText
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const authorization = ({ identity }: ClientFacts): Readonly<Record<string, string>> =>
  hasSessionCookie ? {} : { Authorization: identity.token }
const unquotedAuthorization = ({ identity }: ClientFacts): Readonly<Record<string, string>> =>
  hasSessionCookie ? {} : { Authorization: identity.token.replace(/["']/g, '') }
const withTickets = (facts: ClientFacts) => ({
  ...authorization(facts),
  ...Object.fromEntries(CM_TICKET_HEADERS.map((name) => [name, facts.identity.ticket])),
})
const accessKey = ({ declaration, environment }: ClientFacts) => ({
  'X-GW-AccessKey': buildValue(
    declaration.accessKey === 'MONITOR_KEY' ? `MONITOR_KEY_${gatewayOf(environment)}` : 'GATEWAY_KEY',
  ),
})

/** Prefix of the file host's addresses, which identifies images of ours. */
export const fileHostAddress = variable('FILE_HOST', '/file')

/** The HTTP clients of section 5, by back end. */
export const clients: Readonly<Record<BackEnd, Client>> = {
  main: {
    base: variable('MAIN_URL', '/main'),
    identity: true,
    headers: authorization,
    cookies: true,
    retries: true,
    success: CODED,
    failure: messageOrMsg,
    toast: SERVER_ERROR,
  },
  crm: {
    base: variable('CRM_HOST', '/crm'),
    identity: true,
    headers: unquotedAuthorization,
    success: CODED,
    // This client reports HTTP errors by their status text (section 8), which is empty in HTTP/2.
    failure: (answer) =>
      answer.status === SUCCESS_STATUS ? messageOrMsg(answer) : statusText(answer) || messageOrMsg(answer),
    toast: SERVER_ERROR,
  },
  cm: {
    base: variable('CM_HOST', '/cm'),
    identity: true,
    headers: withTickets,
    success: CODED,
    failure: messageOrMsg,
    toast: SERVER_ERROR,
  },
  file: {
    base: fileHostAddress,
    identity: true,
    headers: authorization,
    success: RAW,
    failure: statusText,
  },
  infocol: {
    base: () => `${address('CM_HOST', '/cm')}/infocol`,
    identity: true,
    headers: authorization,
    loading: true,
    success: { codes: [200], fields: ['token', 'data'] },
    failure: () => 'operation failed',
    toast: OPERATION_FAILED,
  },
  gateway: {
    base: ({ environment }) => address(`GATEWAY_URL_${gatewayOf(environment)}`, `/gateway/${gatewayOf(environment)}`),
    identity: false,
    headers: accessKey,
    success: RAW,
    failure: () => '',
  },
}
