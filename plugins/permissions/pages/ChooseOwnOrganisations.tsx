import { observer } from 'mobx-react-lite'
import { OptionChooser } from '#domain/choosers'
import { useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { useWords } from '../components/useWords'
import { useTexts } from '../plugin'
import { ownGrants } from '../records'
import { delOrigin } from '../routes'
import { canBeGivenUp } from '../rules/states'

/** Chooses organisations in which the user has roles to give up (/delOrigin). */
export default observer(function ChooseOwnOrganisations() {
  const t = useTexts()
  const words = useWords()
  const { chosen = [] } = useSearch(delOrigin)
  return (
    <OptionChooser
      chooser={delOrigin}
      items={useStore(ownGrants)}
      title={t('title.delOrigin')}
      options={(grants) => {
        const own = grants.filter(canBeGivenUp)
        const there = (code: string) => own.filter(({ orgCode }) => orgCode === code)
        const firsts = own.filter((grant) => there(grant.orgCode)[0] === grant)
        return firsts.map((first) => ({
          value: first.orgCode,
          label: words.organisation(first),
          note: there(first.orgCode)
            .map(({ roleName }) => words.role(roleName))
            .join(' · '),
        }))
      }}
      chosen={chosen}
      answer={(codes) => codes}
    />
  )
})
