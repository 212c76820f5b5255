import { observer } from 'mobx-react-lite'
import { OptionChooser } from '#domain/choosers'
import { useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { useWords } from '../components/useWords'
import { useTexts } from '../plugin'
import { ownGrants } from '../records'
import { delRole } from '../routes'
import { canBeGivenUp } from '../rules/states'
import { MOST_ITEMS } from '../rules/vocabulary'

/** Chooses roles to give up; the last approver's role shows why it cannot be chosen (/delRole). */
export default observer(function ChooseOwnRoles() {
  const t = useTexts()
  const words = useWords()
  const { orgCodes = [], chosen = [] } = useSearch(delRole)
  return (
    <OptionChooser
      chooser={delRole}
      items={useStore(ownGrants)}
      title={t('title.delRole')}
      options={(grants) =>
        grants
          .filter((grant) => canBeGivenUp(grant) && (orgCodes.length === 0 || orgCodes.includes(grant.orgCode)))
          .map((grant) => ({
            value: grant.id,
            label: words.place(grant),
            note:
              grant.why.giveUp === undefined
                ? words.period(grant)
                : t('refused.5004', { name: words.organisation(grant) }),
            disabled: grant.why.giveUp !== undefined,
          }))
      }
      chosen={chosen}
      most={MOST_ITEMS}
      answer={(ids) => ids}
    />
  )
})
