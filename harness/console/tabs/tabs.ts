import type { ComponentType } from 'react'
import type { ConsoleStore, TabId } from '../ConsoleStore'
import type { TextKey } from '../texts'
import { allScenarios } from './allScenarios'
import { BackendTab } from './BackendTab'
import { ConformanceTab } from './ConformanceTab'
import { EventsTab } from './EventsTab'
import { InfoTab } from './InfoTab'
import { MediaTab } from './MediaTab'
import { PluginsTab } from './PluginsTab'
import { RepliesTab } from './RepliesTab'
import { ScenariosTab } from './ScenariosTab'

interface TabSpec {
  readonly title: TextKey
  readonly help: TextKey
  readonly count?: (store: ConsoleStore) => number
  readonly Content: ComponentType<{ readonly store: ConsoleStore }>
}

/** The tools below the timeline. */
export const TABS: Readonly<Record<TabId, TabSpec>> = {
  replies: {
    title: 'replies.title',
    help: 'replies.help',
    count: ({ phone }) => phone.state?.rules.length ?? 0,
    Content: RepliesTab,
  },
  events: { title: 'events.title', help: 'events.help', Content: EventsTab },
  scenarios: {
    title: 'scenarios.title',
    help: 'scenarios.help',
    count: (store) => allScenarios(store).length,
    Content: ScenariosTab,
  },
  media: { title: 'media.title', help: 'media.help', Content: MediaTab },
  backend: {
    title: 'backend.title',
    help: 'backend.help',
    count: ({ backend }) => backend?.faults.length ?? 0,
    Content: BackendTab,
  },
  plugins: {
    title: 'plugins.title',
    help: 'plugins.help',
    count: ({ phone }) => phone.rows.filter(({ kind }) => kind === 'problem').length,
    Content: PluginsTab,
  },
  conformance: {
    title: 'conformance.title',
    help: 'conformance.help',
    count: ({ conformance }) => conformance.results.filter(({ passed }) => !passed).length,
    Content: ConformanceTab,
  },
  info: { title: 'info.title', help: 'info.help', Content: InfoTab },
}
