import type { ReactNode } from 'react'
import { Card } from '#ui/components'

/** A part of a detail, usually a card or several. */
export interface Part {
  readonly key: string
  /** Title of the card that the body is put into; without it the body brings its own cards. */
  readonly title?: string | undefined
  /** Adds the padding of running text and photos to the card of the title; facts, courses and rows have their own. */
  readonly pad?: boolean | undefined
  readonly body: ReactNode
}

/** An entry that a condition may leave out: `isOpen && { … }`. */
export type Some<T> = T | false | null | undefined

/** The entries without falsy ones. */
export function present<T extends object>(entries: readonly Some<T>[]): readonly T[] {
  return entries.filter((entry): entry is T => Boolean(entry))
}

/** The body of a part, in a card if the part has a title. */
export function PartBody({ title, pad, body }: Omit<Part, 'key'>) {
  return title === undefined ? (
    body
  ) : (
    <Card title={title} pad={pad}>
      {body}
    </Card>
  )
}
