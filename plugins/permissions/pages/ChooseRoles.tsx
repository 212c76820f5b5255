import { observer } from 'mobx-react-lite'
import { OptionChooser } from '#domain/choosers'
import { useDictionary } from '#domain/directory'
import { nameIn, textIn, useLanguage } from '#platform/i18n'
import { useSearch } from '#platform/navigation'
import { useTexts } from '../plugin'
import { chooseRole } from '../routes'
import { MOST_ITEMS } from '../rules/vocabulary'

/** Chooses roles, each with what it is for (/chooseRole). */
export default observer(function ChooseRoles() {
  const t = useTexts()
  const language = useLanguage()
  const { chosen = [] } = useSearch(chooseRole)
  return (
    <OptionChooser
      chooser={chooseRole}
      items={useDictionary('role')}
      title={t('title.chooseRole')}
      options={(roles) =>
        roles.map((role) => ({
          value: role.code,
          label: nameIn(role, language),
          note: textIn(role.description, role.descriptionEn, language),
        }))
      }
      chosen={chosen}
      most={MOST_ITEMS}
      answer={(roles) => roles}
    />
  )
})
