import type { Core } from '#platform/core'
import { text } from '#platform/i18n'

/** The name of an area by its first menu entry, whose texts are loaded with what it contributes; else its id. */
export function areaName({ registry }: Core, plugin: string): string {
  const entry = registry.menu.find((each) => each.plugin.id === plugin)
  return entry ? text(entry.title, {}, plugin) : plugin
}
