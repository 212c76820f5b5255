import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { InlineError } from '#ui/components'
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
