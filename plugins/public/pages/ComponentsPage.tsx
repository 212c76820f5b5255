import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { PageFrame, SearchField, StateView } from '#ui/components'
import { ExampleCard } from '../components/ExampleCard'
import { examples } from '../components/examples'
import { useTexts } from '../plugin'
import { componentsDemo } from '../routes'
import './ComponentsPage.css'

/** All shared components in their states with their source code, for developers and testers (/componentsDemo). */
export default function ComponentsPage() {
  const page = usePageNavigation(componentsDemo)
  const t = useTexts()
  const { find = '' } = useSearch(componentsDemo)
  usePageState('ready')

  const wanted = find.trim().toLowerCase()
  const shown = examples.filter(({ name, also = [], room }) =>
    [room, name, ...also].join(' ').toLowerCase().includes(wanted),
  )
  return (
    <PageFrame
      title={t('title.components')}
      top={
        <SearchField
          label={t('parts.find')}
          placeholder={t('parts.find')}
          value={find}
          onChange={(text) => page.setSearch({ find: text || undefined })}
        />
      }
    >
      <div className="components">
        {shown.map((example) => (
          <ExampleCard key={example.name} {...example} />
        ))}
        {shown.length === 0 ? <StateView kind="empty" title={t('parts.none', { text: find })} /> : null}
      </div>
    </PageFrame>
  )
}
