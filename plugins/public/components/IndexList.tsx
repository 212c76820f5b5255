import { useEffect, useState } from 'react'
import { useLanguage } from '#platform/i18n'
import { Cell, InlineError, SearchField, SkeletonLines } from '#ui/components'
import { type City, findCities, IndexList, loadCities } from '#ui/indexes'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

export default function IndexListExample() {
  const t = useTexts()
  const language = useLanguage()
  const [cities, setCities] = useState<readonly City[]>()
  const [hasFailed, setFailed] = useState(false)
  const [text, setText] = useState('')
  useEffect(() => {
    loadCities().then(setCities, () => setFailed(true))
  }, [])
  return (
    <Shown state="pinyin">
      <SearchField label={t('parts.findCity')} placeholder={t('parts.findCity')} value={text} onChange={setText} />
      {hasFailed ? <InlineError text={t('parts.failed')} /> : null}
      {cities ? (
        <div className="shown__box">
          <IndexList
            label={t('parts.cities')}
            items={findCities(cities, text)}
            keyOf={({ code }) => code}
            letterOf={({ letter }) => letter}
            row={({ name, nameEn }) => <Cell title={language === 'en' ? nameEn : name} />}
          />
        </div>
      ) : (
        <SkeletonLines count={5} />
      )}
    </Shown>
  )
}
