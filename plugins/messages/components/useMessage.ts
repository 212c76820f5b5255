import { useEffect } from 'react'
import { type Resource, useResource } from '#kit/records'
import { useStore } from '#platform/core'
import { usePage } from '#platform/navigation'
import { getMessage, type WholeMessage } from '../api'
import { messageRows } from '../stores'
import { useMarks } from './useMarks'

/** A message with its content; it is marked as read once it is shown. Call it in an observer. */
export function useMessage(id: string): Resource<WholeMessage> {
  const marks = useMarks()
  const rows = useStore(messageRows)
  const { visible } = usePage()
  const section = useResource(({ http }, signal) => http(getMessage, { id }, { signal, background: true }), id)
  const { value } = section
  useEffect(() => {
    if (!value || !visible) return
    const row = rows.get(id)
    // What was marked in the list is newer.
    if (!row) rows.put(value)
    void marks.read(row ?? value)
  }, [value, visible, rows, id, marks])
  return section
}
