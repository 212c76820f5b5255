import { type ReactNode, useState } from 'react'
import { callContact, type MadeCall, placeCall } from '#kit/calls'
import { type Position, useCore, useStore } from '#platform/core'
import { type DueItem, keyOf, stepOf, workbenchStore } from '../../stores/WorkbenchStore'
import { DayRow } from './DayRow'
import { logOf } from './logOf'
import { NoteSheet } from './NoteSheet'

interface Noted {
  readonly item: DueItem
  readonly call?: MadeCall
}

export interface DayActions {
  readonly row: (item: DueItem, isNext?: boolean) => ReactNode
  /** The sheet for the sentence that settles an item, rendered at the end of the page. */
  readonly sheet: ReactNode
}

/** Rows of due items with what their buttons do: after a call, a sheet asks what came of it. Call it in an observer. */
export function useDayActions(position: Position | undefined): DayActions {
  const core = useCore()
  const workbench = useStore(workbenchStore)
  const [noted, setNoted] = useState<Noted>()
  // After a refusal the next try is about the item as it is now.
  const notedNow = noted && workbench.items.find((each) => stepOf(each) === stepOf(noted.item))
  const call = async (item: DueItem) => {
    const { contact, can, main } = item
    if (contact?.phone === undefined) return
    const who = { ...contact, phone: contact.phone }
    const log = logOf(item)
    if (!can?.includes('note')) return callContact(core, who, main?.to === undefined ? undefined : log)
    const made = await placeCall(core, who, log)
    if (made && made.seconds !== 0) setNoted({ item, call: made })
  }
  return {
    row: (item, isNext = false) => (
      <DayRow
        key={keyOf(item)}
        item={item}
        isNext={isNext}
        position={position}
        onNote={(each) => setNoted({ item: each })}
        onCall={(each) => void call(each)}
      />
    ),
    sheet: noted ? (
      <NoteSheet
        key={keyOf(noted.item)}
        item={notedNow ?? noted.item}
        call={noted.call}
        // A late answer must not close the sheet that was opened since.
        onClose={() => setNoted((now) => (now === noted ? undefined : now))}
      />
    ) : null,
  }
}
