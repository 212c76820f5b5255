import { type PluginDev, SimRefusal } from '../contract'
import { EMPLOYEES } from '../core/employees'
import { simulate } from './simulate'

/** Two employees of each set of roles, so that each lacks the records of the other; also two without a role. */
export function personasOf(dev: PluginDev): string[] {
  const sim = simulate(dev)
  const byRoles = new Map<string, string[]>()
  for (const { loginName } of EMPLOYEES) {
    const roles = JSON.stringify(sim.context(loginName).employee.roles)
    byRoles.set(roles, [...(byRoles.get(roles) ?? []), loginName])
  }
  return [...byRoles.values()].flatMap((alike) => alike.slice(0, 2))
}

/** At most `most` records: the first ones, which contain the fixed records, and a sample of the remaining ones. */
export function samplesOf<T>(records: readonly T[], most: number): T[] {
  const first = records.slice(0, most / 2)
  const rest = records.slice(first.length)
  const step = Math.max(1, Math.floor(rest.length / (most / 2)))
  return [...first, ...rest.filter((_, index) => index % step === 0)].slice(0, most)
}

/** The result of `run`, or the refusal it throws. */
export function tried<T>(run: () => T): { readonly value: T } | { readonly refusal: SimRefusal } {
  try {
    return { value: run() }
  } catch (error) {
    if (error instanceof SimRefusal) return { refusal: error }
    throw error
  }
}
