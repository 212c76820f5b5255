import type { AnyCall, Call } from '#platform/http'
import { EXAMPLE_TIME } from '../clock'
import { remembered } from '../context'
import {
  type PluginDev,
  type SeedOptions,
  type SimContext,
  type SimHandler,
  SimRefusal,
  type SiteRow,
  type Wire,
} from '../contract'
import { coreDev } from '../core/dev'
import { isAllowed, rightsOf } from '../core/rights'
import { findEmployee } from '../identity'
import { OverlayStore, type SeededBase, seedBase } from '../store'
import { worldDev } from '../world/dev'
import { undoKind } from './restore'
import { jsonOf, travel } from './travel'

export interface SimulateOptions {
  /** Default: small. */
  readonly size?: SeedOptions['size']
  readonly seed?: number
  /** Rows of a `--data` file. */
  readonly sites?: readonly SiteRow[]
}

/** An area's handlers over their own seed, for tests. Requests and responses are converted to JSON as on the wire. */
export interface Simulation {
  readonly store: OverlayStore
  readonly now: Date
  /** Advances the clock. ms */
  wait(ms: number): void
  /** Sets the clock. */
  at(time: Date): void
  /** The context of a call by an employee. Roles are those at the start, however far the clock was advanced. */
  context(loginName: string): SimContext
  as(loginName: string): {
    call<Q, R>(call: Call<Q, R>, request: NoInfer<Q>): Promise<R>
    /** Sends and returns the transmitted fields, without the call's schemas. */
    // biome-ignore lint/suspicious/noExplicitAny: the wire is read by the test
    send(call: AnyCall, wire: Wire): Promise<any>
  }
  /** The refusal that a call ends with; fails if it succeeds. */
  refusal(promise: Promise<unknown>): Promise<{ code: number | string; message: string; data: unknown }>
}

/** Seeds of this process, because the tests of a file start from the same one many times. */
const bases = new WeakMap<PluginDev, Map<string, SeededBase>>()

function baseOf(dev: PluginDev, { size = 'small', seed = 1, sites }: SimulateOptions): SeededBase {
  const cache = bases.get(dev) ?? new Map<string, SeededBase>()
  bases.set(dev, cache)
  const key = `${size} ${seed}`
  const base = sites ? undefined : cache.get(key)
  if (base) return base
  const devs = [coreDev, worldDev, dev]
  const seeds = devs.map((each) => each.seed({ size, seed, now: EXAMPLE_TIME }, sites))
  const kinds: PluginDev['kinds'] = [...devs.flatMap((each) => each.kinds), undoKind]
  const made = seedBase(kinds, seeds)
  if (!sites) cache.set(key, made)
  return made
}

/** Starts an area's part of the simulator over its own seed, at the example time. */
export function simulate(dev: PluginDev, options: SimulateOptions = {}): Simulation {
  const store = new OverlayStore(baseOf(dev, options))
  const rights = rightsOf([coreDev, worldDev, dev])
  let now = EXAMPLE_TIME

  const context: Simulation['context'] = (loginName) => {
    const employee = findEmployee(store, loginName, EXAMPLE_TIME)
    if (!employee) throw new Error(`no employee ${loginName}`)
    const can = remembered((right, orgCode, whose) => isAllowed(rights, employee.roles, right, orgCode, whose))
    const rolesWith: SimContext['rolesWith'] = (right) => Object.keys(rights.get(right) ?? {})
    return { store, employee, now, headers: new Headers(), can, rolesWith }
  }

  async function send(call: SimHandler['call'], wire: unknown, loginName: string): Promise<unknown> {
    const handler = [...dev.handlers, ...worldDev.handlers, ...coreDev.handlers].find(
      (each) => each.call.id === call.id,
    )
    if (!handler)
      throw new Error(`no handler for ${call.id}: add one to handlers in dev.ts of its area (docs/simulator.md)`)
    return jsonOf(await handler.run(travel(handler, wire), context(loginName)))
  }

  return {
    store,
    get now() {
      return now
    },
    wait(ms) {
      now = new Date(now.getTime() + ms)
    },
    at(time) {
      now = time
    },
    context,
    as: (loginName) => ({
      call: async (call, request) => call.response(await send(call, call.request(request), loginName)),
      send: (call, wire) => send(call, wire, loginName),
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
