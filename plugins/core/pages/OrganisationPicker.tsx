import { observer } from 'mobx-react-lite'
import { TreeChooser } from '#domain/choosers'
import { organisationPicker, useOrganisations } from '#domain/directory'
import { useSearch } from '#platform/navigation'
import { useTexts } from '../plugin'

/** Chooses organisations from their tree (/x/core/organisation). */
export default observer(function OrganisationPicker() {
  const t = useTexts()
  const { chosen = [], most = 1 } = useSearch(organisationPicker)
  return (
    <TreeChooser
      chooser={organisationPicker}
      items={useOrganisations()}
      title={t('pick.organisation')}
      searchLabel={t('pick.searchOrganisation')}
      chosen={chosen}
      most={most}
      answer={(codes) => codes}
    />
  )
})
