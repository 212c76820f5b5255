import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useCoreTexts } from '#src/i18n'
import './InlineError.css'

interface InlineErrorProps {
  readonly text: string
  readonly onRetry?: (() => void) | undefined
}

/** A part that failed, with its retry in place; the rest of the page works on. */
export function InlineError({ text, onRetry }: InlineErrorProps) {
  const t = useCoreTexts()
  return (
    <div className="inline-error" role="alert">
      <WarningCircle aria-hidden="true" />
      <span>{text}</span>
      {onRetry ? (
        <button type="button" onClick={onRetry}>
          {t('boundary.retry')}
        </button>
      ) : null}
    </div>
  )
}
