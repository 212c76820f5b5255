import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useCore, useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { usePage, usePageNavigation, usePageState } from '#platform/navigation'
import { Avatar, Icon, OfflineBar, PageFrame } from '#ui/components'
import { employeeNames } from '../components/employeeNames'
import { MenuGroups } from '../components/MenuGroups'
import { OutboxBanner } from '../components/outbox/OutboxBanner'
import { TodayCard } from '../components/TodayCard'
import { useTexts } from '../plugin'
import { profile, search } from '../routes'
import { workbenchStore } from '../stores/WorkbenchStore'
import './Workbench.css'

/** Start page: due items of all areas, then the menu of areas with badges (pages 'Workbench'). */
export default observer(function Workbench() {
  const page = usePageNavigation()
  const t = useTexts()
  const { session } = useCore()
  const workbench = useStore(workbenchStore)
  const { visible } = usePage()
  usePageState('ready')
  // Who turns out to have no role is led to apply for one.
  const hasNone = session.rolesLoaded === true && session.roles.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: `hasNone` changes what is due
  useEffect(() => {
    // Also on return to the page, because other pages change the badges.
    if (visible) void workbench.load()
  }, [workbench, visible, hasNone])

  const { person, organisation } = employeeNames(session, useLanguage())
  return (
    <PageFrame
      title={t('workbench.title')}
      bare
      notice={<OfflineBar seenAt={workbench.seenAt} onReload={workbench.isLost ? workbench.load : undefined} />}
    >
      <header className="workbench__head">
        <button type="button" className="workbench__me" onClick={() => page.open(profile)}>
          <Avatar name={person} tone="brand" />
          <span className="workbench__who">
            <b>{person}</b>
            <small>{organisation}</small>
          </span>
          <span className="visually-hidden">{t('workbench.profile')}</span>
          <Icon svg={CaretRight} />
        </button>
        <button type="button" className="workbench__search" onClick={() => page.open(search)}>
          <Icon svg={MagnifyingGlass} />
          <span>
            <span className="visually-hidden">{t('workbench.searchFor')}</span>
            {t('workbench.search')}
          </span>
        </button>
      </header>
      <OutboxBanner />
      <TodayCard />
      <MenuGroups />
    </PageFrame>
  )
})
