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

/** What the tester has saved, the ready ones of the areas, and the hosts; first one with steps that a link has opened. */
export function allScenarios({ saved, areas, language, phone, t }: ConsoleStore): readonly ListedScenario[] {
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
  const { scenario } = phone
  if (!scenario.steps?.length || listed.some((each) => each.scenario.title === scenario.title)) return listed
  return [{ title: scenario.title ?? t('scenario.untitled'), scenario, source: 'open' }, ...listed]
}
