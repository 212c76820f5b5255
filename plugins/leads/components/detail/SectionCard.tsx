import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useCoreTexts } from '#src/i18n'
import { useTexts } from '#src/plugin'
import { Card, errorText, InlineError, SkeletonLines } from '#src/ui'

/** What a part of the page shows of its load; `Section` and `Timeline` are such. */
export interface Loading {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly error: unknown
}

interface SectionCardProps {
  readonly title: string
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  readonly loading: Loading
  readonly onRetry: () => void
  /** Asked only once there is something to show. */
  readonly children: () => ReactNode
}

/** A card that loads and fails on its own, with a second try in place. */
export const SectionCard = observer(function SectionCard({ title, action, loading, onRetry, children }: SectionCardProps) {
  const t = useTexts()
  const core = useCoreTexts()
  return (
    <Card title={title} {...(action ? { action } : {})}>
      {loading.status === 'ready' && children()}
      {loading.status === 'failed' && (
        <InlineError
          text={`${t('detail.failedSection')}. ${errorText(loading.error, core)}`}
          retry={t('detail.retry')}
          onRetry={onRetry}
        />
      )}
      {(loading.status === 'idle' || loading.status === 'loading') && <SkeletonLines count={3} />}
    </Card>
  )
})
