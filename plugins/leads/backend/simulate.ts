import { EXAMPLE_TIME } from '#harness/backend/clock'
import { type PluginDev, type SimContext, type SimHandler, SimRefusal, type SiteRow } from '#harness/backend/contract'
import { coreDev } from '#harness/backend/core/dev'
import { EMPLOYEES, employeeKind } from '#harness/backend/core/employees'
import { dictionaryKind } from '#harness/backend/core/lists'
import { isAllowed, rightsOf } from '#harness/backend/core/rights'
import { OverlayStore, seedBase } from '#harness/backend/store'
import type { Call } from '#src/http'
import dev from '../dev'

/**
 * The area's handlers over a seed of their own, for tests: what is sent and answered travels as JSON, as on the wire.
 */

export const NOW = EXAMPLE_TIME

const ROLES: Readonly<Record<string, readonly { roleName: string; orgCode: string }[]>> = {
  rep01: [{ roleName: 'sales', orgCode: '440605' }],
  rep02: [{ roleName: 'manager', orgCode: '4406' }],
  rep03: [{ roleName: 'approver', orgCode: '44' }],
  rep04: [],
  rep05: [{ roleName: 'sales', orgCode: '3302' }],
  emp11: [{ roleName: 'sales', orgCode: '440605' }],
}

export interface Simulation {
  readonly store: OverlayStore
  /** Moves the clock on. */
  wait(ms: number): void
  as(loginName: string): { call<Q, R>(call: Call<Q, R>, request: NoInfer<Q>): Promise<R> }
  /** Code and data of the refusal that a call ends with. */
  refusal(promise: Promise<unknown>): Promise<{ code: number | string; message: string; data: unknown }>
}

const jsonOf = (value: unknown) => JSON.parse(JSON.stringify(value ?? null))

/** What a handler gets of a request: a query carries texts only. */
function travel(handler: SimHandler, sent: unknown): Record<string, unknown> {
  const values: Record<string, unknown> = jsonOf(sent)
  if (handler.call.declaration.send !== 'query') return values
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

export function simulate({
  size = 'small',
  sites,
}: {
  size?: 'small' | 'default' | 'large'
  sites?: SiteRow[]
} = {}): Simulation {
  const seeds = [{ employee: EMPLOYEES }, dev.seed({ size, seed: 1, now: NOW }, sites)]
  const kinds: PluginDev['kinds'] = [...dev.kinds, employeeKind, dictionaryKind]
  const store = new OverlayStore(seedBase(kinds, seeds))
  const rights = rightsOf([coreDev, dev])
  let now = NOW

  const context = (loginName: string): SimContext => {
    const roles = ROLES[loginName] ?? []
    const person = EMPLOYEES.find((each) => each.loginName === loginName)
    if (!person) throw new Error(`nobody called ${loginName}`)
    const can: SimContext['can'] = (right, orgCode, whose) => isAllowed(rights, roles, right, orgCode, whose)
    return { store, employee: { ...person, orgName: '', roles }, now, headers: new Headers(), can, rolesWith: () => [] }
  }

  return {
    store,
    wait(ms) {
      now = new Date(now.getTime() + ms)
    },
    as: (loginName) => ({
      async call(call, request) {
        const handler = dev.handlers.find((each) => each.call.id === call.id)
        if (!handler) throw new Error(`no handler for ${call.id}`)
        const answered = await handler.run(travel(handler, call.request(request)), context(loginName))
        return call.response(jsonOf(answered))
      },
    }),
    async refusal(promise) {
      try {
        await promise
      } catch (error) {
        if (error instanceof SimRefusal) return { code: error.code, message: error.message, data: jsonOf(error.data) }
        throw error
      }
      throw new Error('was not refused')
    },
  }
}
