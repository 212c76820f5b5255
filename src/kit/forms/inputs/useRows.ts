import { useRef, useState } from 'react'
import {
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  get,
  useFieldArray,
  useFormState,
  useWatch,
} from 'react-hook-form'
import { useCoreTexts } from '#platform/i18n'
import { snapshotOf } from '#platform/outbox'
import type { FieldForm } from '../FieldForm'
import { useFormTexts } from '../texts'
import { useUndoToast } from '../useUndoToast'

interface RowsOptions<V extends FieldValues, N extends FieldArrayPath<V>> {
  readonly form: FieldForm<V>
  readonly name: N
  readonly most: number
  readonly blank: () => FieldArray<V, N>
  /** Name of a row, for the notice of its deletion. */
  readonly titleOf: (row: FieldArray<V, N>, index: number) => string
}

/** The rows of a form's field: their values and errors, which one is open, and every change of them. */
export function useRows<V extends FieldValues, N extends FieldArrayPath<V>>(options: RowsOptions<V, N>) {
  const { form, name, most, blank, titleOf } = options
  const { control } = form
  const t = useFormTexts()
  const undo = useCoreTexts()('undo')
  // Rows of areas have an `id` of their own.
  const { fields, ...rows } = useFieldArray({ control, name, keyName: 'rowKey' })
  const values = useWatch({ control, name: name as never }) as readonly FieldArray<V, N>[] | undefined
  const { errors } = useFormState({ control })
  const [open, setOpen] = useState<number>()
  /** A row that was just added, unchanged. */
  const fresh = useRef<string>(undefined)
  const undoToast = useUndoToast()

  const count = fields.length
  const rowAt = (index: number) => values?.[index] ?? blank()
  const insert = (index: number, row: FieldArray<V, N>) => rows.insert(index, row, { shouldFocus: false })

  return {
    open,
    isFull: count >= most,
    rows: fields.map(({ rowKey }, index) => ({
      key: rowKey,
      row: rowAt(index),
      errors: messagesOf(get(errors, `${name}.${index}`)),
    })),
    /** Errors of the rows as a whole: too few, too many. */
    error: messageOf(get(errors, `${name}.root`)) ?? messageOf(get(errors, name)),
    show: setOpen,
    add: () => {
      const row = blank()
      fresh.current = snapshotOf(row)
      insert(count, row)
      setOpen(count)
    },
    addAll: (added: readonly FieldArray<V, N>[]) =>
      rows.append(added.slice(0, Math.max(0, most - count)) as FieldArray<V, N>[], { shouldFocus: false }),
    /** Closes the row; one that was added and left empty is dropped. */
    close: () => {
      if (open !== undefined && fresh.current === snapshotOf(rowAt(open))) rows.remove(open)
      fresh.current = undefined
      setOpen(undefined)
    },
    /** A copy has only what a new row has: not the id that the server gave. */
    copy: (index: number) => {
      const row = rowAt(index) as Readonly<Record<string, unknown>>
      const names = Object.keys(blank() as object)
      insert(index + 1, Object.fromEntries(names.map((name) => [name, row[name]])) as FieldArray<V, N>)
      setOpen(index + 1)
    },
    move: (index: number, to: number) => {
      rows.move(index, to)
      setOpen(to)
    },
    remove: (index: number) => {
      const row = rowAt(index)
      fresh.current = undefined
      setOpen(undefined)
      rows.remove(index)
      const putBack = () => {
        const now = (get(form.values(), name) as readonly unknown[] | undefined)?.length ?? 0
        if (now < most) insert(Math.min(index, now), row)
      }
      undoToast(t('forms.rows.deleted', { name: titleOf(row, index) }), undo, putBack)
    },
  }
}

const messageOf = (error: unknown): string | undefined => {
  const message = (error as { message?: unknown } | undefined)?.message
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** Messages of all fields of a row, nested ones included, in the order of the fields. */
function messagesOf(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null) return []
  const own = messageOf(error)
  if (own !== undefined) return [own]
  return Object.entries(error).flatMap(([name, inner]) => (name === 'ref' ? [] : messagesOf(inner)))
}
