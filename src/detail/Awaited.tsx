import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { errorText, isOffline } from '#src/http'
import { useCoreTexts } from '#src/i18n'
import { usePageNavigation, usePageState } from '#src/navigation'
import { DENIED, GONE, type Resource, refusalCode } from '#src/records'
import { SkeletonCards, StateView, type StateViewProps } from '#src/ui'

export interface AwaitedProps<T> {
  readonly section: Resource<T>
  /** Said in place of the content where there is nothing to show. */
  readonly empty?: (value: T) => Omit<StateViewProps, 'kind'> | undefined
  /** What stands there while it loads; default: cards. */
  readonly bones?: ReactNode
  readonly children: (value: T) => ReactNode
}

/** The content of a page that loads as a whole: bones, denied, not found, offline, failed with retry, or empty. */
export const Awaited = observer(AwaitedOf) as typeof AwaitedOf

function AwaitedOf<T>({ section, empty, bones = <SkeletonCards />, children }: AwaitedProps<T>) {
  const { value, error, status } = section
  const isFailed = status === 'failed'
  const nothing = value === undefined ? undefined : empty?.(value)
  usePageState(isFailed ? stateOf(error) : value === undefined ? 'loading' : nothing ? 'empty' : 'ready')
  if (isFailed) return <Failed error={error} onRetry={() => void section.load()} />
  if (value === undefined) return bones
  return nothing ? <StateView kind="empty" {...nothing} /> : children(value)
}

function stateOf(error: unknown) {
  const code = refusalCode(error)
  if (code === DENIED) return 'denied'
  return code === GONE ? 'not-found' : 'error'
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const core = useCoreTexts()
  const page = usePageNavigation()
  const back = { label: core('boundary.back'), onPress: page.back }
  const state = stateOf(error)
  if (state === 'denied') return <StateView kind="denied" title={core('state.deniedTitle')} action={back} />
  if (state === 'not-found')
    return (
      <StateView kind="not-found" title={core('state.notFoundTitle')} text={core('state.notFoundText')} action={back} />
    )
  const offline = isOffline(error)
  return (
    <StateView
      kind={offline ? 'offline' : 'failed'}
      title={core(offline ? 'list.offline' : 'boundary.title')}
      text={errorText(error, core)}
      action={{ label: core('boundary.retry'), onPress: onRetry }}
      alternative={back}
    />
  )
}
