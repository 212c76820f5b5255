import { defineList, defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, type Pages, queryOf, versionOf } from '#kit/records'
import type { Core } from '#platform/core'
import {
  type Case,
  type Comment,
  changeItem,
  type Edition,
  getCase,
  getItem,
  getProgramme,
  type Item,
  item,
  listCases,
  listComments,
  listItems,
  listProgrammes,
  listVersions,
  type Programme,
  react,
  restoreItem,
} from './api'
import { caseDetails, caseList, knowldegeDetails, knowledgeList, programDetails, programList } from './routes'
import { caseFilters, itemFilters, programmeFilters } from './rules/filters'
import type { ITEM_MOVES } from './rules/vocabulary'
import { TABS } from './rules/vocabulary'

export const itemRows = defineRows<Item>('knowledge.itemRows')
export const programmeRows = defineRows<Programme>('knowledge.programmeRows')
export const caseRows = defineRows<Case>('knowledge.caseRows')

type None = Readonly<Record<never, never>>

/** Items by tab, category and search (/knowledgeList). */
export const itemList = defineList({
  route: knowledgeList,
  rows: itemRows,
  filters: itemFilters,
  tabs: TABS,
  query: ({ tab, filter }, page) => queryOf(listItems, { tab, ...filter, page }),
  detail: knowldegeDetails,
})

/** Programmes by scene and industry (/programList). */
export const programmeList = defineList({
  route: programList,
  rows: programmeRows,
  filters: programmeFilters,
  texts: 'programmes',
  query: ({ filter }, page) => queryOf(listProgrammes, { ...filter, page }),
  detail: programDetails,
})

/** Cases, such as those of a customer's industry. */
export const caseListing = defineList({
  route: caseList,
  rows: caseRows,
  filters: caseFilters,
  texts: 'cases',
  query: ({ filter }, page) => queryOf(listCases, { ...filter, page }),
  detail: caseDetails,
})

/** A page of the comments of an item, 20 each. */
export const commentPage = (id: string, page: number) => queryOf(listComments, { id, page })

/** Opened items (/knowldegeDetails). */
export const items = defineRecords<Item, None, { comments: Pages<Comment>; versions: readonly Edition[] }>(
  'knowledge.items',
  {
    rows: itemRows,
    read: (id) => queryOf(getItem, { id }),
    parts: {
      comments: (id) =>
        queryOf(listComments, { id, page: 1 }, ({ items: found, total }) => ({ items: found, total, pages: 1 })),
      versions: (id) => queryOf(listVersions, { id }),
    },
    current: currentBy(item),
    changed: (core) => core.store(itemRows).invalidate(),
    dependents: ['versions'],
  },
)

type MoveName = (typeof ITEM_MOVES)[number]
/** A move of an item; `reason`: why it is returned or withdrawn. */
const move = (
  to: MoveName,
  undo?: (record: Item) => ReturnType<typeof queryOf<{ id: string; version: number }, Item>>,
) => defineMove(items, to, (record) => queryOf(changeItem, { ...versionOf(record), to }), { ...(undo && { undo }) })

export const submit = move('submit')
export const recall = move('recall')
export const approve = move('approve')
export const remove = move('delete', (record) => queryOf(restoreItem, versionOf(record)))

interface Reason {
  readonly reason: string
}
const because = (to: 'return' | 'withdraw') =>
  defineMove(items, to, (record, { reason }: Reason) => queryOf(changeItem, { ...versionOf(record), to, reason }))
export const returnItem = because('return')
export const withdraw = because('withdraw')

/** Likes an item at once, or no more; its version stays. */
export const like = (core: Core, id: string, on: boolean): Promise<void> =>
  core.store(itemRows).change(id, 'liked', on, queryOf(react, { itemId: id, kind: 'item', what: 'like', on }))

/** Makes an item a favourite at once on its page, or no more. */
export function keep(core: Core, id: string, on: boolean): Promise<void> {
  const rows = core.store(itemRows)
  const request = queryOf(react, { itemId: id, kind: 'item', what: 'favourite', on })
  return rows.staleAfter(rows.change(id, 'favourite', on, request))
}

/** Opened programmes (/programDetails) and cases (/caseDetails). */
export const programmes = defineRecords<Programme>('knowledge.programmes', {
  rows: programmeRows,
  read: (id) => queryOf(getProgramme, { id }),
  texts: 'programmeDetail',
})
export const cases = defineRecords<Case>('knowledge.cases', {
  rows: caseRows,
  read: (id) => queryOf(getCase, { id }),
  texts: 'caseDetail',
})

/** Makes a programme a favourite at once, or no more. */
export const star = (core: Core, id: string, on: boolean): Promise<void> =>
  core
    .store(programmeRows)
    .change(id, 'favourite', on, queryOf(react, { itemId: id, kind: 'programme', what: 'favourite', on }))

/** The same beside its lists. */
export const starOnPage = (core: Core, id: string, on: boolean): Promise<void> =>
  core.store(programmeRows).staleAfter(star(core, id, on))

/** Stores of the area that live longer than a screen. */
export default [itemRows, programmeRows, caseRows, items, programmes, cases]
