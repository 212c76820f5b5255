import { useEffect } from 'react'
import { type Resource, useResource } from '#kit/records'
import { type Core, inbox } from '#platform/core'
import { getMessage, type WholeMessage } from '../api'
import { messageRows } from '../stores'
import { useMarks } from './useMarks'

/** Requests a message with its content. Its row takes what the server has, unless a mark is still on its way there. */
export async function loadMessage(core: Core, id: string, signal: AbortSignal): Promise<WholeMessage> {
  const message = await core.http(getMessage, { id }, { signal, background: true })
  const rows = core.store(messageRows)
  if (!core.store(inbox).isPending || !rows.get(id)) rows.put(message)
  return message
}

/**
 * A message with its content, requested each time that its page is shown, and marked as read then. Call it in an
 * observer.
 */
export function useMessage(id: string): Resource<WholeMessage> {
  const marks = useMarks()
  const section = useResource(async (core, signal) => {
    const message = await loadMessage(core, id, signal)
    void marks.read(id)
    return message
  }, id)
  useEffect(() => section.invalidate, [section])
  return section
}
