import { acceptedTexts } from '../../e2e/support/acceptedTexts'
import type { Deployment } from '../../e2e/support/deployment'
import { screens } from '../../e2e/support/screens'
import type { ScenarioName } from '../../harness/simulator/scenarios'
import { PART } from '../support/stages'
import { mainJob } from './mainJob'
import type { Visit } from './Visit'

/** A user journey in WebKit; rejects with the problem. */
export interface Journey {
  readonly name: string
  readonly run: (visit: Visit) => Promise<void>
}

/** Hosts with a WebKit web view. */
const IOS_HOSTS = ['messaging-ios', 'partner-ios'] as const satisfies readonly ScenarioName[]

const PERSONA = 'rep01'

/** Paths of all built pages, as registered by the app's plugins. */
export const builtPaths = ({ driver }: Visit): Promise<string[]> =>
  driver.until('the app', () => {
    // Until the app has started, `window.app` is the element with this id.
    const { registry }: Partial<NonNullable<typeof window.app>> = window.app ?? {}
    return registry && [...registry.routes.values()].filter(({ screen }) => screen).map(({ route }) => route.path)
  })

/** Visits a page at the address used for its screenshot; a page without one opens without a record. */
export function visitOf(path: string): Journey {
  const pictured = screens.find((screen) => screen.path.split('?')[0] === path && !screen.expected)
  const address = pictured?.path ?? path
  // The persona of a screenshot of a denial may not see the page.
  const persona = pictured?.name.endsWith('-denied') ? PERSONA : pictured?.persona
  return {
    name: `pages${PART}${address}`,
    run: async (visit) => {
      await visit.open(address, pictured ? persona : PERSONA)
      await visit.shows(path, 'ready', 'empty', ...(address.includes('?') ? [] : ['not-found', 'denied']))
    },
  }
}

/** The main job in a browser, with a network that can be disabled. */
export function browserJourneys(deployment: Deployment): Journey[] {
  return [
    {
      name: `main job${PART}in a browser: find a lead, follow it up without network, go back to its row`,
      run: async (visit) => {
        await visit.open('/', PERSONA)
        await mainJob(visit, {
          network: async (isThere) => {
            deployment.isLost = !isThere
          },
          back: () => visit.press('button', /^Back$/),
        })
      },
    },
  ]
}

const mainJobs: readonly Journey[] = IOS_HOSTS.map((host) => ({
  name: `main job${PART}in ${host}: the same, back by the host’s button, and a call of the bridge`,
  run: async (visit) => {
    const { driver } = visit
    await visit.openIn(host, '/')
    await mainJob(visit, {
      network: (isThere) => driver.run((offline) => window.hostSim?.network({ offline }), !isThere),
      back: () => driver.run(() => window.hostSim?.emit('goBack')),
    })
    const place = await driver.run(() => window.app?.core.host.getLocation({}))
    if (!place?.ok) throw new Error(`getLocation gave ${JSON.stringify(place)}`)
  },
}))

const injections: readonly Journey[] = IOS_HOSTS.map((host) => ({
  name: `texts from outside${PART}in ${host}: none becomes code, and the app goes on`,
  run: async (visit) => {
    const { driver } = visit
    await visit.openIn(host, '/clueList')
    await visit.shows('/clueList')
    const accepted = await driver.run(acceptedTexts)
    if (accepted.length > 0) throw new Error(`not refused: ${accepted.join(', ')}`)
    await visit.press('link', /Hongsheng Ceramics/)
    await visit.shows('/clueDetail')
    if (await driver.run(() => document.title === 'run')) throw new Error('a text ran')
  },
}))

export const hostJourneys: readonly Journey[] = [...mainJobs, ...injections]
