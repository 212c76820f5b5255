import { observer } from 'mobx-react-lite'
import { href } from '#base/routes'
import { useDictionary } from '#domain/directory'
import { ListRow } from '#kit/lists'
import { useRefusalToast } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { TagList, usePageTools } from '#ui/components'
import { IndustryList, type RowProps } from '../components/IndustryList'
import { useTexts } from '../plugin'
import { programmeList, programmeRows, star } from '../records'
import { caseList, energyRule, knowledgeList, programDetails } from '../routes'
import { capacityUnit, scenes } from '../rules/vocabulary'

export { programmeList as data } from '../records'
export { programmeSearch as search } from '../rules/filters'

/** Programmes by scene and industry (/programList). */
export default function ProgrammeList() {
  const t = useTexts()
  const { page } = usePageTools()
  return (
    <IndustryList
      list={programmeList}
      texts="programmes"
      title={t('title.programList')}
      row={Row}
      quick={[
        { key: 'favourite', on: { favourite: true } },
        ...scenes.words.map((scene) => ({ key: scene, on: { scene } })),
      ]}
      menu={[
        { label: t('title.cases'), onPress: () => page.open(caseList, {}) },
        { label: t('title.energyRule'), onPress: () => page.open(energyRule, {}) },
        { label: t('title.knowledgeList'), onPress: () => page.open(knowledgeList, {}) },
      ]}
    />
  )
}

const Row = observer(function Row({ id, onOpen }: RowProps) {
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
