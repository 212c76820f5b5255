import { observer } from 'mobx-react-lite'
import { OptionChooser } from '#src/choosers'
import { useStore } from '#src/core'
import { useSearch } from '#src/navigation'
import { useWords } from '../components/useWords'
import { ownGrants } from '../records'
import { delOrigin } from '../routes'
import { canBeGivenUp } from '../rules/states'
import { useTexts } from '../texts'

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
        const codes = [...new Set(own.map(({ orgCode }) => orgCode))]
        return codes.map((value) => {
          const there = own.filter(({ orgCode }) => orgCode === value)
          const [first] = there
          return {
            value,
            label: first ? words.organisation(first) : value,
            note: there.map(({ roleName }) => words.role(roleName)).join(' · '),
          }
        })
      }}
      chosen={chosen}
      answer={(codes) => codes}
    />
  )
})
