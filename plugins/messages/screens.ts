import type { Screens } from '#e2e/screen'

export default { construction: '/messageCenter' } satisfies Screens
