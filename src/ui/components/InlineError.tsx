import WarningCircle from '@phosphor-icons/core/regular/warning-circle.svg'
import { useCoreTexts } from '#platform/i18n'
import { Button } from './Button'
import { Icon } from './Icon'
import './InlineError.css'

export interface InlineErrorProps {
  readonly text: string
  readonly onRetry?: (() => unknown) | undefined
}

/** Error message in place of a part of a screen that failed, with an optional retry button. */
export function InlineError({ text, onRetry }: InlineErrorProps) {
  const t = useCoreTexts()
  return (
    <div className="inlineerror" role="alert">
      <Icon svg={WarningCircle} />
      <span className="inlineerror__text">{text}</span>
      {onRetry ? (
        <Button variant="soft" size="small" onPress={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  )
}

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
