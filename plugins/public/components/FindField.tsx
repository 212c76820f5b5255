import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FindField, PeopleGroups } from '#domain/choosers'
import { searchCustomers, usePeople } from '#domain/directory'
import { queryOf } from '#kit/records'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

/** A record found by its name, and somebody chosen by their organisation. */
export default observer(function FindFieldExample() {
  const t = useTexts()
  const [found, setFound] = useState<{ readonly id: string; readonly name: string }>()
  const [person, setPerson] = useState<string>()
  const people = (usePeople().value ?? [])
    .slice(0, 8)
    .map(({ code, parent, ...names }) => ({ ...names, id: code, orgCode: parent }))
  return (
    <>
      <Shown state="usual">
        <FindField
          name="found"
          label={t('field.company')}
          value={found}
          onChange={setFound}
          find={(keyword) =>
            queryOf(searchCustomers, { keyword, page: 1 }, ({ items }) =>
              items.map((each) => ({ ...each, id: each.name })),
            )
          }
        />
      </Shown>
      <Shown state="many">
        <PeopleGroups people={people} recent={['rep02']} word="" chosen={person} onChoose={setPerson} />
      </Shown>
    </>
  )
})
