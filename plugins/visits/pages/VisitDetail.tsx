import CalendarPlus from '@phosphor-icons/core/regular/calendar-plus.svg'
import ClockCounterClockwise from '@phosphor-icons/core/regular/clock-counter-clockwise.svg'
import MapPinLine from '@phosphor-icons/core/regular/map-pin-line.svg'
import NavigationArrow from '@phosphor-icons/core/regular/navigation-arrow.svg'
import NotePencil from '@phosphor-icons/core/regular/note-pencil.svg'
import SignOut from '@phosphor-icons/core/regular/sign-out.svg'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { days } from '#base/calendar'
import { href } from '#base/routes'
import { newId } from '#base/storage'
import { CheckInCells } from '#domain/checkIn'
import { directoryStore } from '#domain/directory'
import { Gallery, RecordedAudio } from '#kit/attachments'
import {
  DetailScreen,
  FactsCard,
  HeadAddress,
  HeadFacts,
  LinksCard,
  linkTo,
  RecordHead,
  recordData,
  useHostActions,
  useRecord,
} from '#kit/detail'
import { ReasonSheet, sendSubmission } from '#kit/forms'
import { StripMap } from '#kit/map'
import { useMove } from '#kit/records'
import { currentPosition, useCore, useReach, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Button, Card, CellCard, Icon, Notice, PlaceActions, StatusTag, Timeline } from '#ui/components'
import { Comments, useWaiting } from '#ui/timelines'
import { intelligentCreationBussiness } from '../../creation/routes'
import { customerDetails } from '../../customer/routes'
import { clueDetail, cluePunchCard, leadIdSchema } from '../../leads/routes'
import { salesSolutionsAdviceDetails } from '../../todo-crm/routes'
import { commentVisit, saveVisit, type Visit, writeMinutes } from '../api'
import { isOfVisit, useLeadCheckIns, useWaitingClocks } from '../components/clocks'
import { correctionSubmission, FORM_OF, visitSubmission } from '../components/forms'
import { NeedDue } from '../components/NeedDue'
import { useKept } from '../components/useKept'
import { isOpenNeed, NEED_TONES, useVisitTools, VISIT_TONES } from '../components/words'
import { STEPS, visitEdit, visithistory, visitList, visitNeedDetail, visitView } from '../routes'
import { COMMENT, needTags, REASON } from '../rules/vocabulary'
import { cancel, outboxRecord, visitRows, visits } from '../stores'
import '../components/visits.css'

export const data = recordData(visits)

