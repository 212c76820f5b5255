import { LANGUAGE_VALUE, languageOf, SESSION_VALUES, TICKET_VALUE } from '../../src/base/config/constants'
import { partsOfHash } from './scenarioText'
import { type WriteValue, writePlainly } from './storage'
import type { HostName, Scenario } from './types'

const PERSONA = 'rep01'

export const personaOf = ({ launch }: Scenario): string => launch?.persona ?? PERSONA

/** The user that the native host reports; '' if nobody, or if sign-in works differently. */
export function nativePersona(scenario: Scenario): string {
  return scenario.launch?.signIn === 'none' ? '' : personaOf(scenario)
}

type Parameters = Readonly<Record<string, string>>

/** Parameters that each host adds to the app's address to identify the user (wire.md 'Launch and identity'). */
const HOST_WAY: Readonly<Record<HostName, (persona: string) => Parameters>> = {
  // Requested through the bridge.
  'messaging-app': () => ({}),
  partner: (persona) => ({ from: 'greatgas', authCode: `auth-${persona}`, authTenantId: 'sim', userId: persona }),
  browser: (persona) => ({ token: `sim-${persona}`, loginName: persona }),
}

function signInParameters({ host, os, launch }: Scenario, persona: string): Parameters {
  switch (launch?.signIn ?? 'host') {
    case 'host':
      return HOST_WAY[host](persona)
    case 'ticket':
      return { ticket: `ticket-${persona}` }
    case 'link':
      return os === 'desktop'
        ? { token: `sim-${persona}`, loginName: persona }
        : { itcode: persona, authorization: `sim-${persona}` }
    default:
      return {}
  }
}

/** The address at which the host opens the app: the page's own; its hash takes precedence over the scenario's path. */
export function launchAddress(
  scenario: Scenario,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const query = new URLSearchParams(search)
  const parameters = { ...signInParameters(scenario, personaOf(scenario)), ...scenario.launch?.params }
  for (const [name, value] of Object.entries(parameters)) query.set(name, value)
  const { route: given } = partsOfHash(hash)
  const route = given.length > 1 ? given : `#${scenario.launch?.path ?? '/'}`
  return `${pathname}?${query}${route}`
}

/** What an earlier visit of this scenario has stored: its session, unless the host signs in anew, and the language. */
export function storeVisit(
  scenario: Scenario,
  { localStorage, sessionStorage }: Pick<Window, 'localStorage' | 'sessionStorage'>,
  write: WriteValue = writePlainly,
): void {
  const { launch, device } = scenario
  const { signIn = 'host' } = launch ?? {}
  if (signIn !== 'host') {
    for (const name of SESSION_VALUES) localStorage.removeItem(name)
    sessionStorage.removeItem(TICKET_VALUE)
  }
  const persona = personaOf(scenario)
  const session = signIn === 'stored' ? { token: `sim-${persona}`, loginName: persona } : {}
  const language = device?.locale ? { [LANGUAGE_VALUE]: languageOf(device.locale) } : {}
  const values = { ...language, ...session, ...launch?.stored }
  for (const [name, value] of Object.entries(values)) write(localStorage, name, value)
}
