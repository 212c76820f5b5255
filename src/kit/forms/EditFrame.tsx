import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { OpenRecord, Resource, Versioned } from '#kit/records'
import { useCore } from '#platform/core'
import { errorText, isOffline } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { usePageNavigation, usePageState } from '#platform/navigation'
import { outboxRoute } from '#platform/outbox'
import { PageFrame, SkeletonForm, StateView } from '#ui/components'
import { RefusedPage, type RefusedPageProps } from './RefusedPage'
import { useFormTexts } from './texts'

export interface EditFrameProps {
  readonly title: string
  readonly open: Pick<OpenRecord<Versioned>, 'state' | 'hold' | 'texts'>
  /** What the form needs. */
  readonly load: readonly Resource<unknown>[]
  /** The user may save; read once everything is loaded. Default: yes, or the form itself shows what there is. */
  readonly may?: () => boolean
  /** Who may, where the user may not. */
  readonly denied?: RefusedPageProps['denied']
  /**
   * Shown instead of a refusal where the user may not save: the form was only wanted if it is still possible. It gets
   * what would be below the refusal.
   */
  readonly otherwise?: (unsaved: ReactNode) => ReactNode
  /**
   * A save of this form that waits on this phone is led to instead of the form, because a second one would begin with
   * what the first one replaces. `title`: what waits; default: what was entered here. `top`: shown above it.
   */
  readonly unsent?: { readonly is: () => boolean; readonly title?: string; readonly top?: ReactNode }
  /** Below a refusal: what this phone still has of the form. */
  readonly unsaved?: ReactNode
  /** Skeleton while it loads; default: a form. */
  readonly skeleton?: ReactNode
  readonly children: () => ReactNode
}

const always = () => true

/**
 * Loads what a form edits, as it is now: a stale version would be refused only after everything was typed. Without
 * network the form begins with the stored copy. It also begins only once it is known what waits on this phone: after a
 * cold start it would begin with what a waiting entry replaces.
 */
export const EditFrame = observer(function EditFrame(props: EditFrameProps) {
  const { title, open, load, may = always, denied, otherwise, unsent, unsaved, children } = props
  const { skeleton = <SkeletonForm /> } = props
  const core = useCoreTexts()
  const { outbox } = useCore()
  /** Whether the user may save, once everything is loaded; what is loaded later must not take the form away. */
  const [allowed, setAllowed] = useState<boolean>()
  /** As it was opened: a save that the form sends itself does not take its place. */
  const [wasUnsent, setWasUnsent] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ load, may, unsent })
  // What a form needs may follow from what was loaded first.
  latest.current = { load, may, unsent }
  /** What was loaded for the form on screen. */
  const begun = useRef<{ readonly open: EditFrameProps['open']; readonly attempt: number }>(undefined)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => {
    let isLeft = false
    const release = open.hold()
    // Effects run again when a chooser over the page is closed: the form stays as the user left it.
    if (begun.current?.open === open && begun.current.attempt === attempt) return release
    setAllowed(undefined)
    // A device that cannot be read has nothing that waits.
    const waits = outbox.load().catch(() => undefined)
    void Promise.all([waits, ...latest.current.load.map((part) => part.load())]).then(() => {
      if (isLeft) return
      begun.current = { open, attempt }
      setWasUnsent(latest.current.unsent?.is() === true)
      setAllowed(latest.current.may())
    })
    return () => {
      isLeft = true
      release()
    }
  }, [open, outbox, attempt])
  const isSent = wasUnsent && unsent?.is() !== true
  // Loaded before, the record is older than what was sent since.
  useEffect(() => {
    if (isSent) retry()
  }, [isSent, retry])
  if (allowed === undefined || isSent) return <Waiting title={title} skeleton={skeleton} />
  if (wasUnsent) return <Unsent title={title} what={unsent?.title} top={unsent?.top} />
  const refusal = open.state === 'denied' || open.state === 'not-found' ? open.state : undefined
  const missing = load.find(({ value }) => value === undefined)
  if (!refusal && missing) return <Failed title={title} error={missing.error} onRetry={retry} />
  if (!refusal && allowed) return children()
  if (!refusal && otherwise) return otherwise(unsaved)
  return (
    <RefusedPage
      title={title}
      kind={refusal ?? 'denied'}
      texts={open.texts}
      denied={denied ?? { title: core('state.deniedTitle'), text: core('state.deniedText') }}
    >
      {unsaved}
    </RefusedPage>
  )
})

function Waiting({ title, skeleton }: { readonly title: string; readonly skeleton: ReactNode }) {
  usePageState('loading')
  return (
    <PageFrame title={title} nav={{ back: 'close' }}>
      {skeleton}
    </PageFrame>
  )
}

interface UnsentProps {
  readonly title: string
  readonly what: string | undefined
  readonly top: ReactNode
}

function Unsent({ title, what, top }: UnsentProps) {
  const t = useFormTexts()
  const page = usePageNavigation()
  usePageState('ready')
  return (
    <PageFrame title={title} nav={{ back: 'close' }}>
      {top}
      <StateView
        kind="offline"
        title={what ?? t('forms.unsent.title')}
        text={t('forms.unsent.text')}
        action={{ label: t('forms.unsent.show'), onPress: () => page.open(outboxRoute) }}
      />
    </PageFrame>
  )
}

interface FailedProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

function Failed({ title, error, onRetry }: FailedProps) {
  const core = useCoreTexts()
  const page = usePageNavigation()
  usePageState('error')
  const offline = isOffline(error)
  return (
    <PageFrame title={title} nav={{ back: 'close' }}>
      <StateView
        kind={offline ? 'offline' : 'failed'}
        title={core(offline ? 'list.offline' : 'state.failedTitle')}
        text={errorText(error, core)}
        action={{ label: core('boundary.retry'), onPress: onRetry, isRetry: true }}
        alternative={{ label: core('back'), onPress: page.back }}
      />
    </PageFrame>
  )
}
