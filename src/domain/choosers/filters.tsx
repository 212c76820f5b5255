import { observer } from 'mobx-react-lite'
import type { AnyFilter } from '#base/wire'
import { organisationPicker, peoplePicker, useOrganisations, usePeople } from '#domain/directory'
import { PickFilter, type PickFilterProps } from '#kit/lists'
import { nameIn, useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'

/** Filters that are chosen on the pages of `#domain/directory`, in `.filter__rows`. */

type FilterProps<F extends AnyFilter> = Pick<PickFilterProps<F>, 'draft' | 'name'>

/** Entries of a filter at most. */
const MOST = 10

/** A filter by organisations: their codes. */
export const OrganisationsFilter = observer(OrganisationsFilterOf) as typeof OrganisationsFilterOf

function OrganisationsFilterOf<F extends AnyFilter>(props: FilterProps<F>) {
  const page = usePageNavigation()
  const organisations = useOrganisations()
  return (
    <PickFilter
      {...props}
      nameOf={organisations.name}
      choose={(chosen) => page.choose(organisationPicker, { chosen: [...chosen], most: MOST })}
    />
  )
}

/** A filter by employees: their login names. */
export const PeopleFilter = observer(PeopleFilterOf) as typeof PeopleFilterOf

function PeopleFilterOf<F extends AnyFilter>(props: FilterProps<F>) {
  const page = usePageNavigation()
  const language = useLanguage()
  const people = usePeople()
  return (
    <PickFilter
      {...props}
      nameOf={(id) => nameIn(people.get(id) ?? { name: id }, language)}
      choose={async (chosen) => {
        const picked = await page.choose(peoplePicker, { chosen: [...chosen], most: MOST })
        return picked?.map(({ id }) => id)
      }}
    />
  )
}
