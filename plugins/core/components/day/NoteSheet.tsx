import type { MadeCall } from '#kit/calls'
import { Sheet, SkeletonLines } from '#ui/components'
import { useTexts } from '../../plugin'
import type { DueItem } from '../../stores/WorkbenchStore'
import { DayPart, partCode } from './DayPart'

const noteForm = partCode(() => import(/* webpackChunkName: "day-note" */ './NoteForm'))

export interface NoteSheetProps {
  readonly item: DueItem
  /** The call that it is about. */
  readonly call?: MadeCall | undefined
  readonly onClose: () => void
}

/** Asks in one sentence what came of an item, with the day of the next step proposed. */
export function NoteSheet({ item, call, onClose }: NoteSheetProps) {
  const t = useTexts()
  return (
    <Sheet open onClose={onClose} title={t(call ? 'day.noteCall' : 'day.noteTitle', { title: item.title })}>
      <DayPart code={noteForm} props={{ item, call, onDone: onClose }} waiting={<SkeletonLines count={3} />} />
    </Sheet>
  )
}
