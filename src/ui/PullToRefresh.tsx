import type { ReactNode } from 'react'
import { PullRefresh } from 'react-vant'
import { useCoreTexts } from '#src/i18n'

interface PullToRefreshProps {
  readonly onRefresh: () => Promise<void>
  readonly children: ReactNode
}

/** Pulling the page down at its top loads it anew. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const t = useCoreTexts()
  return (
    <PullRefresh
      onRefresh={onRefresh}
      pullingText={t('pull')}
      loosingText={t('pullLoose')}
      loadingText={t('pullLoading')}
      successText={t('pullDone')}
    >
      {children}
    </PullRefresh>
  )
}
