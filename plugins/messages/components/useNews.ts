import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListModel } from '#kit/lists'
import { responseOf } from '#kit/records'
import { inbox, useCore, useStore } from '#platform/core'
import { usePage } from '#platform/navigation'
import { useFailureToast } from '#ui/components'
import { messageList, messageRows } from '../stores'

type Query = Parameters<typeof messageList.query>[0]

/** A list that is scrolled less is at its top. px */
const TOP = 8

/**
 * New messages of a list: at its top they reload it; else they are counted, and the rows keep their place until the user
 * asks for the new ones (`show`). `isMore`: the first page has nothing else. Call it in an observer.
 */
export function useNews({ rows, tab, filter }: Query & { readonly rows: ListModel }) {
  const core = useCore()
  const failed = useFailureToast()
  const { maxSeq } = useStore(inbox)
  const { visible, scroller } = usePage()
  const known = useRef(maxSeq)
  const [first, setFirst] = useState<{ readonly key: string; readonly ids: readonly string[] }>()
  const { key, status } = rows
  useEffect(() => {
    if (!visible || status !== 'ready' || maxSeq === known.current) return
    known.current = maxSeq
    // A failure leaves the rows as they are; pulling down tries again and says why.
    if ((scroller()?.scrollTop ?? 0) < TOP) return void rows.reload().catch(() => undefined)
    const controller = new AbortController()
    const query = messageList.query({ tab, filter }, 1, undefined)
    responseOf(core, query, { signal: controller.signal, background: true })
      .then(({ value: { items } }) => {
        core.store(messageRows).putAll(items)
        setFirst({ key, ids: items.map(({ id }) => id) })
      })
      .catch(() => undefined)
    return () => controller.abort()
  }, [visible, status, maxSeq, scroller, rows, core, tab, filter, key])
  const count = first?.key === key ? first.ids.filter((id) => !rows.ids.includes(id)).length : 0
  const show = useCallback(() => {
    rows
      .reload()
      .then(() => scroller()?.scrollTo({ top: 0 }))
      .catch(failed)
  }, [rows, scroller, failed])
  return { count, isMore: count > 0 && count === first?.ids.length, show }
}
