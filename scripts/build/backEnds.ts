import { DEFAULT_ENVIRONMENT, ENVIRONMENTS } from '../../src/base/config/constants'
import type { Values, Variable } from './values'

/** Where the app finds a back end: at the variable's address or, without one, under this path of its own origin. */
export interface BackEndPlace {
  readonly variable: Variable
  readonly path: string
}

const gatewayAt = (name: 'DEV' | 'FAT' | 'UAT' | 'PROD'): BackEndPlace => ({
  variable: `GATEWAY_URL_${name}`,
  path: `/gateway/${name}`,
})

/** The back ends as `src/platform/http/clients.ts` addresses them, except the gateway; `/cm` includes `/cm/infocol`. */
const PLACES: readonly BackEndPlace[] = [
  { variable: 'MAIN_URL', path: '/main' },
  { variable: 'CRM_HOST', path: '/crm' },
  { variable: 'CM_HOST', path: '/cm' },
  { variable: 'FILE_HOST', path: '/file' },
]

/** The back ends of all environments. */
export const ALL_BACK_ENDS: readonly BackEndPlace[] = [
  ...PLACES,
  ...(['DEV', 'FAT', 'UAT', 'PROD'] as const).map(gatewayAt),
]

/** The back ends of a build: it calls the gateway of its environment only. */
export function backEndsOf({ APP_ENV }: Pick<Values, 'APP_ENV'>): readonly BackEndPlace[] {
  const named = ENVIRONMENTS.find((name) => name === APP_ENV.toUpperCase()) ?? DEFAULT_ENVIRONMENT
  return [...PLACES, gatewayAt(named === 'PRO' ? 'PROD' : named)]
}
