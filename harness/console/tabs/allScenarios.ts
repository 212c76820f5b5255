import { scenarios } from '../../simulator/scenarios'
import { scenarioKey } from '../../simulator/scenarioText'
import type { Scenario } from '../../simulator/types'
import type { ConsoleStore } from '../ConsoleStore'

export interface ListedScenario {
  readonly title: string
  readonly scenario: Scenario
  readonly source: 'open' | 'saved' | 'area' | 'host'
  /** Id of the area that it belongs to. */
  readonly area?: string
}

/** What the tester has saved, the ready ones of the areas, and the hosts; first one with steps of a link or a file. */
export function allScenarios({ saved, areas, language, linked, t }: ConsoleStore): readonly ListedScenario[] {
  const listed: readonly ListedScenario[] = [
    ...Object.entries(saved).map(([title, scenario]) => ({ title, scenario, source: 'saved' as const })),
    ...areas.flatMap((area) =>
      area.scenarios.map(({ title, scenario }) => ({
        title: title[language],
        scenario: { ...scenario, title: title.en },
        source: 'area' as const,
        area: area.id,
      })),
    ),
    ...Object.values(scenarios).map((scenario) => ({ title: scenario.title, scenario, source: 'host' as const })),
  ]
  if (!linked?.steps?.length || listed.some((each) => scenarioKey(each.scenario) === scenarioKey(linked))) return listed
  return [{ title: linked.title ?? t('scenario.untitled'), scenario: linked, source: 'open' }, ...listed]
}

export const withoutSteps = ({ steps: _, ...scenario }: Scenario): Scenario => scenario

/** The one that a phone has open, or began with before it was started anew with a change. */
export function openOf(listed: readonly ListedScenario[], opened: Scenario): ListedScenario | undefined {
  const named = listed.filter(({ scenario }) => scenario.title === opened.title)
  const keyed = (keyOf: (scenario: Scenario) => string) =>
    named.find(({ scenario }) => keyOf(scenario) === scenarioKey(opened))
  if (opened.steps) return keyed(scenarioKey)
  return keyed((scenario) => scenarioKey(withoutSteps(scenario))) ?? named[0]
}
