import PhoneFill from '@phosphor-icons/core/fill/phone-fill.svg'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { groupPhone } from '#base/wire'
import { type MadeCall, placeCall } from '#kit/calls'
import { useCore, useStore } from '#platform/core'
import { usePage, usePageNavigation, usePageState } from '#platform/navigation'
import { Button, Card, Icon, Notice, OfflineBar, PageFrame, SkeletonRows, StateView } from '#ui/components'
import { FailedAreas } from '../components/day/FailedAreas'
import { logOf } from '../components/day/logOf'
import NoteForm from '../components/day/NoteForm'
import { useTexts } from '../plugin'
import { byUrgency } from '../rules/day'
import { type DueItem, stepOf, workbenchStore } from '../stores/WorkbenchStore'
import '../components/day/day.css'

/** The calls that are due, one after the other: call, say in a sentence what came of it, next (/x/core/calls). */
export default observer(function DayCalls() {
  const t = useTexts()
  const page = usePageNavigation()
  const workbench = useStore(workbenchStore)
  const { visible } = usePage()
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [done, setDone] = useState(0)
  const [called, setCalled] = useState<Called>()
  useEffect(() => {
    if (visible) void workbench.load()
    else setCalled((now) => now && { ...now, wasLeft: true })
  }, [workbench, visible])
  const calls = byUrgency(
    workbench.items.filter(({ main, due, can }) => main?.does === 'call' && can?.includes('note') && due !== 'soon'),
  )
  const left = calls.filter((item) => !skipped.includes(stepOf(item)))
  // Whoever is called stays, whatever the areas answer meanwhile; on return from another page, where the call may have
  // been logged, only if they are still due or something is typed.
  const calledNow = called && left.find((each) => stepOf(each) === stepOf(called.item))
  const gone = called && !calledNow && (!called.wasLeft || called.isTyped) ? called.item : undefined
  const item = calledNow ?? gone ?? left[0]
  const isWaiting = !item && calls.length === 0 && workbench.loading
  usePageState(isWaiting ? 'loading' : 'ready')
  return (
    <PageFrame
      title={t('day.calls')}
      notice={<OfflineBar seenAt={workbench.seenAt} onReload={workbench.isLost ? workbench.load : undefined} />}
    >
      {isWaiting ? <SkeletonRows count={3} /> : null}
      {item ? (
        <>
          <p className="daycalls__left">{t('day.callsLeft', { count: left.length + (gone ? 1 : 0), done })}</p>
          <CallCard
            key={stepOf(item)}
            item={item}
            isSettled={gone !== undefined && called?.wasLeft === true}
            onCall={() => setCalled({ item })}
            onType={() => setCalled((now) => (!now || now.isTyped ? now : { ...now, isTyped: true }))}
            onNoCall={() => setCalled(undefined)}
            onDone={() => {
              setCalled(undefined)
              setDone(done + 1)
            }}
            onSkip={() => {
              setCalled(undefined)
              setSkipped([...skipped, stepOf(item)])
            }}
          />
        </>
      ) : null}
      <FailedAreas />
      {!item && !isWaiting && (!workbench.failed || done > 0) ? (
        <StateView
          kind="empty"
          title={t('day.callsDone', { count: done })}
          text={t(skipped.length > 0 ? 'day.callsSkipped' : 'day.noneText', { count: skipped.length })}
          action={
            skipped.length > 0
              ? { label: t('day.callsAgain'), onPress: () => setSkipped([]) }
              : { label: t('day.toDay'), onPress: page.back }
          }
        />
      ) : null}
    </PageFrame>
  )
})

/** Whom the user calls, or writes about. */
interface Called {
  readonly item: DueItem
  /** Another page was opened since. */
  readonly wasLeft?: boolean
  readonly isTyped?: boolean
}

interface CallCardProps {
  readonly item: DueItem
  /** It is no longer due: what is typed may be written already. */
  readonly isSettled: boolean
  readonly onCall: () => void
  readonly onType: () => void
  /** The call was not started. */
  readonly onNoCall: () => void
  readonly onDone: () => void
  readonly onSkip: () => void
}

/** One call: who, what about; on return what came of it, with the next step proposed. */
function CallCard({ item, isSettled, onCall, onType, onNoCall, onDone, onSkip }: CallCardProps) {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const [call, setCall] = useState<MadeCall>()
  const { title, detail, contact, can = [], to } = item
  const phone = contact?.phone ?? ''
  const dial = async () => {
    onCall()
    // One that was ended at once may still be worth a line: nobody answered.
    const made = await placeCall(core, { name: contact?.name, phone, id: contact?.id }, logOf(item))
    setCall(made)
    if (!made) onNoCall()
  }
  return (
    <Card title={title} link={{ label: t('day.open'), onPress: () => page.openHref(to) }} pad>
      <p className="daycalls__who">
        {[contact?.name, groupPhone(phone)].filter(Boolean).join(' · ')}
        {detail ? <small>{detail}</small> : null}
      </p>
      {call && can.includes('note') ? (
        <>
          {isSettled ? <Notice role="status">{t('day.callsSettled')}</Notice> : null}
          <NoteForm item={item} call={call} onType={onType} onDone={onDone} action={t('day.callsSave')} />
        </>
      ) : (
        <Button variant="main" wide icon={<Icon svg={PhoneFill} />} onPress={dial}>
          {t('day.act.call', { title: contact?.name ?? groupPhone(phone) })}
        </Button>
      )}
      <Button variant="plain" wide onPress={onSkip}>
        {t('day.callsSkip')}
      </Button>
    </Card>
  )
}
