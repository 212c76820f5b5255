import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { type ReactNode, useState } from 'react'
import { useCoreTexts } from '#src/i18n'
import { classes } from './classes'
import { Field, type FieldProps } from './Field'
import { type Option, OptionList } from './OptionList'
import { Sheet } from './Sheet'

interface Common extends FieldProps {
  readonly placeholder?: string | undefined
  /** In front: an icon or an avatar. */
  readonly icon?: ReactNode
  /** Quick answers under the field. */
  readonly quick?: ReactNode
  readonly disabled?: boolean | undefined
}

/** The choice stands in a sheet of the field's own (`options`), or the caller opens a page or a sheet (`onPress`). */
export type ChoiceFieldProps<V extends string = string> = Common &
  (
    | {
        readonly options: readonly Option<V>[]
        readonly value: V | undefined
        readonly onChange: (value: V) => void
        /** The sheet was closed, with or without a choice. */
        readonly onBlur?: (() => void) | undefined
      }
    | {
        readonly options?: undefined
        /** What was chosen, as text; undefined shows the placeholder. */
        readonly value: string | undefined
        /** More about it, in grey. */
        readonly note?: string | undefined
        readonly onPress: () => void
      }
  )

/** A field whose value is chosen elsewhere. */
export function ChoiceField<V extends string = string>(props: ChoiceFieldProps<V>) {
  const t = useCoreTexts()
  const [open, setOpen] = useState(false)
  const { label, required, hint, error, placeholder = t('choose'), icon, quick, disabled } = props
  const chosen = props.options?.find((option) => option.value === props.value)
  const shown = props.options ? chosen?.label : props.value
  const note = props.options ? undefined : props.note
  const close = () => {
    setOpen(false)
    if (props.options) props.onBlur?.()
  }
  return (
    <>
      <Field label={label} required={required} hint={hint} error={error} below={quick}>
        {({ id, 'aria-describedby': described }) => (
          <button
            type="button"
            id={id}
            className={classes('field__box', disabled && 'field__box--off')}
            aria-describedby={described}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={props.options ? () => setOpen(true) : props.onPress}
          >
            {icon}
            <span id={`${id}-value`} className={classes('field__value', !shown && 'field__value--none')}>
              {shown ?? placeholder}
              {shown && note ? <small>{note}</small> : null}
            </span>
            <CaretRight className="field__go" aria-hidden="true" />
          </button>
        )}
      </Field>
      {props.options ? (
        <Sheet open={open} onClose={close} title={label}>
          <OptionList
            label={label}
            options={props.options}
            value={props.value}
            onChange={props.onChange}
            onPicked={close}
          />
        </Sheet>
      ) : null}
    </>
  )
}
