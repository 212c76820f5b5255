import type { ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { type InputProps, useInput } from '#kit/forms'
import { Button, ChoiceField } from '#ui/components'
import { useChooserTexts } from './texts'

/** What a field shows of its choice. */
export interface Shown {
  readonly name: string
  readonly note?: string | undefined
  readonly icon?: ReactNode
}

interface ChosenFieldProps<V extends FieldValues, N> extends InputProps<V, N> {
  readonly placeholder?: string | undefined
  /** Undefined while nothing is chosen. */
  readonly shown: Shown | undefined
  readonly onOpen: () => void
  readonly onClear: () => void
}

/** A field of a form that shows what was chosen, opens where it is chosen, and can be emptied unless it is required. */
export function ChosenField<V extends FieldValues, N extends FieldPathByValue<V, unknown>>(
  props: ChosenFieldProps<V, N>,
) {
  const { name, hint, placeholder, disabled, shown, onOpen, onClear } = props
  const { label, required, error } = useInput(props)
  return (
    <ChoiceField
      name={name}
      label={label}
      required={required}
      hint={hint}
      error={error}
      placeholder={placeholder}
      icon={shown?.icon}
      value={shown?.name}
      note={shown?.note}
      disabled={disabled}
      onPress={onOpen}
      quick={shown === undefined || required || disabled ? null : <ClearButton label={label} onPress={onClear} />}
    />
  )
}

function ClearButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  const t = useChooserTexts()
  return (
    <Button variant="plain" size="small" onPress={onPress}>
      {t('choosers.clear')}
      <span className="visually-hidden"> {label}</span>
    </Button>
  )
}
