import type { Call } from '#src/http'
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

export interface SimulateOptions {
  /** Small unless told otherwise. */
  readonly size?: SeedOptions['size']
  readonly seed?: number
  /** Rows of a `--data` file. */
  readonly sites?: readonly SiteRow[]
}

/** An area's handlers over a seed of their own, for tests: what is sent and answered travels as JSON, as on the wire. */
export interface Simulation {
  readonly store: OverlayStore
  readonly now: Date
  /** Moves the clock on. ms */
  wait(ms: number): void
  /** Sets the clock. */
  at(time: Date): void
  /** What a handler gets of a call by somebody; roles are those of the start, however far the clock has moved. */
  context(loginName: string): SimContext
  as(loginName: string): {
    call<Q, R>(call: Call<Q, R>, request: NoInfer<Q>): Promise<R>
    /** Sends what travels, and gives what comes back. */
    // biome-ignore lint/suspicious/noExplicitAny: the wire is read by the test
    send(call: Call<any, any>, wire: Wire): Promise<any>
  }
  /** Code, words and data of the refusal that a call ends with. */
  refusal(promise: Promise<unknown>): Promise<{ code: number | string; message: string; data: unknown }>
}

export const jsonOf = (value: unknown) => JSON.parse(JSON.stringify(value ?? null))

/** What a handler gets of a request: a query carries texts only, a file is left as it is. */
function travel(handler: SimHandler, sent: unknown): Wire {
  const { send } = handler.call.declaration
  if (send === 'multipart') return sent as Wire
  const values: Record<string, unknown> = jsonOf(sent) ?? {}
  if (send === 'json') return values
  const entries = Object.entries(values).filter(([, value]) => value !== null)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )
}

/** Seeds that are under way in this process: tests of one file start from the same one again and again. */
const bases = new WeakMap<PluginDev, Map<string, SeededBase>>()

function baseOf(dev: PluginDev, { size = 'small', seed = 1, sites }: SimulateOptions): SeededBase {
  const known = bases.get(dev) ?? new Map<string, SeededBase>()
  bases.set(dev, known)
  const key = `${size} ${seed}`
  const base = sites ? undefined : known.get(key)
  if (base) return base
  const devs = [coreDev, worldDev, dev]
  const seeds = devs.map((each) => each.seed({ size, seed, now: EXAMPLE_TIME }, sites))
  const kinds: PluginDev['kinds'] = [...devs.flatMap((each) => each.kinds), undoKind]
  const made = seedBase(kinds, seeds)
  if (!sites) known.set(key, made)
  return made
}

/** Starts an area's part of the simulator at the example time, over its own seed. */
export function simulate(dev: PluginDev, options: SimulateOptions = {}): Simulation {
  const store = new OverlayStore(baseOf(dev, options))
  const rights = rightsOf([coreDev, worldDev, dev])
  let now = EXAMPLE_TIME

  const context: Simulation['context'] = (loginName) => {
    const employee = findEmployee(store, loginName, EXAMPLE_TIME)
    if (!employee) throw new Error(`nobody called ${loginName}`)
    const can = remembered((right, orgCode, whose) => isAllowed(rights, employee.roles, right, orgCode, whose))
    const rolesWith: SimContext['rolesWith'] = (right) => Object.keys(rights.get(right) ?? {})
    return { store, employee, now, headers: new Headers(), can, rolesWith }
  }

  async function send(call: SimHandler['call'], wire: unknown, loginName: string): Promise<unknown> {
    const handler = [...dev.handlers, ...coreDev.handlers].find((each) => each.call.id === call.id)
    if (!handler) throw new Error(`no handler for ${call.id}`)
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
