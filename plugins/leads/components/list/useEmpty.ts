import type { ListViewProps } from '#src/lists'
import { countFilters } from '../../rules/filters'
import { useTexts } from '../../texts'
import type { ListChoice } from './useListChoice'

/** Radius offered if nothing is near: large enough to find leads, small enough to reach them today. m */
const WIDER = 20_000

/** Text of an empty list and the action that helps most. */
export function useEmpty({ tab, filter, change, show, showTab }: ListChoice): ListViewProps['empty'] {
  const t = useTexts()
  const kilometres = (metres: number) => t('unit.km', { n: metres / 1000 })
  const { keyword } = filter
  const clear = { label: t('empty.clear'), onPress: () => show({ sort: filter.sort, keyword }) }
  const clearSearch = { label: t('empty.clearSearch'), onPress: () => change({ keyword: undefined }) }
  const { radius } = filter
  if (radius !== undefined && radius < WIDER) {
    return {
      title: t('empty.near', { distance: kilometres(radius) }),
      text: t('empty.filteredText'),
      action: {
        label: t('empty.wider', { distance: kilometres(WIDER) }),
        onPress: () => change({ radius: WIDER }),
      },
      alternative: clear,
    }
  }
  const nothingFits = { title: t('empty.filtered'), text: t('empty.filteredText') }
  if (countFilters(filter) > 0)
    return { ...nothingFits, action: clear, ...(keyword ? { alternative: clearSearch } : {}) }
  if (keyword) return { ...nothingFits, action: clearSearch }
  const other = tab === 'pool' ? 'mine' : 'pool'
  return {
    title: t(`empty.${tab}`),
    text: t(`empty.${tab}Text`),
    action: { label: t(other === 'mine' ? 'empty.toMine' : 'empty.toPool'), onPress: () => showTab(other) },
  }
}
