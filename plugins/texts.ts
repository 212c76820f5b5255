import type { Language } from '#base/config'
import type { Plugin, Texts } from '#platform/plugin'

type Loaded = Promise<{ readonly default: Texts }>

/*
 * Files of texts are found by their names, so that an area names none of them. Those of its pages are one file per area
 * and language in the build. Menu texts are part of the app's own texts, so that the workbench needs no further file.
 */
const pages = (id: string, name: string): Loaded =>
  import(
    /* webpackInclude: /\/(?:entry\.)?(?:en|zh-CN)\.json$/, webpackChunkName: "[request]" */ `./${id}/locales/${name}.json`
  )
const menus = {
  en: (id: string): Loaded => import(/* webpackMode: "eager" */ `./${id}/locales/menu.en.json`),
  'zh-CN': (id: string): Loaded =>
    import(/* webpackMode: "lazy-once", webpackChunkName: "zh-CN" */ `./${id}/locales/menu.zh-CN.json`),
}

const inBoth = (load: (language: Language, hasPage?: boolean) => Loaded) => ({
  en: (hasPage?: boolean) => load('en', hasPage),
  'zh-CN': (hasPage?: boolean) => load('zh-CN', hasPage),
})

/**
 * All texts of an area, without those of its entry page where the page has brought them, and its menu texts: those of
 * menu entries, due items and search hits. Call
 * `registerTexts(id, ...textsOf(plugin))`.
 */
export function textsOf({ id, menu, today, search, routes = [] }: Plugin) {
  const hasMenu = Boolean(menu ?? today ?? search)
  const hasEntry = routes.some(({ bringsTexts }) => bringsTexts)
  const all = async (language: Language, hasPage = false) => {
    const parts = await Promise.all([
      pages(id, language),
      hasEntry && language === 'en' && !hasPage ? pages(id, 'entry.en') : undefined,
      hasMenu ? menus[language](id) : undefined,
    ])
    return { default: Object.assign({}, ...parts.map((part) => part?.default)) as Texts }
  }
  return [inBoth(all), hasMenu ? inBoth((language) => menus[language](id)) : undefined] as const
}
