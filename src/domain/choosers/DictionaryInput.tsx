import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { type DictionaryName, type Directory, type TreeItem, useDictionary } from '#domain/directory'
import { type InputProps, useInput } from '#kit/forms'
import { Sheet } from '#ui/components'
import { ChosenField } from './ChosenField'
import { Loaded } from './Loaded'
import { TreeField } from './TreeField'

export interface DictionaryInputProps<V extends FieldValues, N> extends InputProps<V, N> {
  readonly type: DictionaryName
  readonly placeholder?: string | undefined
  /** A group cannot be chosen. */
  readonly leavesOnly?: boolean
}

/** The code of a dictionary's entry in a form; without `leavesOnly` a group can be chosen as well as what is in it. */
export const DictionaryInput = observer(function DictionaryInput<
  V extends FieldValues,
  N extends FieldPathByValue<V, string | undefined>,
>({ type, ...props }: DictionaryInputProps<V, N>) {
  return <DirectoryInput {...props} items={useDictionary(type)} />
})

interface DirectoryInputProps<V extends FieldValues, N> extends Omit<DictionaryInputProps<V, N>, 'type'> {
  readonly items: Directory<TreeItem>
}

/** The code of an entry of a directory, chosen in a sheet. */
const DirectoryInput = observer(function DirectoryInput<
  V extends FieldValues,
  N extends FieldPathByValue<V, string | undefined>,
>(props: DirectoryInputProps<V, N>) {
  const { items, leavesOnly, ...input } = props
  const { label, value: code, onChange } = useInput(input)
  const [open, setOpen] = useState(false)
  const value = typeof code === 'string' ? code : ''
  return (
    <>
      <ChosenField
        {...input}
        shown={value === '' ? undefined : { name: items.name(value) }}
        onOpen={() => setOpen(true)}
        onClear={() => onChange('')}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <Loaded items={items} small>
          {(all) => (
            <TreeField
              label={label}
              items={all as readonly TreeItem[]}
              chosen={value === '' ? [] : [value]}
              onChange={([next = '']) => {
                onChange(next)
                setOpen(false)
              }}
              most={1}
              leavesOnly={leavesOnly}
            />
          )}
        </Loaded>
      </Sheet>
    </>
  )
})
