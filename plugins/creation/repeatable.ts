import { type RepeatableCall, repeatableForm } from '#platform/core'
import { createOpportunity, listOpportunities } from './api'
import { waitingNote } from './components/forms'
import { draftAddress, NOTE_FORM } from './drafts'
import { opportunitiesChanged } from './records'

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(createOpportunity, {
    title: 'title.intelligentCreationBussiness',
    to: ({ noteId }) => draftAddress(noteId),
    form: NOTE_FORM,
    record: ({ noteId }) => noteId,
    values: waitingNote,
    same: async ({ http }, { noteId }) => {
      const { total } = await http(listOpportunities, { noteId, page: 1 }, { background: true })
      return total > 0
    },
    afterSent: opportunitiesChanged,
  }),
]
export default calls