/** A visit: whom it is to and who comes, arrival, minutes, what was needed, comments (/visitView). */
export default observer(function VisitDetail() {
  const { id } = useSearch(visitView)
  const { t, say, word, page, hours, date } = useVisitTools()
  const core = useCore()
  const reach = useReach()
  const { goTo } = useHostActions()
  const { position } = useStore(currentPosition)
  const comingTo = useComing()
  const open = useRecord(visits, id)
  const move = useMove(cancel, id)
  const [isCancelling, setCancelling] = useState(false)
  const visit = open.main.value
  const adviceFor = ({ custId, needs }: Visit) => {
    const search = { custId, needs: needTags(needs) }
    if (custId === undefined || search.needs.length === 0) return undefined
    const link = linkTo(salesSolutionsAdviceDetails, search, t('detail.advice'))
    return core.decide({ permission: 'advice.write' }).ok ? link : undefined
  }
  const { clueId, clockIns = [] } = visit ?? {}
  const waiting = useWaiting(
    outboxRecord({ id, clueId }),
    (_, { callId }) => ({ title: t(WAITING[callId] ?? 'clock.title') }),
    (request) => isOfVisit({ id, clueId, clockIns }, request),
  )
  const kept = {
    plan: useKept(FORM_OF.plan, id),
    arrive: useKept(FORM_OF.arrive, id),
    minutes: useKept(FORM_OF.minutes, id),
  }
  const unsentOf = ({ can }: Visit) =>
    STEPS.filter((step) => kept[step].value === true && !NEEDED[step].some((move) => can.includes(move)))
  const clocks = useWaitingClocks({ id, clueId, clockIns })
  useLeadCheckIns(open, clocks.length)
  const edit = (step: 'plan' | 'minutes') => page.open(visitEdit, { id, step })

  const bar = ({ can, state }: Visit) => {
    const hasArrived = clocks.some(({ kind }) => kind !== 'leave')
    const hasLeft = clocks.some(({ kind }) => kind === 'leave')
    const isReached = clueId === undefined || reach(cluePunchCard)
    const mayLeave = isReached && (can.includes('leave') || hasArrived) && !hasLeft
    const mayArrive = isReached && can.includes('arrive') && !hasArrived
    const checkIn = () =>
      clueId === undefined
        ? page.open(visitEdit, { id, step: 'arrive' })
        : page.open(cluePunchCard, { id: v.parse(leadIdSchema, clueId), visitId: id })
    const isMain = !mayLeave && !mayArrive
    const [label, icon] = mayLeave ? [t('clock.leave'), SignOut] : [t('clock.arrive'), MapPinLine]
    return (
      <>
        {can.includes('minutes') ? (
          <Button
            variant={isMain ? 'main' : 'line'}
            wide={isMain}
            icon={<Icon svg={NotePencil} />}
            onPress={() => edit('minutes')}
          >
            {state === 'done' ? t('minutes.change') : t('minutes.title')}
          </Button>
        ) : null}
        {isMain ? null : (
          <Button variant="main" wide icon={<Icon svg={icon} />} onPress={checkIn}>
            {label}
          </Button>
        )}
      </>
    )
  }

  const comment = async (text: string) => {
    if (!visit) return
    const submission = visitSubmission(core, commentVisit, { id, text, writtenAt: new Date() }, visit)
    await sendSubmission(core, submission, { key: newId(), mayHaveArrived: false, plugin: 'visits' })
  }

  return (
    <>
      <DetailScreen
        open={open}
        title={say.name}
        list={href(visitList)}
        neighbours={useStore(visitRows).browsing}
        compare={[
          { label: t('state.label'), text: ({ state }) => word('state', state) },
          { label: t('field.from'), text: (shown) => `${date(shown.from)} ${hours(shown)}` },
          { label: t('field.place'), text: ({ address, addressEn }) => say.text(address, addressEn) },
          { label: t('field.participants'), text: (shown) => say.list(comingTo(shown)) },
          { label: t('field.text'), text: ({ minutes }) => minutes?.text },
        ]}
        head={(shown, whole) => (
          <RecordHead record={`visit:${id}`} name={say.name(shown)}>
            <HeadFacts>
              <StatusTag word={shown.state} tones={VISIT_TONES} />
              <span>{word('purpose', shown.purpose)}</span>
              <span className="num">
                {date(shown.from)} {hours(shown)}
              </span>
            </HeadFacts>
            <HeadAddress
              address={say.text(shown.address, shown.addressEn)}
              none={t('detail.noPlace')}
              copy={t('detail.copyAddress')}
              isLoading={false}
            />
            <PlaceActions
              label={t('detail.actions')}
              actions={[
                shown.point && {
                  label: t('detail.navigate'),
                  icon: <Icon svg={NavigationArrow} />,
                  onPress: () => shown.point && goTo(shown.point, say.name(shown)),
                },
                {
                  label: t('detail.history'),
                  icon: <Icon svg={ClockCounterClockwise} />,
                  onPress: () => page.open(visithistory, { id: shown.custId ?? shown.clueId }),
                },
                whole?.can.includes('edit') && {
                  label: t('plan.edit'),
                  icon: <Icon svg={CalendarPlus} />,
                  onPress: () => edit('plan'),
                },
              ]}
            />
          </RecordHead>
        )}
        parts={(shown) => [
          waiting.length > 0 && {
            key: 'waiting',
            title: t('detail.waiting'),
            body: <Timeline label={t('detail.waiting')} events={waiting} />,
          },
          unsentOf(shown).length > 0 && {
            key: 'kept',
            body: (
              <LinksCard
                links={unsentOf(shown).map((step) => linkTo(visitEdit, { id, step }, t(`detail.kept.${step}`)))}
              />
            ),
          },
          shown.why.arrive !== undefined && { key: 'arrive', body: <Notice>{t('detail.notAtLead')}</Notice> },
          shown.point && {
            key: 'map',
            body: (
              <Card>
                <StripMap
                  label={t('detail.map', { name: say.name(shown) })}
                  point={shown.point}
                  me={position}
                  onPress={() => shown.point && goTo(shown.point, say.name(shown))}
                />
              </Card>
            ),
          },
          { key: 'facts', body: <About visit={shown} /> },
          shown.minutes !== undefined && { key: 'minutes', title: t('minutes.title'), body: <Minutes visit={shown} /> },
          {
            key: 'needs',
            body: (
              <CellCard
                title={t('minutes.found')}
                cells={shown.needs.map((need) => ({
                  key: need.id,
                  record: `need:${need.id}`,
                  title: need.text,
                  note: (
                    <>
                      {say.line(word('kind', need.kind), say.name(need.owner), say.day(need.dueAt))}{' '}
                      {isOpenNeed(need) && need.dueAt <= days.today() ? <NeedDue day={need.dueAt} soon={0} /> : null}
                    </>
                  ),
                  value: <StatusTag word={need.state} tones={NEED_TONES} group="need" />,
                  onPress: () => page.open(visitNeedDetail, { id: need.id }),
                }))}
              />
            ),
          },
          shown.clockIns.length > 0 && {
            key: 'clock',
            title: t('clock.list'),
            body: (
              <CheckInCells
                records={shown.clockIns}
                titleOf={({ kind }) => word('clock.kind', kind)}
                correct={
                  // Those at a lead are corrected on its own page.
                  shown.clueId === undefined
                    ? (clock, correction) => correctionSubmission(core, shown, clock, correction)
                    : undefined
                }
              />
            ),
          },
          {
            key: 'comments',
            title: t('comments'),
            body: (
              <Comments
                record={id}
                section={{
                  status: 'ready',
                  value: shown.comments.map(({ by, ...each }) => ({ ...each, person: by })),
                  error: undefined,
                  load: open.main.load,
                }}
                onSend={shown.can.includes('comment') ? comment : undefined}
                most={COMMENT}
              />
            ),
          },
          {
            key: 'links',
            body: (
              <LinksCard
                links={[
                  shown.custId === undefined
                    ? undefined
                    : linkTo(customerDetails, { id: shown.custId }, t('detail.customer')),
                  adviceFor(shown),
                  shown.minutes
                    ? linkTo(intelligentCreationBussiness, { visitId: id }, t('detail.opportunity'))
                    : undefined,
                  shown.clueId === undefined ? undefined : linkTo(clueDetail, { id: shown.clueId }, t('detail.lead')),
                ]}
              />
            ),
          },
        ]}
        bottomBar={(shown) =>
          shown.can.some((each) => ['minutes', 'arrive', 'leave'].includes(each)) ? bar(shown) : undefined
        }
        menu={() => [move.may && { label: t('move.cancel'), onPress: () => setCancelling(true) }]}
      />
      {visit && isCancelling ? (
        <ReasonSheet
          move={cancel}
          record={visit}
          title={t('move.cancelTitle')}
          label={t('field.reason')}
          confirm={t('move.cancel')}
          cancel={t('move.keep')}
          least={REASON.least}
          tone="risk"
          onClose={() => setCancelling(false)}
        />
      ) : null}
    </>
  )
})

