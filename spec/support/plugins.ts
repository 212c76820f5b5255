import type { Plugin } from '#platform/plugin'
import { pluginList } from '#plugins'

/** The areas of the app, loaded eagerly, because Jest needs the names of tests before any of them runs. */
export const plugins: readonly Plugin[] = pluginList.map(
  ({ id }) => jest.requireActual<{ default: Plugin }>(`../../plugins/${id}/plugin`).default,
)
