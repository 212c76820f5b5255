import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useId } from 'react'
import { useLanguage } from '#src/i18n'
import { useTexts } from '#src/plugin'
import type { DiscardReasonEntry } from '../../api'
import type { DiscardKind } from '../../rules/vocabulary'

interface ReasonChoicesProps {
  readonly entries: readonly DiscardReasonEntry[]
  readonly value: DiscardKind | undefined
  readonly error: string | undefined
  readonly onChange: (kind: DiscardKind) => void
}

/** The reasons as one group of choices; native radios, so that arrow keys and screen readers work. */
export function ReasonChoices({ entries, value, error, onChange }: ReasonChoicesProps) {
  const t = useTexts()
  const name = useId()
  const language = useLanguage()
  return (
    <fieldset className="lead-reasons">
      <legend className="visually-hidden">{t('move.reasonLabel')}</legend>
      {entries.map(({ kind, name: words, nameEn }) => (
        <label key={kind} className="lead-reasons__row">
          <span>{t(`move.reason.${kind}`, { defaultValue: language === 'en' ? (nameEn ?? words) : words })}</span>
          <input
            type="radio"
            name={name}
            aria-invalid={error ? true : undefined}
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
          <span className="lead-reasons__mark" aria-hidden="true">
            <Check weight="bold" />
          </span>
        </label>
      ))}
      {error && (
        <p className="lead-reasons__error" role="alert">
          <WarningCircle weight="fill" aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
