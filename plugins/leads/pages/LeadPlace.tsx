import { usePageNavigation, useSearch } from '#platform/navigation'
import { PlaceForm } from '../components/place/PlaceForm'
import { leadPlace } from '../routes'

/** Marks the place of a lead, and returns to the page that opened it (ours). */
export default function LeadPlace() {
  const { id, lng, lat } = useSearch(leadPlace)
  const page = usePageNavigation()
  const start = lng === undefined || lat === undefined ? undefined : { lng, lat }
  return <PlaceForm key={id} id={id} start={start} onSaved={(place) => page.answer(leadPlace, place)} />
}
