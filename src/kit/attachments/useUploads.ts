import { compareStructural, reaction } from 'mobx'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type Attachment, isLost } from '#base/fields'
import { useStore } from '#platform/core'
import type { UploadTarget } from '#platform/outbox'
import { type UploadState, uploadQueue } from './UploadQueue'

interface UploadsOptions {
  readonly to: UploadTarget
  readonly value: readonly Attachment[]
  readonly onChange: (value: Attachment[]) => void
  /** Nothing is uploaded, because the form is being sent or may have been sent. */
  readonly isHeld: boolean
}

export interface Uploads {
  /** Call it in an observer. */
  readonly stateOf: (attachment: Attachment) => UploadState | { readonly kind: 'lost' }
  readonly add: (attachment: Attachment) => void
  readonly remove: (id: string) => void
  readonly retry: (id: string) => void
}

/** Uploads the attachments of a form's field while it is open, and writes their addresses into its value. */
export function useUploads({ to, value, onChange, isHeld }: UploadsOptions): Uploads {
  const queue = useStore(uploadQueue)
  const latest = useRef({ value, onChange })
  useLayoutEffect(() => {
    latest.current = { value, onChange }
  })

  /** Several changes may arrive before the next render. */
  const change = useCallback((next: Attachment[]) => {
    latest.current.value = next
    latest.current.onChange(next)
  }, [])

  const before = useRef<readonly Attachment[]>([])
  useEffect(() => {
    // Removed here or with the whole draft ('start over').
    for (const { id } of before.current) if (!value.some((other) => other.id === id)) queue.remove(id)
    before.current = value
    if (!isHeld) for (const attachment of value) queue.add(to, attachment)
  }, [to, value, isHeld, queue])

  useEffect(() => {
    if (isHeld) return
    const arrived = () => value.map(({ id }) => id).filter((id) => queue.states.get(id)?.kind === 'sent')
    const take = (ids: readonly string[]) => {
      if (ids.length === 0) return
      const urls = queue.release(ids)
      change(latest.current.value.map((one) => (urls.has(one.id) ? { ...one, url: urls.get(one.id) } : one)))
    }
    return reaction(arrived, take, { fireImmediately: true, equals: compareStructural })
  }, [value, isHeld, queue, change])

  return {
    stateOf: (attachment) => {
      if (attachment.url !== undefined) return { kind: 'sent', url: attachment.url }
      if (isLost(attachment)) return { kind: 'lost' }
      return queue.states.get(attachment.id) ?? { kind: 'waiting' }
    },
    add: (attachment) => change([...latest.current.value, attachment]),
    remove: (id) => change(latest.current.value.filter((other) => other.id !== id)),
    retry: queue.retry,
  }
}
