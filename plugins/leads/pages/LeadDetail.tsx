import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import { href } from '#base/routes'
import { ContactsCard, useCallables } from '#domain/contacts'
import { peoplePicker } from '#domain/directory'
import { useCalling } from '#kit/calls'
import { CellSection, type Compared, DetailScreen, linkTo, recordData, useHostActions, useRecord } from '#kit/detail'
import { ReasonSheet } from '#kit/forms'
import { useMove } from '#kit/records'
import { useCore, useReach, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { contractList } from '../../contracts/routes'
import { intelligentCreationBussiness } from '../../creation/routes'
import { contact, contactAdd } from '../../public/routes'
import { advices, teamManagement } from '../../todo-crm/routes'
import { visitEdit, visithistory } from '../../visits/routes'
import type { LeadDetail as Detail } from '../api'
import { CompanyCard } from '../components/detail/CompanyCard'
import { LeadBottomBar } from '../components/detail/LeadBottomBar'
import { LeadHead } from '../components/detail/LeadHead'
import { PotentialCard } from '../components/detail/PotentialCard'
import { ScoreCard } from '../components/detail/ScoreCard'
import { DiscardCard, NextStepCard, StageCard } from '../components/detail/StateCards'
import { LastNote, TimelineCard } from '../components/detail/TimelineCard'
import { useArea } from '../components/useArea'
import * as r from '../routes'
import { actionsOf } from '../rules/actions'
import { COLLABORATORS_MAX } from '../rules/limits'
import { logAddress } from '../stores/callLead'
import { outboxRecord } from '../stores/followUp'
import { leadStore } from '../stores/LeadStore'
import {
  changeReason,
  discard,
  leadRecords,
  type OpenLead,
  rename,
  returnToPool,
  share,
  take,
} from '../stores/leadRecords'
import '../components/detail/LeadDetail.css'

/** Lazy chunks, because their fields load the code of forms. */
const DiscardSheet = lazy(() => import(/* webpackChunkName: "lead-discard" */ '../components/detail/DiscardSheet'))

const RenameSheet = lazy(() => import(/* webpackChunkName: "lead-rename" */ '../components/detail/RenameSheet'))

type OpenSheet = 'discard' | 'change' | 'return' | 'rename'

export const data = recordData(leadRecords)

/** Lead page (/clueDetail, pages 'leads'). */
export default observer(function LeadDetail() {
  const { id } = useSearch(r.clueDetail)
  const { t, say, page } = useArea()
  const { session } = useCore()
  const reach = useReach()
  const { copy } = useHostActions()
  const { browsing } = useStore(leadStore)
  const open = useRecord(leadRecords, id)
  const compare = useCompared()
  const calling = useCallingOf(open)
  const moves = {
    take: useMove(take, id),
    discard: useMove(discard, id),
    changeReason: useMove(changeReason, id),
    returnToPool: useMove(returnToPool, id),
    share: useMove(share, id),
    rename: useMove(rename, id),
  }
  const [sheet, setSheet] = useState<OpenSheet>()
  const close = () => setSheet(undefined)
  const { parts, own, waiting } = open
  const lead = open.shown
  // A lead about a customer: advice and teams are the customer's.
  const customerId = lead?.customerId
  const now = new Date()
  const rights = open.beside.rights.value
  const mayEdit = rights?.edit === true
  const actions = lead && actionsOf(lead, rights, session.loginName, now)
  const change = moves.changeReason.may ? () => setSheet('change') : undefined
  const followUp = actions?.followUp ? () => page.open(r.leadFollowUp, { id }) : undefined
  const checkIn = actions?.checkIn ? () => page.open(r.cluePunchCard, { id }) : undefined
  const assign = actions?.assign ? () => page.open(r.clueChoosePeople, { ids: [id] }) : undefined
  const shareWith = async () => {
    // Its version is sent, whoever shares the lead meanwhile.
    const seen = open.main.value
    const chosen = seen?.collaborators.map((person) => person.id)
    const people = await page.choose(peoplePicker, { chosen, most: COLLABORATORS_MAX })
    if (people)
      await moves.share.run(
        people.map((person) => person.id),
        seen,
      )
  }
  const allContacts = { label: t('detail.contacts.all'), onPress: () => page.open(contact, { id }) }
  const addContact = () => page.open(contactAdd, { clueId: id })
  const counts = lead?.counts
  const events = own.status === 'ready' ? own.total : counts && counts.tracks + counts.clockIns
  const tabs = [
    { key: 'overview', label: t('detail.tab.overview') },
    { key: 'timeline', label: t('detail.tab.timeline'), count: events && events + waiting.length },
    { key: 'company', label: t('detail.tab.company') },
    { key: 'contacts', label: t('detail.tab.contacts'), count: parts.contacts.value?.length ?? counts?.contacts },
  ]
  const overviewOf = (record: Detail) => (
    <>
      <DiscardCard lead={record} onChange={change} />
      {record.state === 'pool' && record.returnReason && (
        <p className="lead-returned">{t('detail.returned', { reason: record.returnReason })}</p>
      )}
      <NextStepCard lead={record} waiting={waiting} now={now} onPress={followUp} />
      <LastNote lead={open} />
      <StageCard lead={record} now={now} mayEdit={followUp !== undefined} />
      <PotentialCard lead={open} />
      <ScoreCard lead={open} />
    </>
  )
  return (
    <>
      <DetailScreen
        open={open}
        title={say.name}
        list={href(r.clueList, { tab: 'mine' })}
        neighbours={browsing}
        compare={compare}
        tabs={tabs}
        head={(row) => <LeadHead open={open} lead={row} calling={calling} onAssign={assign} />}
        parts={(record) => [
          { key: 'overview', body: overviewOf(record) },
          { key: 'timeline', body: <TimelineCard lead={open} /> },
          { key: 'company', body: <CompanyCard open={open} lead={record} /> },
          {
            key: 'contacts',
            body: (
              <>
                <ContactsCard
                  title={t('detail.contacts.title')}
                  section={parts.contacts}
                  people={(found) => found}
                  none={t('detail.contacts.none')}
                  link={reach(contact) ? allContacts : undefined}
                  call={calling.call}
                  onAdd={mayEdit && record.stage !== 'won' && reach(contactAdd) ? addContact : undefined}
                />
                <NearbyCard lead={open} />
              </>
            ),
          },
        ]}
        bottomBar={() =>
          actions &&
          (followUp || actions.take || actions.takeRefused !== undefined) && (
            <LeadBottomBar
              open={open}
              actions={actions}
              taking={moves.take}
              onFollowUp={followUp}
              onCheckIn={checkIn}
            />
          )
        }
        menu={(row) => [
          { label: t('detail.copyName'), onPress: () => copy(say.name(row)) },
          actions?.followUp && { label: t('title.selectAddress'), onPress: () => page.choose(r.leadPlace, { id }) },
          actions?.followUp && linkTo(visitEdit, { clueId: id, step: 'plan' }, t('move.planVisit')),
          actions?.followUp && linkTo(visitEdit, { clueId: id, step: 'arrive' }, t('move.arrive')),
          linkTo(visithistory, { id }, t('move.visits')),
          lead?.stage === 'opportunity' &&
            actions?.followUp &&
            linkTo(intelligentCreationBussiness, { clueId: id }, t('move.opportunity')),
          customerId !== undefined && linkTo(advices, { custId: customerId }, t('move.advice')),
          customerId !== undefined && linkTo(contractList, { custId: [customerId] }, t('move.contracts')),
          customerId !== undefined && linkTo(teamManagement, { custId: customerId }, t('move.team')),
          moves.rename.may && { label: t('move.rename'), onPress: () => setSheet('rename') },
          moves.share.may && { label: t('move.share'), onPress: shareWith },
          linkTo(r.gfmaparea, { id }),
          mayEdit && linkTo(r.clueTool, { id }),
          linkTo(r.clueSolution, { id }),
          linkTo(r.clueIframe, { id }, t('partner.open')),
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
      {lead && sheet === 'rename' && (
        <Suspense fallback={null}>
          <RenameSheet lead={lead} onClose={close} />
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
      {calling.menu}
    </>
  )
})

/** Calls one of the lead's people, or the number of its row until they are loaded. Call it in an observer. */
function useCallingOf({ id, known, shown: lead, parts }: OpenLead) {
  const people = useCallables()(parts.contacts.value ?? [])
  const first = known?.phone === undefined ? [] : [{ name: undefined, phone: known.phone }]
  // A number that is not masked is one of a lead that the user may edit, but it may be in the pool or discarded.
  const log = (lead ?? known)?.state === 'owned' ? logAddress(id) : undefined
  return useCalling(people.length > 0 ? people : first, log)
}

/** Fields of a lead that the conflict notice lists when somebody else changed them. */
function useCompared(): readonly Compared<Detail>[] {
  const { t, say, word } = useArea()
  return [
    { label: t('state.label'), text: ({ state }) => word('state', state) },
    { label: t('stage.label'), text: ({ stage }) => word('stage', stage) },
    { label: t('detail.company.owner'), text: ({ owner }) => say.name(owner) ?? t('detail.conflict.nobody') },
    { label: t('detail.conflict.nextStep'), text: ({ nextStep }) => say.moment(nextStep?.at) },
    { label: t('detail.conflict.name'), text: say.name },
    { label: t('detail.conflict.address'), text: ({ address, addressEn }) => say.text(address, addressEn) },
  ]
}

/** Leads within 1 km, the nearest ones; the map shows the others. */
function NearbyCard({ lead }: { readonly lead: OpenLead }) {
  const { t, say, page } = useArea()
  return (
    <CellSection
      title={t('detail.nearby.title')}
      section={lead.parts.nearby}
      none={t('detail.nearby.none')}
      cells={(others) =>
        others.map(({ id, distance, ...other }) => ({
          key: id,
          record: outboxRecord(id),
          title: say.name(other),
          value: say.distance(distance),
          onPress: () => page.open(r.clueDetail, { id }),
        }))
      }
    />
  )
}
