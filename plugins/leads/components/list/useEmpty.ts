import { formatDistance } from '#src/calendar'
import { useTexts } from '#src/plugin'
import type { ListViewProps } from '#src/ui'
import { countFilters } from '../../rules/filters'
import type { ListChoice } from './useListChoice'

/** Far enough to find something, near enough for today. m */
const WIDER = 20_000

/** What an empty list says, and the next sensible thing to do. */
export function useEmpty({ tab, filter, change, show, showTab }: ListChoice): ListViewProps['empty'] {
  const t = useTexts()
  const clear = { label: t('empty.clear'), onPress: () => show({ sort: filter.sort }) }
  const { radius } = filter
  if (radius !== undefined && radius < WIDER) {
    return {
      title: t('empty.near', { distance: formatDistance(radius) }),
      text: t('empty.filteredText'),
      action: {
        label: t('empty.wider', { distance: formatDistance(WIDER) }),
        onPress: () => change({ radius: WIDER }),
      },
      alternative: clear,
    }
  }
  if (countFilters(filter) > 0) return { title: t('empty.filtered'), text: t('empty.filteredText'), action: clear }
  if (filter.keyword) {
    return {
      title: t('empty.filtered'),
      text: t('empty.filteredText'),
      action: { label: t('empty.clearSearch'), onPress: () => change({ keyword: undefined }) },
    }
  }
  const other = tab === 'pool' ? 'mine' : 'pool'
  return {
    title: t(`empty.${tab}`),
    text: t(`empty.${tab}Text`),
    action: { label: t(other === 'mine' ? 'empty.toMine' : 'empty.toPool'), onPress: () => showTab(other) },
  }
}
