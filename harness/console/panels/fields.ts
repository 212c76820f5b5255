import type { ConsolePhone } from '../ConsolePhone'
import type { ConsoleStore } from '../ConsoleStore'
import type { TextKey } from '../texts'

/** A value to choose, and its text: a key of the locales, or a figure. */
export type Choice = readonly [value: string, label: TextKey | { readonly text: string }]

interface Labelled {
  readonly label: TextKey
}

/** A control of a panel. `get` reads what the phone has now, `set` changes it. */
export type Field =
  | (Labelled & {
      readonly kind: 'choice'
      readonly choices: (store: ConsoleStore) => readonly Choice[]
      readonly get: (phone: ConsolePhone) => string
      readonly set: (phone: ConsolePhone, value: string, store: ConsoleStore) => void
      /** Too many, or too long, for one line. */
      readonly isList?: true
    })
  | (Labelled & {
      readonly kind: 'text'
      readonly unit?: string
      /** Suggestions. */
      readonly offers?: (store: ConsoleStore) => readonly string[]
      readonly get: (phone: ConsolePhone) => string
      readonly set: (phone: ConsolePhone, value: string, store: ConsoleStore) => void
    })
  | (Labelled & {
      readonly kind: 'switch'
      readonly get: (phone: ConsolePhone) => boolean
      readonly set: (phone: ConsolePhone, value: boolean) => void
    })
  | {
      readonly kind: 'actions'
      readonly actions: readonly {
        readonly label: TextKey
        readonly run: (phone: ConsolePhone, store: ConsoleStore) => void
      }[]
    }

/** A panel of the left column. */
export interface PanelSpec {
  readonly id: string
  readonly title: TextKey
  /** What it does, in one line. */
  readonly help: TextKey
  /** State in short, beside the title. */
  readonly note?: (phone: ConsolePhone, store: ConsoleStore) => string
  readonly fields: readonly Field[]
}

export const choices =
  (...all: readonly Choice[]) =>
  () =>
    all
