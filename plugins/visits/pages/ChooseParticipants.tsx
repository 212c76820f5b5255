import { observer } from 'mobx-react-lite'
import { OptionChooser } from '#domain/choosers'
import { useOrganisations, usePeople } from '#domain/directory'
import { useCore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { useVisitTools } from '../components/words'
import { participantsList } from '../routes'
import { MOST } from '../rules/vocabulary'

/** Chooses colleagues who come along, those of the user’s organisation first (/participantsList). */
export default observer(function ChooseParticipants() {
  const { t, say } = useVisitTools()
  const { session } = useCore()
  const people = usePeople()
  const organisations = useOrganisations()
  const { chosen = [], owner = session.loginName } = useSearch(participantsList)
  const own = people.get(session.loginName)?.orgCode
  return (
    <OptionChooser
      chooser={participantsList}
      items={people}
      title={t('title.participantsList')}
      searchLabel={t('plan.searchPeople')}
      options={(all) =>
        all
          .filter(({ id }) => id !== owner)
          .sort((a, b) => Number(b.orgCode === own) - Number(a.orgCode === own))
          .map(({ id, orgCode = '', ...person }) => ({
            value: id,
            label: say.name(person),
            note: organisations.name(orgCode),
          }))
      }
      chosen={chosen}
      most={MOST.participants}
      answer={(ids) => ids.flatMap((id) => people.get(id) ?? [])}
    />
  )
})
