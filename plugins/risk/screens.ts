import type { Screens } from '#e2e/screen'

export default { construction: '/gasRisk' } satisfies Screens
