import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import { fieldIds } from './fieldIds'
import './Field.css'

export interface FieldProps {
  label: string
  /** Id of the control within; the control takes `describedBy(id, …)` too. */
  id: string
  required?: boolean | undefined
  /** Right of the label, in small. */
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** Label above, control, and beneath it what is wrong with it, in words and with an icon. */
export function Field({ label, id, required, hint, error, children }: FieldProps) {
  return (
    <div className={error ? 'field field--error' : 'field'}>
      <div className="field__head">
        <label id={fieldIds.label(id)} htmlFor={id}>
          {label}
        </label>
        {required ? (
          <span className="field__required" aria-hidden="true">
            *
          </span>
        ) : null}
        {hint ? (
          <span id={fieldIds.hint(id)} className="field__hint">
            {hint}
          </span>
        ) : null}
      </div>
      {children}
      {error ? (
        <div id={fieldIds.error(id)} className="field__error" role="alert">
          <WarningCircle aria-hidden="true" weight="fill" />
          {error}
        </div>
      ) : null}
    </div>
  )
}
