import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { EditPage, type EditPageProps, type Submission } from '#kit/forms'
import { type Core, useCore, useStore } from '#platform/core'
import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { type OutboxItem, outboxRoute } from '#platform/outbox'
import { PageFrame, SkeletonForm, StateView } from '#ui/components'
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
  const { title, route, saves } = props.about
  const { id } = useSearch(route)
  const { outbox } = useCore()
  const isWaiting = outbox.unsentOf(outboxRecord(id)).some(saves)
  // As it was opened: a save that the form sends itself does not take its place.
  const [wasWaiting, setWasWaiting] = useState(outbox.isOpen ? isWaiting : undefined)
  useEffect(() => {
    if (wasWaiting !== undefined) return
    // A device that cannot be read has nothing that waits.
    const opened = () => setWasWaiting(outbox.unsentOf(outboxRecord(id)).some(saves))
    outbox.load().then(opened, opened)
  }, [outbox, id, saves, wasWaiting])
  if (wasWaiting === undefined) return <OpeningFacts title={title} />
  return wasWaiting && isWaiting ? <WaitingFacts title={title} /> : <FactsForm {...props} />
}

/** Until it is known what waits on this phone: the form would begin with what a save of its own replaces. */
function OpeningFacts({ title }: { readonly title: LeadTextKey }) {
  const t = useTexts()
  usePageState('loading')
  return (
    <PageFrame title={t(title)} nav={{ back: 'close' }}>
      <SkeletonForm />
    </PageFrame>
  )
}

/** A second save would begin with what the first one replaces, and without its photos. */
function WaitingFacts({ title }: { readonly title: LeadTextKey }) {
  const t = useTexts()
  const page = usePageNavigation()
  usePageState('ready')
  return (
    <PageFrame title={t(title)} nav={{ back: 'close' }}>
      <StateView
        kind="offline"
        title={t('cognition.waitingTitle')}
        text={t('cognition.waitingText')}
        action={{ label: t('cognition.waitingShow'), onPress: () => page.open(outboxRoute) }}
      />
    </PageFrame>
  )
}

const FactsForm = observer(FactsFormOf) as typeof FactsFormOf

function FactsFormOf<V extends FieldValues & Versioned, Out, T extends Versioned, A>(
  props: FactsPageProps<V, Out, T, A>,
) {
  const { title, route, of, saves: _, submit, ...form } = props.about
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
      record={id}
      field={field}
      of={() => of(open, core)}
      submit={(out) => submit(core, id, out)}
    />
  )
}
