import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './Button'
import { loadArts, loadedArts } from './loadArts'
import type { StateKind } from './stateArt'
import './StateView.css'
import { useReconnect } from '#platform/core'
import { useCoreTexts } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'

interface Action {
  readonly label: string
  readonly onPress: () => unknown
  /** Loads what failed: where there was no network, it is also run when the network returns. */
  readonly isRetry?: true
}

export interface StateViewProps {
  readonly kind: StateKind
  readonly title: string
  /** One sentence, or several below each other. */
  readonly text?: string | readonly string[] | undefined
  /** Main action, as a button. */
  readonly action?: Action | undefined
  readonly alternative?: Action | undefined
}

/**
 * The illustration of a state, loaded with the first state: most pages show none, and each says in words what it is.
 */
function useArt(kind: StateKind): ReactNode {
  const [known, setKnown] = useState(loadedArts)
  useEffect(() => {
    if (loadedArts()) return
    let isLeft = false
    // Decoration: without network its place stays empty.
    loadArts().then(
      (arts) => !isLeft && setKnown(arts),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [])
  return known?.[kind]
}

/** A full-page state (empty, offline, denied, not found, failed) with illustration, reason and actions. */
export function StateView({ kind, title, text = [], action, alternative }: StateViewProps) {
  useReconnect(kind === 'offline' && action?.isRetry ? action.onPress : undefined)
  const art = useArt(kind)
  const sentences = typeof text === 'string' ? [text] : text
  return (
    <section className="state" role={kind === 'failed' || kind === 'offline' ? 'alert' : undefined}>
      <svg className="state__art" viewBox="0 0 200 148" fill="none" aria-hidden="true" focusable="false">
        {art}
      </svg>
      <h2 className="state__title">{title}</h2>
      {sentences.filter(Boolean).map((sentence) => (
        <p key={sentence} className="state__text">
          {sentence}
        </p>
      ))}
      {action ? (
        <div className="state__act">
          <Button variant="brand" onPress={action.onPress}>
            {action.label}
          </Button>
        </div>
      ) : null}
      {alternative ? (
        <button type="button" className="state__alt" onClick={() => void alternative.onPress()}>
          {alternative.label}
        </button>
      ) : null}
    </section>
  )
}

/** In place of content that the user may not see, or that is gone, with the way back. */
export function RefusedView({ kind }: { readonly kind: 'denied' | 'not-found' }) {
  const t = useCoreTexts()
  const { back } = usePageNavigation()
  const isGone = kind === 'not-found'
  return (
    <StateView
      kind={kind}
      title={t(isGone ? 'state.notFoundTitle' : 'state.deniedTitle')}
      text={t(isGone ? 'state.notFoundText' : 'state.deniedText')}
      action={{ label: t('back'), onPress: back }}
    />
  )
}
