import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { errorText, isOffline } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { RetryRow, SkeletonLines, SkeletonOptions, StateView } from '#ui/components'
import { useChooserTexts } from './texts'

/** What a chooser waits for: a `Resource` of #kit/records, or a `Directory`. */
export interface Awaited<T> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly value: T | undefined
  readonly error: unknown
  need(): Promise<void>
  load(): Promise<void>
}

interface LoadedProps<T> {
  readonly items: Awaited<readonly T[]>
  /** In a sheet: lines instead of a full-page state. */
  readonly small?: boolean | undefined
  readonly children: (items: readonly T[]) => ReactNode
}

/** Loads the options of a chooser; shows if they are loading, empty, offline or failed. */
export const Loaded = observer(function Loaded<T>({ items, small, children }: LoadedProps<T>) {
  const core = useCoreTexts()
  const t = useChooserTexts()
  useEffect(() => {
    void items.need()
  }, [items])
  const { value, status, error } = items
  if (value === undefined && status !== 'failed') return small ? <SkeletonLines count={4} /> : <SkeletonOptions />
  if (value === undefined) {
    const text = errorText(error, core)
    if (small) return <RetryRow text={text} onRetry={items.load} />
    const offline = isOffline(error)
    return (
      <StateView
        kind={offline ? 'offline' : 'failed'}
        title={core(offline ? 'list.offline' : 'list.failed')}
        text={text}
        action={{ label: core('boundary.retry'), onPress: items.load, isRetry: true }}
      />
    )
  }
  return value.length > 0 ? children(value) : <StateView kind="empty" title={t('choosers.none')} />
})
