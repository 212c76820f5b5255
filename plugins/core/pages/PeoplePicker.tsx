import { useCallback } from 'react'
import { directoryStore, peoplePicker } from '#domain/directory'
import { useStore } from '#platform/core'
import { PAGE_SIZE } from '#platform/http'
import { useSearch } from '#platform/navigation'
import { type Find, PickList } from '../components/pick/PickList'
import { useTexts } from '../plugin'

/** Chooses employees, by name, login name or organisation (/x/core/people). */
export default function PeoplePicker() {
  const t = useTexts()
  const { within, chosen, most } = useSearch(peoplePicker)
  const directory = useStore(directoryStore)
  const find = useCallback<Find>(
    async (text, page) => {
      const people = directory.people(within)
      const { organisations } = directory
      await people.need()
      if (!people.value) throw people.error
      const word = text.trim().toLowerCase()
      const found = people.value
        .map(({ id, name, nameEn, orgCode = '' }) => {
          const own = organisations.get(orgCode)
          return { value: { id, name, nameEn, orgCode }, note: own?.name, noteEn: own?.nameEn }
        })
        .filter(({ value, note = '', noteEn = '' }) =>
          [value.id, value.name, value.nameEn ?? '', note, noteEn].some((each) => each.toLowerCase().includes(word)),
        )
      return { items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length }
    },
    [directory, within],
  )
  return (
    <PickList
      chooser={peoplePicker}
      title={t('pick.people')}
      searchLabel={t('pick.searchPeople')}
      find={find}
      chosen={chosen}
      most={most}
      isPerson
      answer={(values) => values}
    />
  )
}
