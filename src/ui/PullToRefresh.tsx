import type { ReactNode } from 'react'
import { PullRefresh } from 'react-vant'
import { useCoreTexts } from '#src/i18n'
import './PullToRefresh.css'

export interface PullToRefreshProps {
  /** Never rejects: who loads tells about a failure. */
  readonly onRefresh: () => Promise<unknown>
  readonly disabled?: boolean | undefined
  readonly children: ReactNode
}

/** Pulling the page down from its top loads it anew. Mouse and keyboard reload by the page's own means. */
export function PullToRefresh({ onRefresh, disabled = false, children }: PullToRefreshProps) {
  const t = useCoreTexts()
  return (
    <PullRefresh
      className="pull"
      disabled={disabled}
      onRefresh={onRefresh}
      pullingText={t('pullDown')}
      loosingText={t('pullLetGo')}
      loadingText={t('loading')}
      successText={t('pullDone')}
    >
      {children}
    </PullRefresh>
  )
}
