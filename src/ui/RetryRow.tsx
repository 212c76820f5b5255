import { InlineError } from './InlineError'

export interface RetryRowProps {
  readonly text: string
  readonly onRetry: () => unknown
}

/** The last row of a list whose next page did not load. */
export function RetryRow({ text, onRetry }: RetryRowProps) {
  return (
    <div className="retryrow">
      <InlineError text={text} onRetry={onRetry} />
    </div>
  )
}
