import type { HostMethod } from '#platform/host'
import type { CallDesk } from './CallDesk'
import type { HostLog } from './HostLog'
import { methodNamed, methodsBehind, SDK_ACTIONS } from './methods'

/** The page called the host in a way that a real one would not understand. */
export class WireError extends Error {}

interface ObjectOptions {
  readonly desk: CallDesk
  readonly log: HostLog
}

type Fields = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** Logs and throws the error in a call. */
function refuse(log: HostLog, method: HostMethod, wire: unknown, why: string): never {
  log.add({ kind: 'call', method, wire, decoded: undefined, result: `refused: ${why}` })
  throw new WireError(`${method}: ${why}`)
}

/** Rules add and remove members, so they are looked up on each access. */
function lookup(find: (name: string) => unknown): object {
  const get = (_target: object, name: string | symbol) => (typeof name === 'string' ? find(name) : undefined)
  return new Proxy({}, { get, has: (target, name) => get(target, name) !== undefined })
}

/** Android's injected object: methods that take one JSON text and must be called on the object. */
export function androidObject({ desk, log }: ObjectOptions): object {
  const bridge: object = lookup((name) => {
    const method = methodNamed(name)
    if (!method || !desk.offers(method, 'native')) return undefined
    return function call(this: unknown, ...given: unknown[]): void {
      const [wire] = given
      if (this !== bridge) refuse(log, method, wire, "Java bridge method can't be invoked on a non-injected object")
      if (given.length !== 1 || typeof wire !== 'string') refuse(log, method, wire, 'the argument is one text of JSON')
      desk.take({ method, wire, request: parsed(log, method, wire) })
    }
  })
  return bridge
}

function parsed(log: HostLog, method: HostMethod, wire: string): Fields {
  let request: unknown
  try {
    request = JSON.parse(wire)
  } catch {
    refuse(log, method, wire, 'the argument is no JSON')
  }
  return isPlain(request) ? request : refuse(log, method, wire, 'the JSON is no object')
}

/** iOS' `webkit.messageHandlers`: one handler per method, whose `postMessage` takes one object. */
export function iosHandlers({ desk, log }: ObjectOptions): object {
  return lookup((name) => {
    const method = methodNamed(name)
    if (!method || !desk.offers(method, 'native')) return undefined
    return {
      postMessage(...given: unknown[]): void {
        const [wire] = given
        if (given.length !== 1 || !isPlain(wire)) refuse(log, method, wire, 'the argument is one object')
        desk.take({ method, wire, request: cloned(log, method, wire) })
      },
    }
  })
}

/** A structured clone, as only plain values reach the host's process. */
function cloned(log: HostLog, method: HostMethod, wire: Fields): Fields {
  try {
    return structuredClone(wire)
  } catch {
    return refuse(log, method, String(wire), 'the argument cannot be cloned')
  }
}

interface SdkOptions extends ObjectOptions {
  readonly version: () => string
}

/** The messaging app's SDK: `icome.plugins.<plugin>.<action>(params, ok, fail)`. */
export function sdkObject({ desk, log, version }: SdkOptions): object {
  const action = (plugin: string, name: string) => {
    if (!SDK_ACTIONS.some(([each, its]) => each === plugin && its === name)) return undefined
    const path = `${plugin}.${name}`
    const methods = methodsBehind(path)
    if (!methods.every((method) => desk.offers(method, 'sdk'))) return undefined
    return (params: unknown, ok: unknown, fail: unknown): void => {
      const method = meant(methods, params)
      const wire = { action: path, params }
      if (!isPlain(params)) refuse(log, method, wire, 'the parameters are one object')
      if (typeof ok !== 'function' || typeof fail !== 'function')
        refuse(log, method, wire, 'success and failure are functions')
      const closures = { ok: (result?: unknown) => ok(result), fail: (error?: unknown) => fail(error) }
      desk.take({ method, wire, request: cloned(log, method, params), closures })
    }
  }
  return {
    get version() {
      return version()
    },
    ready(done: () => void): void {
      setTimeout(done)
    },
    plugins: lookup((plugin) =>
      SDK_ACTIONS.some(([each]) => each === plugin) ? lookup((name) => action(plugin, name)) : undefined,
    ),
  }
}

/** One picker serves album and camera, selected by the sources. */
function meant(methods: readonly HostMethod[], params: unknown): HostMethod {
  const [first = 'pickPhoto'] = methods
  if (methods.length === 1 || !isPlain(params)) return first
  const { sources } = params
  return Array.isArray(sources) && sources.length === 1 && sources[0] === 'camera' ? 'takePhoto' : 'pickPhoto'
}
