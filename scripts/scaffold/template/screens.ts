import type { Screens } from '#e2e/screen'

/** The list in its states, for screenshots and axe; pages without a state of their own need no entry. */
export default {
  'sample-things-list': '/x/sample-things/sampleThingList',
  'sample-things-list-loading': { path: '/x/sample-things/sampleThingList', loading: true },
  'sample-things-list-failed': { path: '/x/sample-things/sampleThingList', fails: '/api/sample-things/sampleThings' },
  'sample-things-list-denied': { path: '/x/sample-things/sampleThingList', persona: 'rep04' },
} satisfies Screens
