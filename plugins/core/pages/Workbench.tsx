import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import { observer } from 'mobx-react-lite'
import { type Core, roleText, useCore, useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { Avatar, Icon, OfflineBar, PageFrame } from '#ui/components'
import { BellButton } from '../components/day/BellButton'
import { useCreateButton } from '../components/day/CreateButton'
import { DayBody } from '../components/day/DayBody'
import { employeeNames } from '../components/employeeNames'
import { useTexts } from '../plugin'
import { profile } from '../routes'
import { workbenchStore } from '../stores/WorkbenchStore'
import './Workbench.css'

/** Requests the day before the page renders. */
export const data = { prepare: (core: Core) => core.store(workbenchStore).prepare() }

/** Start page: the day of the user from all areas, figures of the team, the menu of areas (pages 'Workbench'). */
export default observer(function Workbench() {
  const page = usePageNavigation()
  const t = useTexts()
  const { session } = useCore()
  const workbench = useStore(workbenchStore)
  const dock = useCreateButton()
  const language = useLanguage()
  const { person, organisation } = employeeNames(session, language)
  const [role] = session.roles
  const place = [organisation, role && roleText(role)].filter(Boolean).join(language === 'zh-CN' ? '，' : ', ')
  return (
    <PageFrame
      title={t('workbench.title')}
      bare
      notice={<OfflineBar seenAt={workbench.seenAt} onReload={workbench.isLost ? workbench.load : undefined} />}
      dock={dock}
    >
      <header className="workbench__head">
        <button type="button" className="workbench__me" onClick={() => page.open(profile)}>
          <Avatar name={person} tone="brand" />
          <span className="workbench__who">
            <b>{person}</b>
            <small>{place}</small>
          </span>
          <span className="visually-hidden">{t('workbench.profile')}</span>
          <Icon svg={CaretRight} />
        </button>
        <BellButton />
      </header>
      <DayBody />
    </PageFrame>
  )
})
