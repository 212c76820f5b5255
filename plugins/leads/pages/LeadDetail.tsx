import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import { href } from '#base/routes'
import { DetailScreen, useHostActions, useRecord } from '#kit/detail'
import { ReasonSheet } from '#kit/forms'
import { useMove } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { ActionMenu } from '#ui/components'
import { CompanyCard } from '../components/detail/CompanyCard'
import { ContactsCard } from '../components/detail/ContactsCard'
import { DiscardCard } from '../components/detail/DiscardCard'
import { LeadBottomBar } from '../components/detail/LeadBottomBar'
import { LeadHead } from '../components/detail/LeadHead'
import { NearbyCard } from '../components/detail/NearbyCard'
import { NextStepCard } from '../components/detail/NextStepCard'
import { PotentialCard } from '../components/detail/PotentialCard'
import { ScoreCard } from '../components/detail/ScoreCard'
import { StageCard } from '../components/detail/StageCard'
import { TimelineCard } from '../components/detail/TimelineCard'
import { useCompared } from '../components/detail/useCompared'
import { useArea } from '../components/useArea'
import {
  clueChoosePeople,
  clueDetail,
  clueIframe,
  clueList,
  cluePunchCard,
  clueSolution,
  clueStepsAll,
  clueTool,
  gfmaparea,
  leadFollowUp,
  selectAddress,
} from '../routes'
import { actionsOf } from '../rules/actions'
import { callLead } from '../stores/callLead'
import { leadStore } from '../stores/LeadStore'
import { changeReason, discard, leadRecords, returnToPool, take } from '../stores/leadRecords'
import '../components/detail/LeadDetail.css'

/** Apart from the page, because its fields come with the code of forms. */
const DiscardSheet = lazy(() => import(/* webpackChunkName: "lead-discard" */ '../components/detail/DiscardSheet'))

type OpenSheet = 'discard' | 'change' | 'return' | 'call'

/** Lead page (/clueDetail, pages 'leads'). */
export default observer(function LeadDetail() {
  const { id } = useSearch(clueDetail)
  const { t, say, page } = useArea()
  const core = useCore()
  const { session } = core
  const { copy } = useHostActions()
  const { browsing } = useStore(leadStore)
  const open = useRecord(leadRecords, id)
  const compare = useCompared()
  const moves = {
    take: useMove(take, id),
    discard: useMove(discard, id),
    changeReason: useMove(changeReason, id),
    returnToPool: useMove(returnToPool, id),
  }
  const [sheet, setSheet] = useState<OpenSheet>()
  const close = () => setSheet(undefined)
  const { known, parts, own, waiting } = open
  const lead = open.shown
  const now = new Date()
  const actions = lead && actionsOf(lead, open.beside.rights.value, session.loginName, now)
  const change = moves.changeReason.may ? () => setSheet('change') : undefined
  const followUp = actions?.followUp ? () => page.open(leadFollowUp, { id }) : undefined
  const checkIn = actions?.checkIn ? () => page.open(cluePunchCard, { id }) : undefined
  const assign = actions?.assign ? () => page.open(clueChoosePeople, { ids: [id] }) : undefined
  const people = parts.contacts.value?.filter((contact) => contact.callable) ?? []
  const call = (phone: string) => known && void callLead(core, known, phone)
  const callSomebody = () => {
    const [only] = people
    if (people.length > 1) setSheet('call')
    else call(only?.phone ?? known?.phone ?? '')
  }
  const counts = lead?.counts
  const events = own.status === 'ready' ? own.total : counts && counts.tracks + counts.clockIns
  const tabs = [
    { key: 'overview', label: t('detail.tab.overview') },
    { key: 'timeline', label: t('detail.tab.timeline'), count: events && events + waiting.length },
    { key: 'company', label: t('detail.tab.company') },
    { key: 'contacts', label: t('detail.tab.contacts'), count: parts.contacts.value?.length ?? counts?.contacts },
  ]

  return (
    <>
      <DetailScreen
        open={open}
        title={say.name}
        list={href(clueList, { tab: 'mine' })}
        neighbours={browsing}
        compare={compare}
        tabs={tabs}
        head={(row) => <LeadHead open={open} lead={row} onCall={callSomebody} onAssign={assign} />}
        parts={(record) => [
          {
            key: 'overview',
            body: (
              <>
                <DiscardCard lead={record} onChange={change} />
                {record.state === 'pool' && record.returnReason && (
                  <p className="lead-returned">{t('detail.returned', { reason: record.returnReason })}</p>
                )}
                <NextStepCard lead={record} waiting={waiting} now={now} onPress={followUp} />
                <StageCard
                  lead={record}
                  now={now}
                  mayEdit={followUp !== undefined}
                  onSteps={() => page.open(clueStepsAll, { id })}
                />
                <ScoreCard lead={open} />
                <PotentialCard lead={open} />
              </>
            ),
          },
          { key: 'timeline', body: <TimelineCard lead={open} /> },
          { key: 'company', body: <CompanyCard open={open} lead={record} /> },
          {
            key: 'contacts',
            body: (
              <>
                <ContactsCard lead={open} />
                <NearbyCard lead={open} />
              </>
            ),
          },
        ]}
        bottomBar={() =>
          actions &&
          (followUp || actions.take || actions.takeRefused !== undefined) && (
            <LeadBottomBar
              actions={actions}
              busy={moves.take.busy}
              onFollowUp={followUp}
              onCheckIn={checkIn}
              onTake={moves.take.run}
            />
          )
        }
        menu={(row) => [
          { label: t('detail.copyName'), onPress: () => copy(say.name(row)) },
          actions?.followUp && { label: t('title.selectAddress'), onPress: () => page.open(selectAddress, { id }) },
          { label: t('title.gfmaparea'), onPress: () => page.open(gfmaparea, { id }) },
          { label: t('title.clueTool'), onPress: () => page.open(clueTool, { id }) },
          { label: t('title.clueSolution'), onPress: () => page.open(clueSolution, { id }) },
          { label: t('partner.open'), onPress: () => page.open(clueIframe, { id }) },
          change && { label: t('move.changeReason'), onPress: change },
          moves.returnToPool.may && { label: t('move.returnToPool'), onPress: () => setSheet('return') },
          moves.discard.may && { label: t('move.discard'), tone: 'risk', onPress: () => setSheet('discard') },
        ]}
      />
      {lead && (sheet === 'discard' || sheet === 'change') && (
        <Suspense fallback={null}>
          <DiscardSheet purpose={sheet} lead={lead} onClose={close} />
        </Suspense>
      )}
      {lead && sheet === 'return' && (
        <ReasonSheet
          move={returnToPool}
          record={lead}
          tone="risk"
          title={t('move.returnTitle')}
          text={t('move.returnText', { name: say.name(lead) })}
          label={t('move.returnReason')}
          placeholder={t('move.returnPlaceholder')}
          confirm={t('move.returnToPool')}
          cancel={t('move.keep')}
          onClose={close}
        />
      )}
      <ActionMenu
        open={sheet === 'call'}
        onClose={close}
        title={t('detail.callWhom')}
        actions={people.map(({ phone = '', roleName, roleNameEn, ...person }) => ({
          label: say.name(person),
          note: [say.text(roleName, roleNameEn), phone].filter(Boolean).join(' · '),
          onPress: () => call(phone),
        }))}
      />
    </>
  )
})
