import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { type Resource, refusalText, refusedState } from '#kit/records'
import { useBackOnline } from '#platform/core'
import { isOffline } from '#platform/http'
import { useCoreTexts, useTextsOf } from '#platform/i18n'
import { usePage, usePageNavigation, usePageState } from '#platform/navigation'
import {
  OfflineBar,
  PageFrame,
  type PageFrameProps,
  RefusedView,
  SkeletonCards,
  StateView,
  type StateViewProps,
} from '#ui/components'

export interface ResourceViewProps<T> {
  readonly section: Resource<T>
  /** Shown in place of the content if there is none. */
  readonly empty?: (value: T) => Omit<StateViewProps, 'kind'> | undefined
  /** Skeleton while it loads; default: cards. */
  readonly skeleton?: ReactNode
  readonly children: (value: T) => ReactNode
}

/** The content of a page that loads as a whole: skeleton, denied, not found, offline, failed with retry, or empty. */
export const ResourceView = observer(ResourceViewOf) as typeof ResourceViewOf

function ResourceViewOf<T>({ section, empty, skeleton = <SkeletonCards />, children }: ResourceViewProps<T>) {
  const { value, error, status, need } = section
  useBackOnline(need)
  const isFailed = status === 'failed'
  const nothing = value === undefined ? undefined : empty?.(value)
  usePageState(
    isFailed ? (refusedState(error) ?? 'error') : value === undefined ? 'loading' : nothing ? 'empty' : 'ready',
  )
  if (isFailed) return <Failed error={error} onRetry={() => void section.load()} />
  if (value === undefined) return skeleton
  return nothing ? <StateView kind="empty" {...nothing} /> : children(value)
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const core = useCoreTexts()
  const area = useTextsOf(usePage().plugin)
  const { back } = usePageNavigation()
  const refused = refusedState(error)
  if (refused) return <RefusedView kind={refused} />
  const offline = isOffline(error)
  return (
    <StateView
      kind={offline ? 'offline' : 'failed'}
      title={core(offline ? 'list.offline' : 'boundary.title')}
      text={refusalText(error, area)}
      action={{ label: core('boundary.retry'), onPress: onRetry }}
      alternative={{ label: core('boundary.back'), onPress: back }}
    />
  )
}

type Frame = Pick<PageFrameProps, 'title' | 'nav' | 'top' | 'bottomBar' | 'dock'>

export interface ResourcePageProps<T> extends Frame, ResourceViewProps<T> {}

/**
 * A page whose content is one resource, such as a record that is shown as a whole: the states of `ResourceView` in a
 * frame that shows the age of the data without network. For the response of one call see `QueryPage`.
 */
export const ResourcePage = observer(ResourcePageOf) as typeof ResourcePageOf

function ResourcePageOf<T>({ title, nav, top, bottomBar, dock, ...content }: ResourcePageProps<T>) {
  const notice = <OfflineBar seenAt={content.section.seenAt} />
  return (
    <PageFrame title={title} nav={nav} top={top} notice={notice} bottomBar={bottomBar} dock={dock}>
      <ResourceView {...content} />
    </PageFrame>
  )
}
