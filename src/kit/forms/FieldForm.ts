import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Path,
  type SetValueConfig,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import type { FormFields } from '#base/fields'

/**
 * What inputs need of their form: a page with a draft (`useDraftForm`) and a sheet without one offer the same. A form
 * with more fields is also a form of these.
 */
export interface FieldForm<V extends FieldValues> {
  /** Of react-hook-form, without the types of its values: names are checked where inputs take them. */
  readonly control: Control
  readonly fields: FormFields<V, unknown>
  values(): V
  /** Changes several fields. */
  set(values: Partial<V>, options?: SetValueConfig): void
}

/** The part of a form that inputs need. */
export function fieldForm<V extends FieldValues, Out>(
  methods: UseFormReturn<V, unknown, Out>,
  fields: FormFields<V, unknown>,
): FieldForm<V> {
  return {
    // Its type fits only forms with exactly the same fields.
    control: methods.control as unknown as Control,
    fields,
    values: () => methods.getValues(),
    set: (values, options) => {
      for (const [name, value] of Object.entries(values)) methods.setValue(name as Path<V>, value, options)
    },
  }
}

/** The value of a field as it is entered. */
export function useFieldValue<V extends FieldValues, N extends FieldPath<V>>(
  form: FieldForm<V>,
  name: N,
): FieldPathValue<V, N> {
  const path: string = name
  return useWatch({ control: form.control, name: path })
}
