import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { inbox, useCore, useStore } from '#platform/core'
import { usePage, usePageState } from '#platform/navigation'
import { keyOf, workbenchStore } from '../../stores/WorkbenchStore'
import { MenuGroups } from '../MenuGroups'
import { OutboxBanner } from '../outbox/OutboxBanner'
import { DayCard } from './DayCard'
import { DayPart, partCode } from './DayPart'
import { FirstRole } from './FirstRole'
import { RecentCard } from './RecentCard'
import { TopRow } from './TopRow'
import { useFreshDay } from './useFreshDay'

const nearbyCard = partCode(() => import(/* webpackChunkName: "day-nearby" */ './NearbyCard'))
const teamCard = partCode(() => import(/* webpackChunkName: "day-team" */ './TeamCard'))

/** The start page below its head: ways in, the day, figures of the team, areas, recent records. */
export const DayBody = observer(function DayBody() {
  const { session } = useCore()
  const workbench = useStore(workbenchStore)
  const { visible } = usePage()
  usePageState('ready')
  // Who turns out to have no role is led to apply for one; who gets one sees the page fill.
  const roles = session.rolesLoaded === true ? session.roles.join() : undefined
  useEffect(() => {
    // Also on return to the page, because other pages change the badges.
    if (visible) void workbench.open()
  }, [workbench, visible])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `roles` changes what is due
  useEffect(() => {
    if (visible) void workbench.followRoles()
  }, [workbench, visible, roles])
  useFreshDay(visible)
  // A message may say that a role was granted.
  const { maxSeq } = useStore(inbox)
  useEffect(() => {
    if (visible && roles === '' && maxSeq > 0) void session.loadDetails()
  }, [session, visible, roles, maxSeq])
  return (
    <>
      <TopRow />
      <OutboxBanner />
      {roles === '' ? <FirstRole /> : <DayCard />}
      {workbench.arrived ? (
        <DayPart key={keyOf(workbench.arrived)} code={nearbyCard} props={{ item: workbench.arrived }} />
      ) : null}
      {workbench.figures.length > 0 ? <DayPart code={teamCard} props={{}} /> : null}
      <MenuGroups />
      <RecentCard />
    </>
  )
})
