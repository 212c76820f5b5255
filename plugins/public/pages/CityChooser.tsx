import { CityChooser } from '#domain/choosers'
import { usePageNavigation } from '#platform/navigation'
import { useTexts } from '../plugin'
import { mapCitySelect } from '../routes'

/** Chooses a city (/mapCitySelect). */
export default function ChooseCity() {
  const t = useTexts()
  const page = usePageNavigation()
  return <CityChooser title={t('title.mapCitySelect')} onChoose={(city) => page.answer(mapCitySelect, city)} />
}
