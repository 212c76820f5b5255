import { defineList, defineRows } from '#kit/lists'
import { defineResource, queryOf } from '#kit/records'
import { defineStore } from '#platform/core'
import { getCategories, listMessages, type Message } from './api'
import { messageCate } from './routes'
import { messageFilters } from './rules/filters'
import { TABS } from './rules/vocabulary'

export const messageRows = defineRows<Message>('messages.rows')

/** Categories with their unread messages and the last one. */
export const categories = defineResource('messages.categories', () => queryOf(getCategories, {}))

/** Messages of a category, or all (/messageCate); paged by the last row's number, so that news never doubles rows. */
export const messageList = defineList({
  route: messageCate,
  rows: messageRows,
  filters: messageFilters,
  tabs: TABS,
  query: ({ tab, filter: { unread, keyword } }, _page, last) =>
    queryOf(listMessages, { category: tab === 'all' ? undefined : tab, unread, keyword, before: last?.seq }),
})

/**
 * Sends marks one after the other: an undo or a second thought that overtakes the mark before it would be undone by it.
 */
export const sentMarks = defineStore('messages.sentMarks', () => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    after<T>(run: () => Promise<T>): Promise<T> {
      const next = last.then(run, run)
      last = next
      return next
    },
  }
})

/** Stores of the area that live longer than a screen. */
export default [messageRows, categories]
