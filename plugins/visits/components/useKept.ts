import { useEffect, useRef } from 'react'
import { useResource } from '#kit/records'
import { usePage } from '#platform/navigation'

/**
 * This phone has what was entered in a form of a record and was not sent, also where it can be sent no more. Looked up
 * again when one comes back to the page.
 */
export function useKept(form: string, record: string) {
  const { visible } = usePage()
  const kept = useResource(async ({ drafts }) => (await drafts.load(form, record)) !== undefined, `${form} ${record}`)
  const before = useRef(visible)
  useEffect(() => {
    if (visible && !before.current) void kept.load()
    before.current = visible
  }, [visible, kept])
  return kept
}
