import { type ScenarioName, scenarios } from '../../harness/simulator/scenarios'
import type { Rule, Scenario } from '../../harness/simulator/types'
import bootstrapCases from '../../spec/conformance/bootstrap-cases.json' with { type: 'json' }
import type { BootstrapCase } from '../../spec/support/bootstrap'
import { VARIANTS, type Variant } from './Host'
import type { SimFault } from './Sim'

export type { BootstrapCase }

type Given = BootstrapCase['given']
type ServerResponse = NonNullable<NonNullable<Given['server']>['hqwLogin']>

/** Employee of the simulator for each user of the cases (`login-n`, `token-n`), so that the app works after sign-in. */
const PEOPLE: Readonly<Record<string, string>> = { n: 'rep01', u: 'rep02', t: 'rep03', p: 'rep05', old: 'emp10' }

function withPeople(text: string): string {
  return text.replace(/"(login|token)-(\w+)"/g, (_, kind: string, user: string) => {
    const person = PEOPLE[user]
    if (!person) throw new Error(`bootstrap-cases.json has a user whom the back end does not know: ${user}`)
    return JSON.stringify(kind === 'login' ? person : `sim-${person}`)
  })
}

/** The cases of section 4 with employees of the backend simulator. */
export const CASES: readonly BootstrapCase[] = JSON.parse(withPeople(JSON.stringify(bootstrapCases.cases)))

/** The simulated hosts, at least one, that match a case's host and device. */
export function variantsOf({ id, given: { host, device } }: BootstrapCase): readonly Variant[] {
  const found = VARIANTS.filter((name) => scenarios[name].host === host && isDesktop(name) === (device === 'desktop'))
  if (found.length === 0) throw new Error(`${id}: no simulated host is the ${host} on ${device}`)
  return found
}

export const isDesktop = (variant: ScenarioName): boolean => scenarios[variant].os === 'desktop'

/** Sign-in calls by their names in the cases. */
const SIGN_IN_CALLS = {
  hqwLogin: { host: 'crm', path: '/api/hqwLogin' },
  getToken: { host: 'cm', path: '/api/sysWebserviceMgr/getToken' },
} as const

/** Addresses of those calls. */
export const SIGN_IN_ADDRESS = /\/(?:crm\/api\/hqwLogin|cm\/api\/sysWebserviceMgr\/getToken)\?/

/** No response while the test runs. */
const SILENCE: SimFault = { stallAt: 0 }

/** Behaviour of the back end by the outcome named in a case. */
const OUTCOMES: Readonly<Record<string, (answer: ServerResponse) => SimFault>> = {
  pending: () => SILENCE,
  timeout: () => SILENCE,
  'network failure': () => ({ drop: 'request' }),
  rejected: ({ http_status, code, message }) => ({ status: http_status ?? 200, body: { code, message } }),
  'no employee': () => login({ authorization: 't', loginName: 'l', code: '', roles: [], employee: null }),
  success: ({ authorization, loginName, code, roles }) =>
    login({ authorization, loginName, code, roles, employee: { loginName } }),
}

const login = (data: object): SimFault => ({ body: { code: 200, data } })

function faultOf(answer: ServerResponse): SimFault {
  if (answer.outcome === undefined) return { status: answer.http_status ?? 200, body: answer.body ?? {} }
  const make = OUTCOMES[answer.outcome]
  if (!make) throw new Error(`bootstrap-cases.json has an unknown outcome: ${answer.outcome}`)
  return make(answer)
}

function faultsOf({ server = {} }: Given): SimFault[] {
  const { analytics, ...calls } = server
  const faults = Object.entries(calls).map(([name, answer]) => ({
    ...SIGN_IN_CALLS[name as keyof typeof calls],
    ...faultOf(answer),
  }))
  return analytics ? [...faults, { host: 'analytics', status: 500 }] : faults
}

/** The host's response to the login-info call; without one in the case, the call must not be made. */
function rulesOf({ native }: Given): Rule[] {
  if (!native) return []
  const { answer, after_ms = 0 } = native
  return [
    answer === 'never'
      ? { method: 'getLoginInfo', then: 'silent' }
      : { method: 'getLoginInfo', then: 'success', delayMs: after_ms, payload: answer },
  ]
}

/** Address, host and back end of a case, as changes to the variant's scenario. */
export function scenarioOf({ given }: BootstrapCase): Partial<Scenario> {
  const { url, native } = given
  const params = Object.fromEntries(Object.entries(url).map(([name, value]) => [name, asText(value)]))
  const slowMs = native?.ready_after_ms
  return {
    launch: { path: '/', signIn: 'none', params, stored: storedOf(given.stored) },
    rules: rulesOf(given),
    faults: faultsOf(given) as NonNullable<Scenario['faults']>,
    ...(slowMs === undefined ? {} : { device: { bridge: 'late', slowMs } }),
  }
}

/** Values of a case as stored in local storage; null: absent. `true` means the marker's value. */
export function storedOf<T extends string | null>(
  values: Readonly<Record<string, T | boolean>>,
): Record<string, T | string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]))
}

const asText = <T extends string | null>(value: T | boolean): T | string => (typeof value === 'boolean' ? '1' : value)

/** Shorter than all time limits of the bootstrap: pending calls are still pending. ms */
const BEFORE_ANY_LIMIT = 5000

/** A time, on the page's clock, at which a case is checked. */
export interface Moment {
  /** Counted from the last request of the case, or its response. */
  readonly from: 'question' | 'answer'
  readonly ms: number
}

/** When to check a case; undefined: when everything has settled. */
export function momentOf({ given: { server, at_ms }, expect }: BootstrapCase): Moment | undefined {
  const answers = [server?.hqwLogin, server?.getToken]
  const from = answers.some((answer) => answer?.outcome === 'no employee') ? 'answer' : 'question'
  const ms = at_ms ?? expect.message?.after_ms ?? answers.map(silenceOf).find(Boolean)
  return ms === undefined ? undefined : { from, ms }
}

function silenceOf(answer: ServerResponse | undefined): number | undefined {
  if (answer?.outcome === 'pending') return BEFORE_ANY_LIMIT
  return answer?.outcome === 'timeout' ? Number(answer.after_ms) : undefined
}
