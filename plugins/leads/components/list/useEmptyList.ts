import type { ListScreenModel, ListViewProps } from '#kit/lists'
import { useTexts } from '../../plugin'
import type { LeadFilter, Tab } from '../../rules/filters'

type Empty = ListViewProps['empty']
type Choice = Pick<ListScreenModel<Tab, LeadFilter, never, never>, 'tab' | 'filter' | 'change' | 'clear' | 'showTab'>

/** Radius offered if nothing is near: large enough to find leads, small enough to reach them today. m */
const WIDER = 20_000

/** What an empty list says: without filters where to find leads, around the user the wider radius. */
export function useEmptyList({ tab, filter, change, clear, showTab }: Choice): {
  readonly none: Empty
  readonly filtered: Empty | undefined
} {
  const t = useTexts()
  const kilometres = (metres: number) => t('unit.km', { n: metres / 1000 })
  const { radius } = filter
  const other = tab === 'pool' ? 'mine' : 'pool'
  const none = {
    title: t(`empty.${tab}`),
    text: t(`empty.${tab}Text`),
    action: { label: t(other === 'mine' ? 'empty.toMine' : 'empty.toPool'), onPress: () => showTab(other) },
  }
  if (radius === undefined || radius >= WIDER) return { none, filtered: undefined }
  const filtered = {
    title: t('empty.near', { distance: kilometres(radius) }),
    text: t('empty.filteredText'),
    action: { label: t('empty.wider', { distance: kilometres(WIDER) }), onPress: () => change({ radius: WIDER }) },
    alternative: { label: t('empty.clear'), onPress: clear },
  }
  return { none, filtered }
}
