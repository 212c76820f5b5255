import * as v from 'valibot'
import type { FormFields } from '#base/fields'

/**
 * The schema of a stored draft: types only, no limits, because a draft may be incomplete. A value that does not fit (a
 * draft of another build) falls back to the default of its field; a row that does not fit is dropped. A draft that
 * shares no field with the form is refused.
 */
export function draftShape<V extends object>(
  { table }: FormFields<V, unknown>,
  defaults: V,
): v.GenericSchema<unknown, V> {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((stored) => Object.keys(table).some((name) => name in stored), 'no field of this form'),
    v.transform((stored): V => {
      const fitting = Object.entries(table).flatMap(([name, { draft }]) => {
        const read = v.safeParse(draft, stored[name])
        return read.success && read.output !== undefined ? [[name, read.output] as const] : []
      })
      return { ...defaults, ...Object.fromEntries(fitting) }
    }),
  )
}
