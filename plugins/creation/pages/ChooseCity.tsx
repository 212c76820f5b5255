import { CityChooser } from '#domain/choosers'
import { usePageNavigation } from '#platform/navigation'
import { useTexts } from '../plugin'
import { chooseCity } from '../routes'

/** Chooses a city (/chooseCity). */
export default function ChooseCity() {
  const t = useTexts()
  const page = usePageNavigation()
  return <CityChooser title={t('title.chooseCity')} onChoose={(city) => page.answer(chooseCity, city)} />
}
