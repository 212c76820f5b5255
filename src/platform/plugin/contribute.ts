import type { Language } from '#base/config'
import type { Href } from '#base/routes'
import type { Core, Handler, SearchHit, StoreToken, TodayFigure } from '#platform/core'
import type { Call } from '#platform/http'
import { currentLanguage } from '#platform/i18n'

/** What areas contribute to workbench, search and messages, declared. */

type Load<T> = (core: Core, signal: AbortSignal) => Promise<T>

/**
 * A load that several contributions of an area need, such as badge and today: one request for each load of the
 * workbench, whose contributions have one signal.
 */
export function sharedLoad<T>(load: Load<T>): Load<T> {
  /** The last load of each user. */
  const loads = new WeakMap<Core, { readonly signal: AbortSignal; readonly result: Promise<T> }>()
  return (core, signal) => {
    const last = loads.get(core)
    if (last?.signal === signal) return last.result
    const result = load(core, signal)
    loads.set(core, { signal, result })
    return result
  }
}

/** The figure of the records that a response counts; none where the response leaves them out for want of a right. */
export function figureOf(
  found: { readonly total: number } | undefined,
  figure: Omit<TodayFigure, 'count'>,
): readonly TodayFigure[] {
  return found ? [{ ...figure, count: found.total }] : []
}

type Search = (core: Core, keyword: string, signal: AbortSignal) => Promise<SearchHit[]>
type Found<T> = Call<{ readonly keyword: string; readonly page: number }, { readonly items: readonly T[] }>

/**
 * Global search over the records that a list finds by the keyword, those of its first page:
 * `searchOf(listOrders, ({ id, name }, language) => ({ id, kind, title: nameIn(name, language), to }))`.
 */
export function searchOf<T>(
  list: Found<T>,
  hitOf: (record: T, language: Language, keyword: string) => SearchHit,
): Search {
  return async (core, keyword, signal) => {
    const { items } = await core.http(list, { keyword, page: 1 }, { signal, background: true })
    const language = currentLanguage()
    return items.map((record) => hitOf(record, language, keyword))
  }
}

/** Global search over several kinds of records at once, whose hits come in this order. */
export function searchAll(...searches: readonly Search[]): Search {
  return async (core, keyword, signal) => {
    const found = await Promise.all(searches.map((search) => search(core, keyword, signal)))
    return found.flat()
  }
}

/** A handler of messages about a record: opens its page, which shows the record as it is now, as `rows` do in lists. */
export function opens(
  pageOf: (id: string) => Href,
  rows?: StoreToken<{ invalidate(): void }>,
): Handler<{ readonly id: string }> {
  return (core, { id }) => {
    core.invalidateRecord(id)
    if (rows) core.store(rows).invalidate()
    core.navigation.openHref(pageOf(id))
  }
}
