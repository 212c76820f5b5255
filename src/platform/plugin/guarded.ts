import type { Plugin } from '#platform/core'

const none = async () => ({ default: {} })

/** The result of an area's definition; if that throws, an empty area with the error, which the registry leaves out. */
export function guarded(id: string, owner: string, define: () => Plugin): Plugin {
  try {
    return define()
  } catch (failed) {
    return { id, owner, locales: { en: none, 'zh-CN': none }, failed }
  }
}
