import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import type { Query } from '#kit/records'
import { useCore } from '#platform/core'
import { isCancelled, isOffline } from '#platform/http'
import { snapshotOf } from '#platform/outbox'
import type { FieldForm } from './FieldForm'

/** Debounce after the last change before the request. ms */
const QUIET = 300

/** Result for the values of a form as they are now. */
export interface LiveCheck<R> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly value: R | undefined
  readonly error: unknown
}

const IDLE = { status: 'idle', value: undefined, error: undefined } as const

/**
 * Has the server check values while they are typed (kit 2.16): 300 ms after a change of one of `names`; the latest
 * request wins, and a result is never shown beside values that have changed since. `check` gives undefined for values
 * that need no request. Without network nothing is shown: the server repeats the check when the form is sent.
 */
export function useLiveCheck<V extends FieldValues, R>(
  form: FieldForm<V>,
  names: readonly FieldPath<V>[],
  check: (values: V) => Query<R> | undefined,
): LiveCheck<R> {
  const core = useCore()
  const { control, values } = form
  const watched = snapshotOf(useWatch({ control, name: names }))
  const [found, setFound] = useState<LiveCheck<R> & { readonly about: string }>({ ...IDLE, about: '' })
  const latest = useRef(check)
  useLayoutEffect(() => {
    latest.current = check
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const show = (result: LiveCheck<R>) => {
      if (!signal.aborted) setFound({ ...result, about: watched })
    }
    const ask = async () => {
      const query = latest.current(values())
      if (!query) return
      show({ ...IDLE, status: 'loading' })
      try {
        const requests = query.requests.map(({ call, request }) =>
          core.http(call, request, { signal, background: true }),
        )
        show({ status: 'ready', value: query.pick(await Promise.all(requests)), error: undefined })
      } catch (error) {
        show(isOffline(error) || isCancelled(error) ? IDLE : { status: 'failed', value: undefined, error })
      }
    }
    const timer = setTimeout(() => void ask(), QUIET)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [core, values, watched])

  return found.about === watched ? found : IDLE
}
