import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import { type ReactNode, useState } from 'react'
import { useCoreTexts } from '#platform/i18n'
import { classes } from './dom'
import { Field, type FieldProps } from './Field'
import { Icon } from './Icon'
import { type Option, OptionList } from './OptionList'
import { Sheet } from './Sheet'

interface Common extends FieldProps {
  readonly placeholder?: string | undefined
  /** Leading icon or avatar. */
  readonly icon?: ReactNode
  /** Quick choices below the field. */
  readonly quick?: ReactNode
  readonly disabled?: boolean | undefined
}

/** Either the field opens a sheet with `options`, or the caller opens a page or sheet in `onPress`. */
export type ChoiceFieldProps<V extends string = string> = Common &
  (
    | {
        readonly options: readonly Option<V>[]
        readonly value: V | undefined
        readonly onChange: (value: V) => void
        /** Called when the sheet closes, with or without a choice. */
        readonly onBlur?: (() => void) | undefined
      }
    | {
        readonly options?: undefined
        /** Text of the selected value; undefined shows the placeholder. */
        readonly value: string | undefined
        /** Additional text in grey. */
        readonly note?: string | undefined
        readonly onPress: () => void
      }
  )

/** A form field whose value is selected in a sheet or on another page. */
export function ChoiceField<V extends string = string>(props: ChoiceFieldProps<V>) {
  const t = useCoreTexts()
  const [open, setOpen] = useState(false)
  const { label, required, hint, error, name, placeholder = t('choose'), quick, disabled } = props
  const chosen = props.options?.find((option) => option.value === props.value)
  const shown = props.options ? chosen?.label : props.value
  const note = props.options ? chosen?.note : props.note
  const icon = chosen?.lead ?? props.icon
  const close = () => {
    setOpen(false)
    if (props.options) props.onBlur?.()
  }
  return (
    <>
      <Field label={label} required={required} hint={hint} error={error} name={name} below={quick}>
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
            <Icon svg={CaretRight} className="field__go" />
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
