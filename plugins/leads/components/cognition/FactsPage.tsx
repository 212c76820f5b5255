import { observer } from 'mobx-react-lite'
import type { FieldValues } from 'react-hook-form'
import { EditPage, type EditPageProps, type Submission } from '#kit/forms'
import { type Core, useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import type { OutboxItem } from '#platform/outbox'
import { type LeadTextKey, useTexts } from '../../plugin'
import type { editClueCognitionInfo } from '../../routes'
import type { LeadId } from '../../rules/vocabulary'
import { cognitionRecords, type OpenCognition } from '../../stores/cognitionRecords'
import { outboxRecord } from '../../stores/followUp'

type Versioned = { readonly version: number }
interface FactsPageProps<V extends FieldValues, Out, T extends Versioned, A>
  extends Pick<EditPageProps<V, Out, T, A>, 'compare' | 'children'> {
  /** One of the forms of `forms.ts`. */
  readonly about: Pick<EditPageProps<V, Out, T, A>, 'form' | 'fields' | 'values' | 'read' | 'refused'> & {
    readonly title: LeadTextKey
    readonly route: typeof editClueCognitionInfo
    readonly of: (open: OpenCognition, core: Core) => T | undefined
    /** Whether an entry of the outbox is a save of this form. */
    readonly saves: (item: OutboxItem) => boolean
    readonly submit: (core: Core, id: LeadId, out: Out) => Submission<unknown, A>
  }
}

/** A form for facts about a lead, or where its save is that waits on this phone. */
export const FactsPage = observer(FactsPageOf) as typeof FactsPageOf

function FactsPageOf<V extends FieldValues & Versioned, Out, T extends Versioned, A>(
  props: FactsPageProps<V, Out, T, A>,
) {
  const { title, route, of, saves, submit, ...form } = props.about
  const { id, field } = useSearch(route)
  const core = useCore()
  const t = useTexts()
  const open = useStore(cognitionRecords).of(id)
  const { main, parts } = open
  return (
    <EditPage
      {...props}
      {...form}
      title={t(title)}
      open={open}
      load={[main, parts.equipment, parts.energy]}
      may={() => main.value?.can.includes('save') === true}
      denied={{ title: t('cognition.deniedTitle'), text: t('cognition.deniedText') }}
      // A second save would also be without the photos of the first one.
      unsent={{ is: () => core.outbox.unsentOf(outboxRecord(id)).some(saves) }}
      record={id}
      field={field}
      of={() => of(open, core)}
      submit={(out) => submit(core, id, out)}
    />
  )
}
