import type { Plugin, Texts } from '#platform/plugin'

type Loaded = Promise<{ readonly default: Texts }>

/*
 * Files of texts are found by their names, so that an area names none of them. Those of its pages are one file per area
 * and language in the build. Menu texts come with the app's own texts, so that the workbench needs no further file.
 */
const files = {
  en: {
    pages: (id: string): Loaded => import(`./${id}/locales/en.json`),
    entry: (id: string): Loaded => import(`./${id}/locales/entry.en.json`),
    menu: (id: string): Loaded => import(/* webpackMode: "eager" */ `./${id}/locales/menu.en.json`),
  },
  'zh-CN': {
    pages: (id: string): Loaded => import(`./${id}/locales/zh-CN.json`),
    menu: (id: string): Loaded =>
      import(/* webpackMode: "lazy-once", webpackChunkName: "zh-CN" */ `./${id}/locales/menu.zh-CN.json`),
  },
}

async function joined(...loads: readonly (Loaded | undefined)[]): Promise<{ readonly default: Texts }> {
  const parts = await Promise.all(loads)
  return { default: Object.assign({}, ...parts.map((part) => part?.default)) }
}

/**
 * All texts of an area, and its menu texts: those of menu entries, due items and search hits. Call
 * `registerTexts(id, ...textsOf(plugin))`.
 */
export function textsOf({ id, menu, today, search, routes = [] }: Plugin) {
  const { en, 'zh-CN': chinese } = files
  const hasMenu = Boolean(menu ?? today ?? search)
  const hasEntry = routes.some(({ bringsTexts }) => bringsTexts)
  return [
    {
      en: () => joined(en.pages(id), hasEntry ? en.entry(id) : undefined, hasMenu ? en.menu(id) : undefined),
      'zh-CN': () => joined(chinese.pages(id), hasMenu ? chinese.menu(id) : undefined),
    },
    hasMenu ? { en: () => en.menu(id), 'zh-CN': () => chinese.menu(id) } : undefined,
  ] as const
}
