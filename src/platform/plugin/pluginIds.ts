/** Ids of plugins as a build variable lists them: `PLUGINS_OFF=risk,schedule`; spaces separate them too. */
export function pluginIds(list: string): string[] {
  return list.split(/[ ,]+/).filter((id) => id !== '')
}
