import { observer } from 'mobx-react-lite'
import { useDeferredValue, useState } from 'react'
import { useCore } from '#src/core'
import { usePageNavigation } from '#src/navigation'
import { ActionMenu, type MenuAction, PageFrame, SkeletonBar, SkeletonDetail, Tabs } from '#src/ui'
import type { Lead } from '../../api'
import { leadFollowUp } from '../../routes'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { actionsOf } from './actions'
import { CompanyCard } from './CompanyCard'
import { ConflictNotice } from './ConflictNotice'
import { ContactsCard } from './ContactsCard'
import { useCopy } from './CopyButton'
import { DiscardCard } from './DiscardCard'
import { LabelsCard } from './LabelsCard'
import { LeadBottomBar } from './LeadBottomBar'
import { LeadHead } from './LeadHead'
import { LeadPager } from './LeadPager'
import { LoadNotice } from './LoadNotice'
import { NearbyCard } from './NearbyCard'
import { NextStepCard } from './NextStepCard'
import { PotentialCard } from './PotentialCard'
import { ReasonSheet } from './ReasonSheet'
import { ReturnSheet } from './ReturnSheet'
import { ScoreCard } from './ScoreCard'
import { StageCard } from './StageCard'
import { TimelineCard } from './TimelineCard'
import { TimelineSheet } from './TimelineSheet'
import { useAnchors } from './useAnchors'
import { useCall } from './useCall'
import { useFormats } from './useFormats'
import { useMoves } from './useMoves'
import './LeadPage.css'

const PARTS = ['overview', 'timeline', 'company', 'contacts'] as const

type OpenSheet = 'discard' | 'change' | 'return' | 'timeline' | 'call'

interface LeadPageProps {
  readonly open: OpenLead
  /** The record, or the row of the list while the record is loading. */
  readonly lead: Lead
}

/** Lead page; needs at least the row of the list. */
export const LeadPage = observer(function LeadPage({ open, lead }: LeadPageProps) {
  const page = usePageNavigation()
  const t = useTexts()
  const formats = useFormats()
  const { session } = useCore()
  const { current, tabs, top, anchor, go } = useAnchors(PARTS)
  const [sheet, setSheet] = useState<OpenSheet>()
  const moves = useMoves(lead.id)
  const call = useCall()
  const copy = useCopy()
  const close = () => setSheet(undefined)
  const now = new Date()
  const record = open.main.value
  // Content below the first screen is rendered after it.
  const below = useDeferredValue(record !== undefined)
  const actions = record && actionsOf(record, open.beside.rights.value, session.loginName, now)
  const followUp = actions?.followUp ? () => page.open(leadFollowUp, { id: lead.id }) : undefined
  const people = open.parts.contacts.value?.filter((contact) => contact.callable) ?? []

  const callSomebody = () => {
    const [only] = people
    if (people.length > 1) setSheet('call')
    else void call(only?.phone ?? lead.phone ?? '')
  }
  const bottomBar = () => {
    if (open.isLearning) return <SkeletonBar />
    if (!actions || !(actions.followUp || actions.take || actions.takeRefused !== undefined)) return undefined
    return <LeadBottomBar open={open} actions={actions} onFollowUp={followUp} onTake={moves.take} />
  }
  const menu: (MenuAction | false | undefined)[] = [
    { label: t('detail.copyName'), onPress: () => void copy(formats.name(lead)) },
    actions?.changeReason && { label: t('move.changeReason'), onPress: () => setSheet('change') },
    actions?.returnToPool && { label: t('move.returnToPool'), onPress: () => setSheet('return') },
    actions?.discard && { label: t('move.discard'), tone: 'risk', onPress: () => setSheet('discard') },
  ]
  const count = (value: number | undefined) => (value === undefined ? undefined : value)
  const counts = record?.counts
  const events = open.own.status === 'ready' ? open.own.total : counts && counts.tracks + counts.clockIns

  return (
    <PageFrame
      flush
      title={formats.name(lead)}
      nav={{
        middle: <LeadPager id={lead.id} />,
        menu: menu.filter((action): action is MenuAction => Boolean(action)),
      }}
      bottomBar={bottomBar()}
    >
      <LeadHead open={open} lead={lead} onCall={callSomebody} />
      <div ref={tabs} className="lead-tabs" style={{ top }}>
        <Tabs
          label={t('detail.tabs')}
          tabs={PARTS.map((value) => ({
            value,
            label: t(`detail.tab.${value}`),
            count: {
              overview: undefined,
              timeline: events,
              company: undefined,
              contacts: count(open.parts.contacts.value?.length ?? counts?.contacts),
            }[value],
          }))}
          value={current}
          onChange={go}
        />
      </div>
      <LoadNotice open={open} />
      <ConflictNotice open={open} onSeen={open.seen} />
      {record ? (
        <>
          <div ref={anchor('overview')}>
            <DiscardCard lead={record} onChange={actions?.changeReason ? () => setSheet('change') : undefined} />
            {record.state === 'pool' && record.returnReason && (
              <p className="lead-returned">{t('detail.returned', { reason: record.returnReason })}</p>
            )}
            <NextStepCard lead={record} now={now} onPress={followUp} />
            <StageCard lead={record} now={now} />
            <ScoreCard lead={open} />
            <PotentialCard lead={open} />
          </div>
          <div ref={anchor('timeline')}>{below && <TimelineCard lead={open} onAll={() => setSheet('timeline')} />}</div>
          <div ref={anchor('company')}>
            {below && (
              <>
                <CompanyCard open={open} lead={record} />
                <LabelsCard lead={record} />
              </>
            )}
          </div>
          <div ref={anchor('contacts')}>
            {below && (
              <>
                <ContactsCard lead={open} />
                <NearbyCard lead={open} />
              </>
            )}
          </div>
          {(sheet === 'discard' || sheet === 'change') && (
            <ReasonSheet
              purpose={sheet}
              open={open}
              lead={record}
              send={sheet === 'discard' ? moves.discard : moves.changeReason}
              onClose={close}
            />
          )}
          {sheet === 'return' && <ReturnSheet open={open} lead={record} send={moves.returnToPool} onClose={close} />}
          <TimelineSheet lead={open} open={sheet === 'timeline'} onClose={close} />
        </>
      ) : (
        open.state === 'loading' && <SkeletonDetail head={false} />
      )}
      <ActionMenu
        open={sheet === 'call'}
        onClose={close}
        title={t('detail.callWhom')}
        actions={people.map((person) => ({
          label: formats.name(person),
          note: [formats.role(person), person.phone].filter(Boolean).join(' · '),
          onPress: () => void call(person.phone ?? ''),
        }))}
      />
    </PageFrame>
  )
})
