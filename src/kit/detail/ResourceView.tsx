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
import { useWording } from './texts'

export interface ResourceViewProps<T> {
  readonly section: Resource<T>
  /** Shown in place of the content if there is none. */
  readonly empty?: (value: T) => Omit<StateViewProps, 'kind'> | undefined
  /** Skeleton while it loads; default: cards. */
  readonly skeleton?: ReactNode
  /** Group of the area's texts for who may not see it, or finds it gone, as those of a record (`deniedTitle`). */
  readonly texts?: string | undefined
  readonly children: (value: T) => ReactNode
}

/** The content of a page that loads as a whole: skeleton, denied, not found, offline, failed with retry, or empty. */
export const ResourceView = observer(ResourceViewOf) as typeof ResourceViewOf

function ResourceViewOf<T>(props: ResourceViewProps<T>) {
  const { section, empty, skeleton = <SkeletonCards />, texts, children } = props
  const { value, error, status, need } = section
  useBackOnline(need)
  const isFailed = status === 'failed'
  // Where the network returns, the data load by themselves, too: once.
  const retry = () => void need()
  const nothing = value === undefined ? undefined : empty?.(value)
  usePageState(
    isFailed ? (refusedState(error) ?? 'error') : value === undefined ? 'loading' : nothing ? 'empty' : 'ready',
  )
  if (isFailed) return <Failed error={error} texts={texts} onRetry={retry} />
  if (value === undefined) return skeleton
  return nothing ? <StateView kind="empty" {...nothing} /> : children(value)
}

interface FailedProps {
  readonly error: unknown
  readonly texts: string | undefined
  readonly onRetry: () => void
}

function Failed({ error, texts, onRetry }: FailedProps) {
  const core = useCoreTexts()
  const area = useTextsOf(usePage().plugin)
  const word = useWording(texts)
  const { back } = usePageNavigation()
  const refused = refusedState(error)
  if (refused && texts !== undefined) return <Refused kind={refused} texts={texts} />
  if (refused) return <RefusedView kind={refused} />
  const offline = isOffline(error)
  return (
    <StateView
      kind={offline ? 'offline' : 'failed'}
      title={word(offline ? 'offlineTitle' : 'failedTitle')}
      text={refusalText(error, area)}
      action={{ label: core('boundary.retry'), onPress: onRetry, isRetry: true }}
      alternative={{ label: core('back'), onPress: back }}
    />
  )
}

interface RefusedProps {
  readonly kind: 'denied' | 'not-found'
  readonly texts: string
}

/** In the area's words. */
function Refused({ kind, texts }: RefusedProps) {
  const core = useCoreTexts()
  const word = useWording(texts)
  const { back } = usePageNavigation()
  const isDenied = kind === 'denied'
  return (
    <StateView
      kind={kind}
      title={word(isDenied ? 'deniedTitle' : 'notFoundTitle')}
      text={word(isDenied ? 'deniedText' : 'notFoundText')}
      action={{ label: core('back'), onPress: back }}
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
