import WarningCircleFill from '@phosphor-icons/core/fill/warning-circle-fill.svg'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon'
import './Field.css'

export interface FieldProps {
  readonly label: string
  readonly required?: boolean | undefined
  /** Small text at the right of the label. */
  readonly hint?: string | undefined
  /** Error text; undefined while the field is valid. */
  readonly error?: string | undefined
  /** Its name in a form, as `data-field`: an address can navigate to it (`EditForm`). */
  readonly name?: string | undefined
}

/** Props for the control of a field: its id and ARIA attributes. */
export type ControlProps = { readonly id: string } & ReturnType<typeof controlAria>

interface FieldFrameProps extends FieldProps {
  /**
   * A function that renders the control with its id and ARIA attributes; or several controls, which become a labelled
   * group.
   */
  readonly children: ((control: ControlProps) => ReactNode) | ReactNode
  /** Content below the control and its error, e.g. quick choices. */
  readonly below?: ReactNode
}

/** A form field: label, control, and the error with an icon below. */
export function Field({ label, required, hint, error, name, children, below }: FieldFrameProps) {
  const id = useId()
  const className = error ? 'field field--error' : 'field'
  const aria = controlAria(id, { hint, error, required })
  const single = typeof children === 'function'
  const parts = (
    <>
      <div className="field__head">
        {single ? (
          <label id={fieldIds.label(id)} htmlFor={id}>
            {label}
          </label>
        ) : (
          <span id={fieldIds.label(id)}>{label}</span>
        )}
        {required ? (
          <span className="field__mark" aria-hidden="true">
            *
          </span>
        ) : null}
        {hint ? (
          <span id={fieldIds.hint(id)} className="field__hint">
            {hint}
          </span>
        ) : null}
      </div>
      {single ? children({ id, ...aria }) : children}
      {error ? (
        <p id={fieldIds.error(id)} className="field__error" role="alert">
          <Icon svg={WarningCircleFill} />
          {error}
        </p>
      ) : null}
      {below}
    </>
  )
  if (single)
    return (
      <div className={className} data-field={name}>
        {parts}
      </div>
    )
  return (
    <fieldset
      className={className}
      data-field={name}
      aria-labelledby={fieldIds.label(id)}
      aria-describedby={aria['aria-describedby']}
    >
      {parts}
    </fieldset>
  )
}

/** Ids of the parts of a field, derived from the id of its control. */
export const fieldIds = {
  label: (id: string) => `${id}-label`,
  hint: (id: string) => `${id}-hint`,
  error: (id: string) => `${id}-error`,
}

interface FieldState {
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly required?: boolean | undefined
}

/** ARIA attributes of the control with this id, matching the `Field` around it; the error is described first. */
export function controlAria(id: string, { hint, error, required }: FieldState) {
  const ids = [error ? fieldIds.error(id) : '', hint ? fieldIds.hint(id) : ''].filter(Boolean).join(' ')
  return {
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids || undefined,
  } as const
}
