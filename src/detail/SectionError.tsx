import { errorText } from '#src/http'
import { useCoreTexts } from '#src/i18n'
import { InlineError } from '#src/ui'
import { useDetailTexts } from './texts'

export interface SectionErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Says that a part of a record did not load, beside what did. `SectionCard` shows it by itself. */
export function SectionError({ error, onRetry }: SectionErrorProps) {
  const t = useDetailTexts()
  const core = useCoreTexts()
  return <InlineError text={t('record.sectionFailed', { reason: errorText(error, core) })} onRetry={onRetry} />
}
