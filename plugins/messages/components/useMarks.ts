import { useCallback, useMemo } from 'react'
import type { ListModel } from '#kit/lists'
import { type Core, inbox, useCore } from '#platform/core'
import { type Call, errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { randomKey, submitOrQueue } from '#platform/outbox'
import { deleteMessages, type Message, MOST_IDS, markRead, markUnread, restoreMessages } from '../api'
import { useTexts } from '../plugin'
import type { Category } from '../rules/vocabulary'
import { categories, messageRows } from '../stores'

/** Entries of the outbox about messages are sent in order. */
const RECORD = 'messages'

const counts = ({ readAt, expiresAt }: Message) =>
  readAt === undefined && (expiresAt === undefined || expiresAt.getTime() > Date.now())

/** Shows a message as read or unread, and counts it. */
function show(core: Core, message: Message, readAt: Date | undefined): void {
  const marked = { ...message, readAt }
  core.store(messageRows).put(marked)
  core.store(inbox).change(Number(counts(marked)) - Number(counts(message)))
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
      const entry = { record: RECORD, plugin: 'messages', label: t('outbox.marks'), idempotencyKey: randomKey() }
      try {
        await submitOrQueue<Q, unknown>(core, { call, request, ...entry })
      } catch (error) {
        takeBack()
        core.feedback.toast(errorText(error, texts))
        return
      }
      core.store(categories).invalidate()
      // The server's figures win (domain: messages 4): they are polled after each own action.
      core.store(inbox).ask()
    },
    [core, t, texts],
  )
  return useMemo(() => {
    const mark = (message: Message, isRead: boolean) => {
      if ((message.readAt !== undefined) === isRead) return Promise.resolve()
      show(core, message, isRead ? new Date() : undefined)
      const takeBack = () => show(core, core.store(messageRows).get(message.id) ?? message, message.readAt)
      return send(isRead ? markRead : markUnread, { ids: [message.id] }, takeBack)
    }
    return {
      read: (message: Message) => mark(message, true),
      unread: (message: Message) => mark(message, false),
      /** Removes a message from a list; the toast offers to take it back. */
      async remove(message: Message, list: ListModel) {
        const putBack = list.remove(message.id)
        if (counts(message)) core.store(inbox).change(-1)
        const takeBack = () => {
          putBack()
          if (counts(message)) core.store(inbox).change(1)
        }
        const restore = () => {
          takeBack()
          void send(restoreMessages, { ids: [message.id] }, () => {
            list.remove(message.id)
            if (counts(message)) core.store(inbox).change(-1)
          })
        }
        core.feedback.toast(t('deleted'), { action: { label: t('undo'), run: restore } })
        await send(deleteMessages, { ids: [message.id] }, takeBack)
      },
      /**
       * Marks the messages of a category, or all, as read up to the highest that was shown; of a part (`isPart`, a
       * search) only those that are shown.
       */
      async readAll(shown: readonly Message[], upTo: number, category: Category | undefined, isPart = false) {
        const unread = shown.filter((message) => message.seq <= upTo && message.readAt === undefined)
        const before = isPart ? unread.slice(0, MOST_IDS) : unread
        for (const message of before) show(core, message, new Date())
        const ids = before.map(({ id }) => id)
        await send(markRead, isPart ? { ids } : { category, upTo }, () => {
          for (const message of before) show(core, message, undefined)
        })
      },
    }
  }, [core, send, t])
}
