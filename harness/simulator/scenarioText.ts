import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import * as v from 'valibot'
import { ScenarioSchema } from './scenarioSchema'
import { scenarios } from './scenarios'
import type { Scenario } from './types'

/** Encodes a scenario for an address: compressed JSON in base64url. */
export function scenarioText(scenario: Scenario): string {
  const bytes = deflateSync(strToU8(JSON.stringify(scenario)), { level: 9 })
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

const keys = new WeakMap<Scenario, string>()

/** The same for scenarios that differ in nothing but where they were exported: titles may be equal by chance. */
export function scenarioKey(scenario: Scenario): string {
  const known = keys.get(scenario)
  if (known !== undefined) return known
  const { origin: _, ...same } = scenario
  // Of a link, the fields are in the order of the schema.
  const parsed = v.safeParse(ScenarioSchema, same)
  const key = JSON.stringify(parsed.success ? parsed.output : same)
  keys.set(scenario, key)
  return key
}

/** Longest text of a scenario that servers accept in an address. */
const LONGEST = 4000

/**
 * Address of the app's page that starts a scenario, relative to the app. `run` tells its starts apart. A long scenario
 * stands after the `#`, which is not sent to a server, until its page has read it.
 */
export function scenarioPage(scenario: Scenario, run = '', path = scenario.launch?.path ?? '/'): string {
  const text = scenarioText(scenario)
  if (text.length > LONGEST) return `simulated.html?run=${run}#s=${text}${path}`
  return `simulated.html?s=${text}${run && `&run=${run}`}#${path}`
}

/** What stands after the `#`: the text of a long scenario, and the route of the page. */
export function partsOfHash(hash: string): { readonly text: string; readonly route: string } {
  const [, text = '', path = ''] = /^#s=([\w-]+)(.*)$/s.exec(hash) ?? []
  return { text, route: text ? `#${path}` : hash }
}

/** Returns the scenario with that name or encoded in the text; throws if the text is invalid. */
export function readScenario(text: string): Scenario {
  const named: Scenario | undefined = Object.entries(scenarios).find(([name]) => name === text)?.[1]
  return named ?? checkScenario(unpack(text))
}

/** Validates an external scenario; throws with the invalid field. */
export function checkScenario(raw: unknown): Scenario {
  const parsed = v.safeParse(ScenarioSchema, raw)
  // The schema's output equals the type, but with exactOptionalPropertyTypes it includes `| undefined`.
  if (parsed.success) return parsed.output as Scenario
  const [issue] = parsed.issues
  throw new Error(`scenario: ${v.getDotPath(issue) ?? 'document'}: ${issue.message}`)
}

function unpack(text: string): unknown {
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
    return JSON.parse(strFromU8(inflateSync(Uint8Array.from(binary, (character) => character.charCodeAt(0)))))
  } catch {
    const known = Object.keys(scenarios).join(', ')
    throw new Error(`scenario: neither a name (${known}) nor the compressed text of one: ${text.slice(0, 80)}`)
  }
}
