import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { refusalCode } from '#platform/http'
import { snapshotOf } from '#platform/outbox'
import type { PageForm } from './useDraftForm'

/**
 * The values, as they are now, were refused with `code`: the user has read why, and may send them all the same.
 * `about`: what the refusal is about; once it changes, the server decides afresh.
 */
export function useRefusedFor<V extends FieldValues>(
  form: Pick<PageForm<V>, 'control' | 'values' | 'sending' | 'failure'>,
  code: number,
  about: (values: V) => unknown,
): boolean {
  const { control, values, sending, failure } = form
  useWatch({ control })
  const sent = useRef<string>(undefined)
  const [refused, setRefused] = useState<string>()
  const now = snapshotOf(about(values()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when it is sent
  useEffect(() => {
    if (sending) sent.current = now
  }, [sending])
  useEffect(() => {
    if (refusalCode(failure) === code) setRefused(sent.current)
  }, [failure, code])
  return refused === now
}
