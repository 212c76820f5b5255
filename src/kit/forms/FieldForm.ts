import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type * as v from 'valibot'

/** What a bound input needs of its form: a page with a draft (`useDraftForm`) and a sheet without one offer the same. */
export interface FieldForm<V extends FieldValues, Out = unknown> {
  readonly methods: UseFormReturn<V, unknown, Out>
  /** Content that can be sent. Inputs read required marks and limits from it. */
  readonly schema: v.GenericSchema<V, Out>
}
