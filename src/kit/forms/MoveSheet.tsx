import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { FormFields } from '#base/fields'
import { whenIdle } from '#base/loading'
import type { Move, Versioned } from '#kit/records'
import type { FieldForm } from './FieldForm'

/** What every sheet of a move has. */
export interface MoveSheetFrame<D extends Versioned> {
  readonly record: D
  readonly onClose: () => void
  readonly title: string
  /** One sentence below the title: the consequences. */
  readonly text?: string | undefined
  /** Label of the button that runs the move; it names the result. */
  readonly confirm: string
  /** Label of the button that leaves; default 'Cancel'. */
  readonly cancel?: string | undefined
  readonly tone?: 'main' | 'risk' | undefined
}

export interface MoveSheetProps<D extends Versioned, Input, V extends FieldValues> extends MoveSheetFrame<D> {
  readonly move: Move<D, Input>
  readonly defaults: V
  /** The fields; messages are text keys of the area. */
  readonly fields: FormFields<V, Input>
  /** Field in a refusal (4000) → field of the form, where the names differ. */
  readonly refused?: Readonly<Record<string, Path<V>>> | undefined
  readonly children: (form: FieldForm<V>) => ReactNode
}

export interface ReasonSheetProps<D extends Versioned> extends MoveSheetFrame<D> {
  readonly move: Move<D, { readonly reason: string }>
  /** Characters; default 5 to 200. `least` 0: it is optional. */
  readonly least?: number | undefined
  readonly most?: number | undefined
  /** Default 'Reason'. */
  readonly label?: string | undefined
  readonly placeholder?: string | undefined
}

/** A form with a comment. */
export interface Commented {
  readonly comment: string
}

export interface CommentSheetProps<D extends Versioned, Input, V extends Commented>
  extends Omit<MoveSheetProps<D, Input, V>, 'children'> {
  /** Further fields, above the comment. */
  readonly more?: ((form: FieldForm<V>) => ReactNode) | undefined
}

interface Forms {
  readonly MoveForm: typeof MoveSheet
  readonly ReasonForm: typeof ReasonSheet
  readonly CommentForm: typeof CommentSheet
}

let loaded: Forms | undefined

async function load(): Promise<Forms> {
  loaded = await import(/* webpackChunkName: "move-sheets" */ './moveSheets')
  return loaded
}

/** Loads the code of sheets in idle time; called by pages that may open one. */
export function preloadMoveSheets(): void {
  whenIdle()
    .then(load)
    // Only a preload: opening a sheet retries.
    .catch(() => undefined)
}

function useForms(): Forms {
  // Chosen once, so that an open sheet does not remount when its code arrives; anew for the next sheet, because React
  // remembers a failed load.
  const [forms] = useState<Forms>(
    () =>
      loaded ?? {
        MoveForm: later(({ MoveForm }) => MoveForm),
        ReasonForm: later(({ ReasonForm }) => ReasonForm),
        CommentForm: later(({ CommentForm }) => CommentForm),
      },
  )
  return forms
}

/** A component of the chunk, typed as it is: `lazy` alone loses its type parameters. */
function later<C>(pick: (forms: Forms) => C): C {
  return lazy(async () => ({ default: pick(await load()) as ComponentType })) as C
}

/**
 * A sheet with a small form for a move: messages and the server's field errors at the fields, other refusals and
 * conflicts in the sheet, where the input stays; one submit at a time; closing with input requires confirmation. Its
 * code, with that of forms, is loaded when idle: an area whose fields are bound inputs loads its own sheet with `lazy`
 * too.
 */
export function MoveSheet<D extends Versioned, Input, V extends FieldValues>(props: MoveSheetProps<D, Input, V>) {
  const { MoveForm } = useForms()
  return (
    <Suspense fallback={null}>
      <MoveForm {...props} />
    </Suspense>
  )
}

/** A `MoveSheet` with a field for the reason. */
export function ReasonSheet<D extends Versioned>(props: ReasonSheetProps<D>) {
  const { ReasonForm } = useForms()
  return (
    <Suspense fallback={null}>
      <ReasonForm {...props} />
    </Suspense>
  )
}

/** A `MoveSheet` with the comment of a decision, for `useDecision`. */
export function CommentSheet<D extends Versioned, Input, V extends Commented>(props: CommentSheetProps<D, Input, V>) {
  const { CommentForm } = useForms()
  return (
    <Suspense fallback={null}>
      <CommentForm {...props} />
    </Suspense>
  )
}
