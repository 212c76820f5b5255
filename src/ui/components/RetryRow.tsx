import { InlineError } from './InlineError'

export interface RetryRowProps {
  readonly text: string
  readonly onRetry: () => unknown
}

/** Error row with retry, at the end of a list whose next page failed. */
export function RetryRow({ text, onRetry }: RetryRowProps) {
  return (
    <div className="retryrow">
      <InlineError text={text} onRetry={onRetry} />
    </div>
  )
}
