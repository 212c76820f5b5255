import { Chip, Chips } from '#src/ui'

interface ChoiceChipsProps<T extends string> {
  readonly label: string
  readonly options: readonly T[]
  readonly nameOf: (option: T) => string
  readonly countOf?: (option: T) => string | undefined
  readonly chosen: readonly T[]
  readonly onChange: (chosen: T[]) => void
  /** At most one option; a second press clears it. */
  readonly single?: boolean
}

/** Options as chips; a press toggles one. */
export function ChoiceChips<T extends string>(props: ChoiceChipsProps<T>) {
  const { label, options, nameOf, countOf, chosen, onChange, single = false } = props
  const press = (option: T) => {
    if (chosen.includes(option)) onChange(chosen.filter((other) => other !== option))
    else onChange(single ? [option] : [...chosen, option])
  }
  return (
    <div className="filter__group">
      <div className="filter__label">{label}</div>
      <Chips label={label} wrap>
        {options.map((option) => (
          <Chip key={option} pressed={chosen.includes(option)} count={countOf?.(option)} onPress={() => press(option)}>
            {nameOf(option)}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
