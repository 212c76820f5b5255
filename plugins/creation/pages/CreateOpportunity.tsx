import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { lengthOf } from '#base/wire'
import { ResourcePage } from '#kit/detail'
import { useResource } from '#kit/records'
import { isOffline } from '#platform/http'
import { useSearch } from '#platform/navigation'
import { Button } from '#ui/components'
import { getStart } from '../api'
import { blankNote, newNoteId, startedNote, unknownNote } from '../components/forms'
import { NoteForm } from '../components/NoteForm'
import { OpportunityPage } from '../components/OpportunityPage'
import { NOTE_FORM } from '../drafts'
import { NOTE_MAXIMUM } from '../extraction/types'
import { useTexts } from '../plugin'
import { intelligentCreationBussiness } from '../routes'
import { isDraft, isOpportunity } from '../rules/vocabulary'

/** A new opportunity from a note, a draft of one, or an opportunity (/intelligentCreationBussiness). */
export default observer(function CreateOpportunity() {
  const { id, clueId, custId, visitId } = useSearch(intelligentCreationBussiness)
  // Counts notes that were sent: the page stays mounted, with a form for the next one.
  const [sent, setSent] = useState(0)
  const next = () => setSent((count) => count + 1)
  if (id !== undefined && isOpportunity(id)) return <OpportunityPage id={id} />
  const of = clueId ?? custId ?? visitId
  if (of !== undefined)
    return <Started key={`${of} ${sent}`} of={{ clueId, custId, visitId }} record={of} onDone={next} />
  return <Blank key={sent} id={id} onDone={next} />
})

interface BlankProps {
  readonly id: string | undefined
  readonly onDone: () => void
}

function Blank({ id, onDone }: BlankProps) {
  const [defaults] = useState(() => blankNote(id && isDraft(id) ? id : newNoteId()))
  return <NoteForm record={id ?? 'new'} defaults={defaults} onDone={onDone} />
}

interface StartedProps {
  readonly of: { readonly [K in 'clueId' | 'custId' | 'visitId']: string | undefined }
  readonly record: string
  readonly onDone: () => void
}

/** A note that starts from what is known of a lead, a customer or a visit. */
const Started = observer(function Started({ of, record, onDone }: StartedProps) {
  const t = useTexts()
  const [noteId] = useState(newNoteId)
  const [isUnknown, setUnknown] = useState(false)
  const known = useResource(({ http }, signal) => http(getStart, of, { signal, background: true }))
  const draft = useResource(async ({ drafts }) => (await drafts.load(NOTE_FORM, record)) !== undefined)
  const start = known.value
  // A draft is written on, and an empty note begun, without network, too.
  if (start || draft.value || isUnknown)
    return (
      <NoteForm
        record={record}
        defaults={start ? startedNote(noteId, start, of.visitId) : unknownNote(noteId, of)}
        isCut={lengthOf(start?.text ?? '') > NOTE_MAXIMUM}
        onDone={onDone}
      />
    )
  return (
    <ResourcePage
      title={t('title.intelligentCreationBussiness')}
      section={known}
      bottomBar={
        known.status === 'failed' && isOffline(known.error) ? (
          <Button variant="main" wide onPress={() => setUnknown(true)}>
            {t('note.unknown')}
          </Button>
        ) : undefined
      }
    >
      {() => null}
    </ResourcePage>
  )
})
