import type { ReactNode } from 'react'

/** A part of a detail, usually a card or several. */
export interface Part {
  readonly key: string
  readonly body: ReactNode
}

/** An entry that a condition may leave out: `isOpen && { … }`. */
export type Some<T> = T | false | null | undefined

/** The entries that are there. */
export function present<T extends object>(entries: readonly Some<T>[]): readonly T[] {
  return entries.filter((entry): entry is T => Boolean(entry))
}