/** What opens the form of a step; without it, what this phone has of the step leads there. */
const NEEDED: Readonly<Record<(typeof STEPS)[number], readonly string[]>> = {
  plan: ['edit'],
  arrive: ['arrive', 'leave'],
  minutes: ['minutes'],
}

/** What waits besides check-ins, by its call. */
const WAITING: Readonly<Record<string, 'plan.title' | 'minutes.title' | 'comments'>> = {
  [saveVisit.id]: 'plan.title',
  [writeMinutes.id]: 'minutes.title',
  [commentVisit.id]: 'comments',
}

/** Names of those who come along, with who is host. */
function useComing(): (visit: Pick<Visit, 'participants'>) => string[] {
  const { t, say } = useVisitTools()
  const people = useStore(directoryStore).people()
  return ({ participants }) =>
    participants.map((each) => {
      // A plan that waits has their login names; whoever planned it has loaded the directory.
      const name = say.name((each.name === each.id && people.get(each.id)) || each)
      return each.part === 'host' ? t('detail.host', { name }) : name
    })
}

const About = observer(function About({ visit }: { readonly visit: Visit }) {
  const { t, say } = useVisitTools()
  const comingTo = useComing()
  const { owner, contacts, reason, noCheckIn } = visit
  return (
    <FactsCard
      facts={[
        { label: t('field.contacts'), value: say.list(contacts.map((each) => say.name(each))) },
        { label: t('field.owner'), value: say.name(owner) },
        { label: t('field.participants'), value: say.list(comingTo(visit)) },
        { label: t('field.reason'), value: reason },
        { label: t('field.noCheckIn'), value: noCheckIn },
      ]}
    />
  )
})

/** What was written and said, and the photos; below it what it was before it was corrected. */
const Minutes = observer(function Minutes({ visit: { minutes, photos } }: { readonly visit: Visit }) {
  const { t, say } = useVisitTools()
  if (!minutes) return null
  return (
    <div className="visit-minutes">
      <Written minutes={minutes}>
        {photos.length > 0 ? <Gallery photos={photos} label={t('field.photos')} /> : null}
      </Written>
      {minutes.earlier.map((one) => (
        <section
          key={one.version}
          className="visit-minutes__earlier"
          aria-label={t('minutes.earlierOf', { time: say.moment(one.at) })}
        >
          <h3 className="visit-minutes__total">{t('minutes.earlier')}</h3>
          <Written minutes={one} />
        </section>
      ))}
    </div>
  )
})

interface WrittenProps {
  readonly minutes: Omit<NonNullable<Visit['minutes']>, 'earlier'>
  readonly children?: ReactNode
}

const Written = observer(function Written({ minutes, children }: WrittenProps) {
  const { t, say } = useVisitTools()
  const { audio } = minutes
  return (
    <>
      {minutes.text ? <p className="visit-minutes__text">{say.text(minutes.text, minutes.textEn)}</p> : null}
      {audio.length > 0 ? <RecordedAudio parts={audio} label={t('field.audio')} /> : null}
      {children}
      <p className="visit-minutes__total">
        {say.name(minutes.by)} · {say.moment(minutes.at)}
      </p>
    </>
  )
})
