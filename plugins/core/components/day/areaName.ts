import type { Core } from '#platform/core'
import { text } from '#platform/i18n'

/** The name of an area by the first menu entry it declares, whose texts are loaded with what it contributes; else its id. */
export function areaName({ registry }: Core, plugin: string): string {
  const [entry] = registry.plugins.find(({ id }) => id === plugin)?.menu ?? []
  return entry ? text(entry.title, {}, plugin) : plugin
}
