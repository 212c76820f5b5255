import { useEffect, useState } from 'react'
import { isAllowedAddress, originOf } from '#base/config'
import { addTexts, useCoreTexts } from '#platform/i18n'
import { useHostFrame, usePage, usePageNavigation, usePageState } from '#platform/navigation'
import { PageFrame, StateView } from '#ui/components'
import { EmbeddedFrame, type EmbeddedFrameProps } from './EmbeddedFrame'
import en from './embedded.en.json'
import zh from './embedded.zh-CN.json'

/** A page that has shown nothing after this time has failed. ms */
const TIMEOUT = 20_000

/**
 * Texts of a page that may not be opened here (4902), and of a ticket that has expired (4904; domain/contracts.md 5).
 */
const useEmbeddedTexts = addTexts(en, zh)

export interface EmbeddedPageProps extends Pick<EmbeddedFrameProps, 'init' | 'onSubmitted' | 'onClose'> {
  /** Address of the page; refused unless its origin is in `EMBED_ORIGINS`. */
  readonly src: string
  /** Used until the page reports its own title. */
  readonly title: string
  /** Replaces the reload, for a page whose `init` holds what can be used only once. */
  readonly onRetry?: (() => void) | undefined
}

type Progress = 'waiting' | 'shown' | 'late' | 'expired'

/** A screen with another system's page in a frame (pages 'Common', Embedded pages). */
export function EmbeddedPage({ src, title, onRetry, ...talk }: EmbeddedPageProps) {
  const [progress, setProgress] = useState<Progress>('waiting')
  const [named, setNamed] = useState(title)
  const [attempt, setAttempt] = useState(0)
  const bare = useHostFrame()
  const { visible } = usePage()
  const origin = isAllowedAddress(src) && !isOwn(src) ? originOf(src) : undefined

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

  const hasFailed = progress === 'late' || progress === 'expired'
  return (
    <PageFrame title={named} bare={bare}>
      {origin === undefined ? <NotAllowed /> : null}
      {hasFailed ? <Failed isExpired={progress === 'expired'} onRetry={onRetry ?? retry} /> : null}
      {origin !== undefined && !hasFailed ? (
        <EmbeddedFrame
          key={attempt}
          src={src}
          origin={origin}
          title={named}
          waiting={progress === 'waiting'}
          bare={bare}
          onShown={() => setProgress('shown')}
          onTitle={setNamed}
          onExpired={() => setProgress('expired')}
          {...talk}
        />
      ) : null}
    </PageFrame>
  )
}

/** A page of our own origin could reach its frame from inside and remove the sandbox, so it is never framed. */
const isOwn = (address: string) => originOf(address) === window.location.origin

/** This page may not be opened here (4902). */
export function NotAllowed() {
  usePageState('denied')
  const page = usePageNavigation()
  const t = useCoreTexts()
  const own = useEmbeddedTexts()
  return (
    <StateView
      kind="denied"
      title={t('state.deniedTitle')}
      text={own('embedded.notAllowed')}
      action={{ label: t('back'), onPress: page.back }}
    />
  )
}

/** It has shown nothing in time, or its ticket has expired. */
export function Failed({ isExpired, onRetry }: { readonly isExpired: boolean; readonly onRetry: () => void }) {
  usePageState('error')
  const page = usePageNavigation()
  const t = useCoreTexts()
  const own = useEmbeddedTexts()
  const offline = !isExpired && !navigator.onLine
  return (
    <StateView
      kind={offline ? 'offline' : 'failed'}
      title={t(offline ? 'list.offline' : 'state.failedTitle')}
      text={isExpired ? own('embedded.expired') : t(offline ? 'error.network' : 'error.timeout')}
      action={{ label: t('boundary.retry'), onPress: onRetry, isRetry: true }}
      alternative={{ label: t('back'), onPress: page.back }}
    />
  )
}
