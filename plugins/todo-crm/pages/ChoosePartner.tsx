import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { ListChooser } from '#domain/choosers'
import { useDictionary } from '#domain/directory'
import { useListScreen } from '#kit/lists'
import { useSearch } from '#platform/navigation'
import { usePageTools } from '#ui/components'
import type { Partner } from '../api'
import { partnerList } from '../lists'
import { useTexts } from '../plugin'
import { choosePartner } from '../routes'
import { USUAL_PARTNERS } from '../rules/vocabulary'

export { partnerList as data } from '../lists'
export { partnerSearch as search } from '../rules/filters'

/** Chooses partners, at most so many; who is suspended or barred can be kept but not chosen (/choosePartner). */
export default observer(function ChoosePartner() {
  const t = useTexts()
  const { say, word } = usePageTools()
  // Read here, because the rows of the chooser do not follow a directory.
  const tags = useDictionary('needTag').value
  const screen = useListScreen(partnerList)
  const { max = USUAL_PARTNERS, chosen = [] } = useSearch(choosePartner)
  const why = useCallback(
    ({ state, until }: Partner) => {
      if (state === 'qualified') return undefined
      return state === 'suspended' && until ? t('partner.until', { day: say.day(until) }) : word('partnerState', state)
    },
    [t, say, word],
  )
  const option = useCallback(
    (partner: Partner) => ({
      value: partner.id,
      label: say.name(partner),
      note: [
        why(partner),
        word('partnerKind', partner.kind),
        t('partner.rating', { rating: partner.rating }),
        t('partner.deals', { count: partner.deals }),
        ...partner.skills.flatMap((code) => tags?.find((tag) => tag.code === code) ?? []).map((tag) => say.name(tag)),
      ]
        .filter(Boolean)
        .join(' · '),
      disabled: partner.state !== 'qualified' && !chosen.includes(partner.id),
    }),
    [say, word, why, t, tags, chosen],
  )
  return (
    <ListChooser
      chooser={choosePartner}
      screen={screen}
      title={t('title.choosePartner')}
      option={option}
      chosen={chosen}
      most={max}
      quick={[
        { key: 'maker', on: { kinds: ['maker'] } },
        { key: 'contractor', on: { kinds: ['contractor'] } },
        { key: 'design', on: { kinds: ['design'] } },
        { key: 'best', on: { rating: ['A'] } },
      ]}
      empty={{ title: t('partner.none') }}
      answer={(rows) => rows.map(({ id }) => id)}
    />
  )
})
