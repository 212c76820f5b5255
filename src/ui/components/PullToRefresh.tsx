import { type ReactNode, useRef } from 'react'
import { type CoreTextKey, useCoreTexts } from '#platform/i18n'
import { type Pull, usePull } from './usePull'
import './PullToRefresh.css'

export interface PullToRefreshProps {
  /** Reloads; must not reject, so failures have to be handled in it: `false` if it failed. */
  readonly onRefresh: () => Promise<unknown>
  readonly disabled?: boolean | undefined
  readonly children: ReactNode
}

const words: Readonly<Record<Exclude<Pull, 'none'>, CoreTextKey>> = {
  pulling: 'pullDown',
  release: 'pullRelease',
  loading: 'loading',
  done: 'pullDone',
}

/** Pull to refresh. Pages offer another way to reload for mouse and keyboard. */
export function PullToRefresh({ onRefresh, disabled = false, children }: PullToRefreshProps) {
  const t = useCoreTexts()
  const page = useRef<HTMLDivElement>(null)
  const pull = usePull(page, onRefresh, disabled)
  return (
    <div ref={page} className="pull">
      <div className="pull__head" role="status">
        {pull === 'none' ? null : t(words[pull])}
      </div>
      {children}
    </div>
  )
}
