import * as v from 'valibot'
import type { Href } from '#base/routes'
import type { Core } from '#platform/core'
import type { TodayFigure, TodayItem } from '#platform/plugin'

/** Name of the workbench among the offline copies. */
const NAME = 'workbench'

const href = v.pipe(
  v.string(),
  v.startsWith('/'),
  v.transform((address) => address as Href),
)
const maybe = <S extends v.GenericSchema>(schema: S) => v.exactOptional(schema)
const TodaySchema = v.object({
  id: v.string(),
  title: v.string(),
  detail: maybe(v.string()),
  at: maybe(v.date()),
  until: maybe(v.date()),
  due: v.picklist(['late', 'today', 'soon']),
  record: maybe(v.string()),
  contact: maybe(v.object({ name: v.string(), id: maybe(v.string()), phone: maybe(v.string()) })),
  place: maybe(v.object({ lng: v.number(), lat: v.number() })),
  main: maybe(v.object({ does: v.picklist(['call', 'go', 'checkIn', 'write', 'decide']), to: maybe(href) })),
  isThere: maybe(v.boolean()),
  can: maybe(v.array(v.picklist(['done', 'tomorrow', 'note']))),
  asksNext: maybe(v.boolean()),
  noteLeast: maybe(v.number()),
  noteMost: maybe(v.number()),
  version: maybe(v.number()),
  data: maybe(v.unknown()),
  list: maybe(href),
  action: maybe(v.string()),
  to: href,
})
const FigureSchema = v.object({
  id: v.string(),
  label: v.string(),
  count: v.number(),
  tone: maybe(v.picklist(['late', 'warn'])),
  note: maybe(v.string()),
  to: href,
  rows: maybe(
    v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        detail: maybe(v.string()),
        owner: maybe(v.object({ id: v.string(), name: v.string() })),
        at: maybe(v.date()),
        canRemind: maybe(v.boolean()),
        to: href,
      }),
    ),
  ),
})
const StoredSchema = v.object({
  today: v.record(v.string(), v.object({ items: v.array(TodaySchema), loadedAt: v.date() })),
  badges: v.record(v.string(), v.number()),
  teams: v.fallback(v.record(v.string(), v.array(FigureSchema)), {}),
  settled: v.fallback(v.record(v.string(), v.object({ id: v.string(), record: maybe(v.string()) })), {}),
})

/** Due items of an area with the time they were loaded. */
export interface StoredPart {
  readonly items: readonly TodayItem[]
  readonly loadedAt: Date
}

/** A step that was settled: the id of its item, and the name of its record's entries in the outbox if some may wait. */
export type SettledStep = Pick<TodayItem, 'id' | 'record'>

/** The last state of the workbench: due items and figures by plugin, badges by menu entry, and the steps that were settled. */
export interface StoredWorkbench {
  readonly today: Readonly<Record<string, StoredPart>>
  readonly badges: Readonly<Record<string, number>>
  readonly teams: Readonly<Record<string, readonly TodayFigure[]>>
  readonly settled: Readonly<Record<string, SettledStep>>
}

const NOTHING: StoredWorkbench = { today: {}, badges: {}, teams: {}, settled: {} }

/** Reads the copy; nothing if there is none, or if another build wrote it in another form. */
export async function recallWorkbench({ offlineLists }: Pick<Core, 'offlineLists'>): Promise<StoredWorkbench> {
  try {
    const parsed = v.safeParse(StoredSchema, (await offlineLists.recall(NAME))?.page)
    return parsed.success ? parsed.output : NOTHING
  } catch (error) {
    console.warn('the stored workbench could not be read', error)
    return NOTHING
  }
}

/** An item without its function, which cannot be stored: without network it opens its page. */
export function storable({ run: _, ...item }: TodayItem): TodayItem {
  return item
}

/** Stores the loaded data; the part of an area that failed to load stays as it was. Never rejects. */
export async function rememberWorkbench(core: Pick<Core, 'offlineLists'>, loaded: StoredWorkbench): Promise<void> {
  const { today, badges, teams } = await recallWorkbench(core)
  await core.offlineLists.remember(NAME, {
    today: { ...today, ...loaded.today },
    badges: { ...badges, ...loaded.badges },
    teams: { ...teams, ...loaded.teams },
    settled: loaded.settled,
  } satisfies StoredWorkbench)
}
