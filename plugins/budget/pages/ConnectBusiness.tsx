import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { ChoiceRow } from '#domain/choosers'
import { ListScreen, useListScreen } from '#kit/lists'
import { useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { usePageTools } from '#ui/components'
import { type Business, businessList, businessRows } from '../lists'
import { useTexts } from '../plugin'
import { connectBus, projectButget } from '../routes'

export { businessList as data } from '../lists'
export { businessSearch as search } from '../rules/filters'

/** Chooses the opportunity that an estimate belongs to; without a page that waits, shows its estimates (/connectBus). */
export default observer(function ConnectBusiness() {
  const t = useTexts()
  const { page } = usePageTools()
  const screen = useListScreen(businessList)
  const { choosing = false } = useSearch(connectBus)
  const choose = useCallback(
    ({ businessId, name, nameEn, custId }: Business) => {
      if (choosing) page.answer(connectBus, { businessId, name, nameEn, custId })
      else page.open(projectButget, { tab: 'org', businessId })
    },
    [page, choosing],
  )
  const row = useCallback((id: string) => <Row id={id} onChoose={choose} />, [choose])
  return (
    <ListScreen
      screen={screen}
      title={t('title.connectBus')}
      row={row}
      rowHeight={92}
      plainRows
      empty={{ title: t('empty.businesses') }}
    />
  )
})

const Row = observer(function Row({
  id,
  onChoose,
}: {
  readonly id: string
  readonly onChoose: (chosen: Business) => void
}) {
  const { say, word } = usePageTools()
  const business = useStore(businessRows).get(id)
  if (!business) return null
  const { customer, customerEn, stage, amount, owner } = business
  const name = say.name(business)
  const whose = say.text(customer, customerEn) ?? ''
  return (
    <ChoiceRow
      name={name}
      // Most are named after their customer.
      note={say.line(id, !name.includes(whose) && whose, word('stage', stage), say.money(amount), say.name(owner))}
      isOn={false}
      isSingle
      onPress={() => onChoose(business)}
    />
  )
})
