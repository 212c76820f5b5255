import { useRef, useState } from 'react'
import { useConfirm } from '#platform/core'
import { currentLanguage, useCoreTexts } from '#platform/i18n'
import { deliverMessage, siblingMessages, useMessage } from '#platform/messages'
import { useBackListener, usePageNavigation, usePageState } from '#platform/navigation'
import { classes, SkeletonDetail } from '#ui/components'
import { useTheme } from '#ui/theme'
import type { FrameMessage } from './frameMessage'
import { useFrame } from './useFrame'
import './EmbeddedFrame.css'

/**
 * No top navigation, so that an embedded page cannot replace the app. `allow-same-origin` refers to its own origin, not
 * ours.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

export interface EmbeddedFrameProps {
  readonly src: string
  readonly origin: string
  readonly title: string
  readonly waiting: boolean
  /** True if the host renders the navigation bar. */
  readonly bare: boolean
  readonly onShown: () => void
  readonly onTitle: (title: string) => void
  /**
   * Sent to the page once it has loaded and on each `ready`, with language and theme; secrets are sent here, never in
   * the address. A page with `init` counts as shown with its first message.
   */
  readonly init?: Readonly<Record<string, unknown>> | undefined
  /** Called when the page has completed its task. */
  readonly onSubmitted?: ((payload: unknown) => void) | undefined
  /** Called when what it got in `init` no longer signs it in. */
  readonly onExpired: () => void
  /** By default closing leaves this page. */
  readonly onClose?: (() => void) | undefined
}

/** The iframe, and the messages exchanged with the page inside. */
export function EmbeddedFrame({ src, origin, title, waiting, bare, init, ...on }: EmbeddedFrameProps) {
  const page = usePageNavigation()
  const t = useCoreTexts()
  const confirm = useConfirm()
  const theme = useTheme()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const close = on.onClose ?? page.leave
  usePageState(waiting ? 'loading' : 'ready')

  const closeAfterConfirm = async (dirty: boolean) => {
    const question = {
      title: t('form.leaveTitle'),
      confirm: t('form.leave'),
      cancel: t('form.stay'),
      tone: 'risk',
    } as const
    if (!dirty || (await confirm(question)) === 'confirm') close()
  }

  const answer = (message: FrameMessage) => {
    on.onShown()
    if (message.type === 'ready') giveInit()
    if (message.type === 'title') on.onTitle(message.payload.text)
    if (message.type === 'resize') setHeight(message.payload.height)
    if (message.type === 'submitted') on.onSubmitted?.(message.payload)
    if (message.type === 'expired') on.onExpired()
    if (message.type === 'close') void closeAfterConfirm(message.payload.dirty)
    if (message.type === 'message') deliverMessage(message.payload)
  }
  const { post, goBackInside } = useFrame(frame, origin, answer)
  const giveInit = () => post('init', { ...init, lang: currentLanguage(), theme })

  useBackListener(() => void goBackInside().then((handled) => (handled ? undefined : page.leave())), !waiting)
  useMessage(siblingMessages.resize, (payload) => {
    setHeight(payload.height)
    return true
  })

  const onLoad = () => {
    giveInit()
    if (!init) on.onShown()
  }

  return (
    <div className={classes('embedded', bare && 'embedded--bare')}>
      {waiting ? (
        <div className="embedded__waiting">
          <SkeletonDetail />
        </div>
      ) : null}
      <iframe
        ref={frame}
        className={classes('embedded__frame', waiting && 'embedded__frame--waiting')}
        style={height === undefined ? undefined : { height }}
        src={src}
        title={title}
        sandbox={SANDBOX}
        referrerPolicy="strict-origin"
        onLoad={onLoad}
      />
    </div>
  )
}
