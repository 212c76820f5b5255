import { useEffect, useState } from 'react'
import { isAllowedAddress, originOf } from '#base/config'
import { textByRule } from '#kit/records'
import { useCoreTexts, useTextsOf } from '#platform/i18n'
import { useHostFrame, usePage, usePageNavigation, usePageState } from '#platform/navigation'
import { PageFrame, StateView } from '#ui/components'
import { EmbeddedFrame, type EmbeddedFrameProps } from './EmbeddedFrame'

/** A page that has shown nothing after this time has failed. ms */
const TIMEOUT = 20_000

/** Code of the refusal of a page that may not be opened here (domain/contracts.md 5), for whose text an area may have words. */
const ORIGIN_REFUSED = 4902

export interface EmbeddedPageProps extends Pick<EmbeddedFrameProps, 'init' | 'onSubmitted' | 'onClose'> {
  /** Address of the page; refused unless its origin is in `EMBED_ORIGINS`. */
  readonly src: string
  /** Used until the page reports its own title. */
  readonly title: string
  /** Replaces the reload, for a page whose `init` holds what can be used only once. */
  readonly onRetry?: (() => void) | undefined
}

type Progress = 'waiting' | 'shown' | 'late'

/** A screen with another system's page in a frame (pages 'Common', Embedded pages). */
export function EmbeddedPage({ src, title, onRetry, ...talk }: EmbeddedPageProps) {
  const [progress, setProgress] = useState<Progress>('waiting')
  const [named, setNamed] = useState(title)
  const [attempt, setAttempt] = useState(0)
  const bare = useHostFrame()
  const { visible } = usePage()
  const origin = isAllowedAddress(src) && !isOwn(src) ? originOf(src) : undefined
  usePageState(
    origin === undefined ? 'denied' : ({ waiting: 'loading', shown: 'ready', late: 'error' } as const)[progress],
  )

  useEffect(() => {
    if (progress !== 'waiting' || origin === undefined) return
    const timer = setTimeout(() => setProgress('late'), TIMEOUT)
    return () => clearTimeout(timer)
  }, [progress, origin])

  useEffect(() => {
    if (visible && named !== title) document.title = named
  }, [visible, named, title])

  const retry = () => {
    setAttempt(attempt + 1)
    setProgress('waiting')
  }

  return (
    <PageFrame title={named} bare={bare}>
      {origin === undefined ? <NotAllowed /> : null}
      {progress === 'late' ? <Late onRetry={onRetry ?? retry} /> : null}
      {origin !== undefined && progress !== 'late' ? (
        <EmbeddedFrame
          key={attempt}
          src={src}
          origin={origin}
          title={named}
          waiting={progress === 'waiting'}
          bare={bare}
          onShown={() => setProgress('shown')}
          onTitle={setNamed}
          {...talk}
        />
      ) : null}
    </PageFrame>
  )
}

/** A page of our own origin could reach its frame from inside and remove the sandbox, so it is never framed. */
const isOwn = (address: string) => originOf(address) === window.location.origin

function NotAllowed() {
  const page = usePageNavigation()
  const t = useCoreTexts()
  const area = useTextsOf(usePage().plugin)
  return (
    <StateView
      kind="denied"
      title={t('state.deniedTitle')}
      text={textByRule(area, `refused.${ORIGIN_REFUSED}`)}
      action={{ label: t('boundary.back'), onPress: page.back }}
    />
  )
}

function Late({ onRetry }: { readonly onRetry: () => void }) {
  const page = usePageNavigation()
  const t = useCoreTexts()
  const offline = !navigator.onLine
  return (
    <StateView
      kind={offline ? 'offline' : 'failed'}
      title={t(offline ? 'list.offline' : 'boundary.title')}
      text={t(offline ? 'error.network' : 'error.timeout')}
      action={{ label: t('boundary.retry'), onPress: onRetry }}
      alternative={{ label: t('boundary.back'), onPress: page.back }}
    />
  )
}
