import { observer } from 'mobx-react-lite'
import { TreeChooser } from '#domain/choosers'
import { useOrganisations } from '#domain/directory'
import { useSearch } from '#platform/navigation'
import { Tag } from '#ui/components'
import { useTexts } from '../plugin'
import { chooseOrigin } from '../routes'

/** Chooses the organisation to apply for; marks those in which the user has a role (/chooseOrigin). */
export default observer(function ChooseOrganisation() {
  const t = useTexts()
  const { chosen } = useSearch(chooseOrigin)
  const organisations = useOrganisations()
  return (
    <TreeChooser
      chooser={chooseOrigin}
      items={organisations}
      title={t('title.chooseOrigin')}
      searchLabel={t('searchOrganisation')}
      chosen={chosen === undefined ? [] : [chosen]}
      most={1}
      trail={({ granted }) => (granted ? <Tag>{t('granted')}</Tag> : null)}
      answer={([orgCode = '']) => {
        const { name, nameEn } = organisations.get(orgCode) ?? { name: orgCode }
        return { orgCode, name, nameEn }
      }}
    />
  )
})
