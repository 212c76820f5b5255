import { InlineError } from './InlineError'

/** End of a list whose next page failed: the rows stay, one tap tries again. */
export function RetryRow({ text, onRetry }: { text: string; onRetry: () => void }) {
  return <InlineError text={text} onRetry={onRetry} />
}
