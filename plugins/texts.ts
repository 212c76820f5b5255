import type { Plugin, Texts } from '#platform/plugin'

type Loaded = Promise<{ readonly default: Texts }>

/*
 * The files of texts are found by their names, so an area names none of them. In the build the texts of its pages are one
 * file per area and language. Those of menu entries, due items and search hits are with the app's own texts, which are
 * loaded in any case: the workbench waits for none of the pages.
 */
const files = {
  en: {
    pages: (id: string): Loaded => import(`./${id}/locales/en.json`),
    menu: (id: string): Loaded => import(/* webpackMode: "eager" */ `./${id}/locales/menu.en.json`),
  },
  'zh-CN': {
    pages: (id: string): Loaded => import(`./${id}/locales/zh-CN.json`),
    menu: (id: string): Loaded => import(/* webpackChunkName: "zh-CN" */ `./${id}/locales/menu.zh-CN.json`),
  },
}

/**
 * All texts of an area, and those of its menu entry, due items and search hits: `registerTexts(id, ...textsOf(plugin))`. An
 * area without such contributions has no `menu.<language>.json`.
 */
export function textsOf({ id, menu, today, search }: Plugin) {
  const hasMenu = Boolean(menu ?? today ?? search)
  const all = async (language: keyof typeof files) => {
    const { pages, menu } = files[language]
    const loaded = await Promise.all([pages(id), ...(hasMenu ? [menu(id)] : [])])
    return { default: Object.assign({}, ...loaded.map((file) => file.default)) as Texts }
  }
  return [
    { en: () => all('en'), 'zh-CN': () => all('zh-CN') },
    hasMenu ? { en: () => files.en.menu(id), 'zh-CN': () => files['zh-CN'].menu(id) } : undefined,
  ] as const
}
