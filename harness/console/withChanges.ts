import type { Scenario, StepCall } from '../simulator/types'

/** What a scenario begins with, and a tester changes while it goes on. */
const PARTS = ['device', 'permissions', 'media', 'network', 'position', 'storage', 'rules', 'faults'] as const
type Part = (typeof PARTS)[number]

const CHANGED_BY: { readonly [C in StepCall]?: Part } = {
  device: 'device',
  permission: 'permissions',
  media: 'media',
  network: 'network',
  position: 'position',
  storage: 'storage',
  rule: 'rules',
  unrule: 'rules',
  faults: 'faults',
  data: 'faults',
}

export interface Changed {
  readonly scenario: Scenario
  /** Changes that are not in it. */
  readonly leftOut: readonly (Part | 'language')[]
}

/**
 * A scenario with its steps that begins with what was changed since, except for what its own steps change, which would
 * begin as they left it, and the language, in which they name texts. `begun` and `now`: what it began with, and the
 * present state, without steps.
 */
export function withChanges(scenario: Scenario, begun: Scenario, now: Scenario): Changed {
  const locale = begun.device?.locale ?? now.device?.locale
  const inLanguage = (device: Scenario['device']) => ({ ...device, ...(locale !== undefined && { locale }) })
  const present: Scenario = { ...now, device: inLanguage(now.device), ...withoutTraces(begun, now) }
  const differs = (part: Part) => textOf(begun[part]) !== textOf(present[part])
  const ofSteps = (scenario.steps ?? []).map(({ call }) => CHANGED_BY[call])
  const taken = PARTS.filter((part) => differs(part) && !ofSteps.includes(part))
  const leftOut = PARTS.filter((part) => differs(part) && ofSteps.includes(part))
  const isTaken = ([name]: readonly [string, unknown]) => taken.some((part) => part === name)
  const kept = Object.entries(scenario).filter((entry) => !isTaken(entry))
  const { v, host, os } = scenario
  const result: Scenario = { v, host, os, ...Object.fromEntries([...kept, ...Object.entries(present).filter(isTaken)]) }
  const isOther = begun.device?.locale !== undefined && begun.device.locale !== now.device?.locale
  return {
    scenario: { ...result, ...filled('device', inLanguage(result.device)) },
    leftOut: [...leftOut, ...(isOther ? (['language'] as const) : [])],
  }
}

/** None is the same as nothing that differs from the usual. */
const textOf = (value: unknown): string => JSON.stringify(value ?? {})

const filled = (name: string, value: object) => (Object.keys(value).length > 0 ? { [name]: value } : {})

/** What the use of the app has changed, as it was: its questions for permissions are answered. */
function withoutTraces(begun: Scenario, now: Scenario): Partial<Scenario> {
  const asked = Object.entries(begun.permissions ?? {}).filter(([, setting]) => setting === 'prompt')
  return filled('permissions', { ...Object.fromEntries(asked), ...now.permissions })
}
