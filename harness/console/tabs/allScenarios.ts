import { scenarios } from '../../simulator/scenarios'
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
  if (!linked?.steps?.length || listed.some(({ scenario }) => scenario.title === linked.title)) return listed
  return [{ title: linked.title ?? t('scenario.untitled'), scenario: linked, source: 'open' }, ...listed]
}
