import { useCallback, useMemo } from 'react'
import { sumOf } from '#base/quantities'
import type { ListModel } from '#kit/lists'
import { type Core, inbox, MARKS, useCore } from '#platform/core'
import { type Call, errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { randomKey, submitOrQueue } from '#platform/outbox'
import { deleteMessages, type Message, MOST_IDS, markRead, markUnread, restoreMessages } from '../api'
import { useTexts } from '../plugin'
import type { Category } from '../rules/vocabulary'
import { categories, messageRows, sentMarks } from '../stores'

/** 1 for a message that counts as unread. */
function unreadOf(core: Core, { readAt, expiresAt }: Message): 0 | 1 {
  return readAt === undefined && (expiresAt === undefined || expiresAt > core.store(inbox).now()) ? 1 : 0
}

/** Counts messages of a category as unread, or no more. */
function count(core: Core, { category }: Message, by: number): void {
  const counted = core.store(categories)
  const shown = counted.value?.map((each) => (each.code === category ? { ...each, unread: each.unread + by } : each))
  if (shown) counted.set(shown)
  core.store(inbox).change(by)
}

/** Shows a message as read or unread, and counts it. */
function show(core: Core, message: Message, readAt: Date | undefined): void {
  const marked = { ...message, readAt }
  core.store(messageRows).put(marked)
  count(core, message, unreadOf(core, marked) - unreadOf(core, message))
}

/**
 * Shows and counts all messages of a category, or all, as read up to a number: those in memory, and the figures of the
 * categories. Returns what takes it back.
 */
function showAllRead(core: Core, upTo: number, category: Category | undefined): () => void {
  const [rows, counted, news] = [core.store(messageRows), core.store(categories), core.store(inbox)]
  const isOf = (of: Category) => category === undefined || of === category
  const marked = [...rows.records.values()].filter(
    (row) => row.readAt === undefined && row.seq <= upTo && isOf(row.category),
  )
  const before = counted.value
  const known = (before ?? []).filter(({ code, maxSeq }) => isOf(code) && maxSeq <= upTo)
  const inMemory = sumOf(marked, (row) => unreadOf(core, row))
  const inCategories = sumOf(known, ({ unread }) => unread)
  const total = Math.max(inMemory, inCategories)
  rows.putAll(marked.map((row) => ({ ...row, readAt: news.now() })))
  if (before) counted.set(before.map((each) => (known.includes(each) ? { ...each, unread: 0 } : each)))
  news.change(-total)
  return () => {
    rows.putAll(marked)
    if (before) counted.set(before)
    news.change(total)
  }
}

/**
 * What users do with their messages: shown and counted at once, sent through the outbox; a refusal takes it back and says
 * so.
 */
export function useMarks() {
  const core = useCore()
  const t = useTexts()
  const texts = useCoreTexts()
  const send = useCallback(
    async <Q>(call: Call<Q, unknown>, request: Q, takeBack: () => void) => {
      const entry = { record: MARKS, plugin: 'messages', label: t('outbox.marks'), idempotencyKey: randomKey() }
      const submit = () => submitOrQueue<Q, unknown>(core, { call, request, ...entry })
      try {
        await core.store(inbox).during(core.store(sentMarks).after(submit))
      } catch (error) {
        takeBack()
        core.feedback.toast(errorText(error, texts))
      }
      // The server's figures win (domain: messages 4).
      core.store(categories).invalidate()
    },
    [core, t, texts],
  )
  return useMemo(() => {
    /** A message that is not in memory is counted by the next poll. */
    const mark = (id: string, isRead: boolean) => {
      const rows = core.store(messageRows)
      const message = rows.get(id)
      if (message && (message.readAt !== undefined) === isRead) return Promise.resolve()
      if (message) show(core, message, isRead ? core.store(inbox).now() : undefined)
      const takeBack = () => message && show(core, rows.get(id) ?? message, message.readAt)
      return send(isRead ? markRead : markUnread, { ids: [id] }, takeBack)
    }
    return {
      read: (id: string) => mark(id, true),
      unread: (id: string) => mark(id, false),
      /**
       * Removes a message from a list; the toast offers to take it back. `isKept`: the list has it then, and no other list
       * is visible.
       */
      async remove(message: Message, list: ListModel, isKept: () => boolean) {
        const unread = unreadOf(core, message)
        const takeOut = () => {
          const putBack = list.remove(message.id)
          count(core, message, -unread)
          return () => {
            putBack()
            count(core, message, unread)
          }
        }
        const takeBack = takeOut()
        const restore = async () => {
          takeBack()
          await send(restoreMessages, { ids: [message.id] }, takeOut)
          // A list that is shown now was loaded without it. One that has it again keeps its place, also below a page.
          if (!isKept()) core.store(messageRows).invalidate()
        }
        core.feedback.toast(t('deleted'), { action: { label: t('undo'), run: () => void restore() } })
        await send(deleteMessages, { ids: [message.id] }, takeBack)
      },
      /** Marks the messages of a category, or all, as read up to the highest that was shown. */
      readAll: (upTo: number, category: Category | undefined) =>
        send(markRead, { category, upTo }, showAllRead(core, upTo, category)),
      /** Marks the unread ones of these messages as read, such as those that a search shows. */
      readThese(shown: readonly Message[]) {
        const unread = shown.filter(({ readAt }) => readAt === undefined)
        for (const message of unread) show(core, message, core.store(inbox).now())
        for (let first = 0; first < unread.length; first += MOST_IDS) {
          const portion = unread.slice(first, first + MOST_IDS)
          void send(markRead, { ids: portion.map(({ id }) => id) }, () => {
            for (const message of portion) show(core, core.store(messageRows).get(message.id) ?? message, undefined)
          })
        }
      },
    }
  }, [core, send, t])
}
