import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { TreeFilter } from '#domain/choosers'
import { useDictionary } from '#domain/directory'
import { ListRow, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useRefusalToast } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { TagList, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { programmeList, programmeRows, star } from '../records'
import { caseList, energyRule, knowledgeList, programDetails } from '../routes'
import { capacityUnit, scenes } from '../rules/vocabulary'

export { programmeList as data } from '../records'
export { programmeSearch as search } from '../rules/filters'

/** Programmes by scene and industry (/programList). */
export default observer(function ProgrammeList() {
  const t = useTexts()
  const { page } = usePageTools()
  const industries = useDictionary('industry')
  const screen = useListScreen(programmeList)
  const filter = useFilterSheet(screen, (draft) => (
    <div className="filter__rows">
      <TreeFilter draft={draft} name="industries" title={t('programmes.filter.industries')} items={industries} />
    </div>
  ))
  const { open } = screen
  const row = useCallback((id: string) => <Row id={id} onOpen={() => open(id)} />, [open])
  return (
    <ListScreen
      screen={screen}
      title={t('title.programList')}
      row={row}
      rowHeight={92}
      plainRows
      quick={[
        { key: 'favourite', on: { favourite: true } },
        ...scenes.words.map((scene) => ({ key: scene, on: { scene } })),
      ]}
      filter={filter.open}
      empty={{ title: t('programmes.empty') }}
      menu={[
        { label: t('title.cases'), onPress: () => page.open(caseList, {}) },
        { label: t('title.energyRule'), onPress: () => page.open(energyRule, {}) },
        { label: t('title.knowledgeList'), onPress: () => page.open(knowledgeList, {}) },
      ]}
    >
      {filter.sheet}
    </ListScreen>
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const t = useTexts()
  const core = useCore()
  const { say, word } = usePageTools()
  const toastRefusal = useRefusalToast()
  const tags = useDictionary('programmeTag')
  const programme = useStore(programmeRows).get(id)
  if (!programme) return null
  const { scene, capMin, capMax, favourite } = programme
  return (
    <ListRow
      record={`programme:${id}`}
      to={href(programDetails, { id })}
      onOpen={onOpen}
      title={say.name(programme)}
      star={{
        isOn: favourite,
        label: t(favourite ? 'unstar' : 'star'),
        onPress: () => toastRefusal(star(core, id, !favourite)),
      }}
      lines={[
        {
          left: word('scene', scene),
          right: t('programme.capacity', {
            from: say.number(capMin),
            to: say.number(capMax),
            unit: capacityUnit(scene),
          }),
        },
        { left: <TagList tags={programme.tags.map((tag) => tags.name(tag))} most={3} /> },
      ]}
    />
  )
})
