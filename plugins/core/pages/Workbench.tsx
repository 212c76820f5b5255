import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useCore, useStore } from '#src/core'
import { navigate, usePage, usePageState } from '#src/navigation'
import { Avatar, PageFrame } from '#src/ui'
import { MenuGroups } from '../components/MenuGroups'
import { OutboxBanner } from '../components/outbox/OutboxBanner'
import { TodayCard } from '../components/TodayCard'
import { profile, search } from '../routes'
import { workbenchStore } from '../stores/WorkbenchStore'
import { useTexts } from '../texts'
import './Workbench.css'

/** Start page: due items of all areas, then the menu of areas with badges (pages 'Workbench'). */
export default observer(function Workbench() {
  const t = useTexts()
  const { session } = useCore()
  const workbench = useStore(workbenchStore)
  const { visible } = usePage()
  usePageState('ready')
  useEffect(() => {
    // Also on return to the page, because other pages change the badges.
    if (visible) void workbench.load()
  }, [workbench, visible])

  const name = session.employee?.userName || session.loginName
  return (
    <PageFrame title={t('workbench.title')} bare>
      <header className="workbench__head">
        <button type="button" className="workbench__me" onClick={() => navigate(profile)}>
          <Avatar name={name} tone="brand" />
          <span className="workbench__who">
            <b>{name}</b>
            <small>{session.employee?.orgName ?? ''}</small>
          </span>
          <span className="visually-hidden">{t('workbench.profile')}</span>
          <CaretRight aria-hidden="true" />
        </button>
        <button type="button" className="workbench__search" onClick={() => navigate(search)}>
          <MagnifyingGlass aria-hidden="true" />
          {t('workbench.search')}
        </button>
      </header>
      <OutboxBanner />
      <TodayCard />
      <MenuGroups />
    </PageFrame>
  )
})
