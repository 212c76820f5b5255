import { type ReactNode, useState } from 'react'
import { ActionMenu } from '#ui/components'
import { useHostActions } from './useHostActions'

/** Somebody who can be called. */
export interface Callable {
  readonly name: string
  readonly phone: string
  /** What they do, shown before the number. */
  readonly note?: string | undefined
}

export interface Calling {
  /** Calls a single number at once, opens a menu of several; undefined where there is nobody to call. */
  readonly start: (() => void) | undefined
  /** The menu, rendered at the end of the page. */
  readonly menu: ReactNode
}

/** Calls somebody of a record. `title`: 'Call whom?'; `call` by default calls through the host. */
export function useCalling(title: string, people: readonly Callable[], call?: (phone: string) => unknown): Calling {
  const host = useHostActions()
  const start = call ?? host.call
  const [isAsking, setAsking] = useState(false)
  const [first] = people
  return {
    start: first && (() => (people.length > 1 ? setAsking(true) : void start(first.phone))),
    menu: (
      <ActionMenu
        open={isAsking}
        title={title}
        actions={people.map(({ name, phone, note }) => ({
          label: name,
          note: [note, phone].filter(Boolean).join(' · '),
          onPress: () => void start(phone),
        }))}
        onClose={() => setAsking(false)}
      />
    ),
  }
}
