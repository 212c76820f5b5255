import type { Plugin } from '#platform/plugin'
import { pluginList } from '#plugins'

/** The areas of the app, at once: tests are named after them before any of them runs. */
export const plugins: readonly Plugin[] = pluginList.map(
  ({ id }) => jest.requireActual<{ default: Plugin }>(`../../plugins/${id}/plugin`).default,
)
