import { observer } from 'mobx-react-lite'
import { href } from '#base/routes'
import { isKnown } from '#base/wire'
import { PersonName } from '#domain/directory'
import { DetailScreen, recordData, useRecord } from '#kit/detail'
import { useDecision } from '#kit/forms'
import { useMove } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { Avatar, Button, Cell, Notice, useFormats } from '#ui/components'
import { Course } from '#ui/timelines'
import type { Application } from '../api'
import { NextToDecide } from '../components/NextToDecide'
import { ApplicationTag, DecideBy } from '../components/tags'
import { useCourse } from '../components/useCourse'
import { useWords } from '../components/useWords'
import { useTexts } from '../plugin'
import { applicationRows, applications, decisions, urge, withdraw } from '../records'
import { addApply, record, recordDetail } from '../routes'
import { decisionFields } from '../rules/fields'
import { APPLICATION_STATES, DECISIONS } from '../rules/vocabulary'
import '../components/roles.css'

export const data = recordData(applications)

/** The approval is refused, the rejection is not: the last approver of an organisation stays. */
const LAST_APPROVER = 5004

/** An application: the requested roles, the reason, its progress, and the user's actions (/recordDetail). */
export default observer(function ApplicationDetail() {
  const { id } = useSearch(recordDetail)
  const t = useTexts()
  const say = useFormats()
  const { session, decide } = useCore()
  const page = usePageNavigation()
  const words = useWords()
  const { stepsOf, stepText } = useCourse()
  const open = useRecord(applications, id)
  const moves = { withdraw: useMove(withdraw, id), urge: useMove(urge, id) }
  const decision = useDecision({ record: open.main.value, moves: decisions, fields: decisionFields })
  const mayDecide = decide({ permission: 'role.approve' }).ok

  /** `Sun Hao asks for: Field sales, Nanhai`; one’s own says only what is asked. */
  const headingOf = (shown: Application) => {
    if (shown.by.id === session.loginName) return kindOf(shown)
    const what = say.list(shown.items.map(words.place))
    return t(shown.kind === 'delete' ? 'asks.delete' : 'asks.add', { name: say.name(shown.by), what })
  }
  const kindOf = ({ kind }: Application) => (kind === 'delete' ? t('kind.delete') : t('kind.add'))
  const isAgain = ({ kind, state, by }: Application) =>
    kind === 'add' && state !== 'approving' && by.id === session.loginName

  /** `Reminded the approvers · Sun Hao`; of a lapse nobody. */
  const lastStep = (step: Application['course'][number] | undefined) =>
    [stepText(step?.act), say.name(step?.by)].filter(Boolean).join(' · ')

  /** The organisation that would be without an approver. */
  const lastOf = ({ items }: Application) => {
    const role = items.find(({ roleName }) => roleName === 'approver')
    return role && words.organisation(role)
  }

  const bar = (shown: Application) => {
    if (DECISIONS.some((name) => shown.can.includes(name))) return decision.buttons
    if (moves.withdraw.may)
      return (
        <>
          <Button busy={moves.withdraw.busy} onPress={() => moves.withdraw.run()}>
            {t('move.withdraw')}
          </Button>
          <Button variant="brand" busy={moves.urge.busy} disabled={!moves.urge.may} onPress={() => moves.urge.run()}>
            {moves.urge.may ? t('move.urge') : t('refused.5003')}
          </Button>
        </>
      )
    if (mayDecide && shown.by.id !== session.loginName) return <NextToDecide id={id} />
    return (
      isAgain(shown) && (
        <Button variant="brand" wide onPress={() => page.open(addApply, { copy: id })}>
          {t('move.again')}
        </Button>
      )
    )
  }

  return (
    <>
      <DetailScreen
        open={open}
        title={kindOf}
        list={href(record)}
        neighbours={useStore(applicationRows).browsing}
        compare={[
          {
            label: t('state.label'),
            text: ({ state }) => (isKnown(APPLICATION_STATES, state) ? t(`state.${state}`) : state),
          },
          { label: t('course'), text: ({ course }) => lastStep(course[course.length - 1]) },
        ]}
        head={(shown) => (
          <div className="role-head">
            <Avatar name={say.name(shown.by)} />
            <div>
              <h2>{headingOf(shown)}</h2>
              <p>
                <PersonName person={shown.by} organisation />
              </p>
              <p className="role-head__state">
                <ApplicationTag state={shown.state} />
                {shown.state === 'approving' ? <DecideBy day={shown.lastDay} /> : null}
              </p>
            </div>
          </div>
        )}
        parts={(shown) => [
          shown.why.approve === LAST_APPROVER && {
            key: 'why',
            body: <Notice tone="warn">{t('refused.5004', { name: lastOf(shown) })}</Notice>,
          },
          {
            key: 'items',
            title: t('field.items'),
            body: shown.items.map((item) => (
              <Cell
                key={`${item.roleName} ${item.orgCode} ${item.from}`}
                title={words.place(item)}
                note={words.period(item)}
              />
            )),
          },
          shown.reason !== undefined && {
            key: 'reason',
            title: t('field.reason'),
            body: <p className="role-reason">{shown.reason}</p>,
          },
          {
            key: 'course',
            title: t('course'),
            body: <Course label={t('course')} steps={stepsOf(shown)} />,
          },
        ]}
        bottomBar={bar}
      />
      {decision.sheet}
    </>
  )
})
