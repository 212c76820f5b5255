import type { ReactNode } from 'react'
import { Card, type CardProps } from './Card'
import { InlineError } from './InlineError'
import { SkeletonLines } from './Skeleton'

/** Loading state of a section. */
export type SectionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'empty'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string; readonly onRetry: () => void }

export interface SectionProps extends CardProps {
  readonly state: SectionState
  /** Skeleton in the shape of the content; default four lines. */
  readonly skeleton?: ReactNode
}

/** A card with its own loading, error and retry state (pages 'Detail screens'). */
export function Section({ state, skeleton, children, ...card }: SectionProps) {
  return <Card {...card}>{contentOf(state, skeleton ?? <SkeletonLines count={4} />, children)}</Card>
}

function contentOf(state: SectionState, skeleton: ReactNode, children: ReactNode): ReactNode {
  switch (state.kind) {
    case 'loading':
      return skeleton
    case 'ready':
      return children
    case 'empty':
      return <p className="section__empty">{state.text}</p>
    case 'failed':
      return <InlineError text={state.text} onRetry={state.onRetry} />
  }
}
