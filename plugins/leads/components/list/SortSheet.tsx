import { useBackListener } from '#src/navigation'
import { useTexts } from '#src/plugin'
import { OptionList, Sheet } from '#src/ui'
import { type SortChoice, sortOf, sortParameter, sortsOf } from './sorts'
import type { ListChoice } from './useListChoice'

interface SortSheetProps {
  readonly open: boolean
  readonly choice: ListChoice
  readonly onClose: () => void
}

/** Orders that the list can take. */
export function SortSheet({ open, choice, onClose }: SortSheetProps) {
  const t = useTexts()
  useBackListener(onClose, open)
  const { tab, filter, change } = choice
  const options = sortsOf(tab).map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))
  const pick = ([sort]: string[]) => {
    const next = sortsOf(tab).find((known): known is SortChoice => known === sort)
    if (next) change({ sort: sortParameter(tab, next) })
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('list.sort')}>
      <OptionList
        label={t('list.sort')}
        options={options}
        value={[sortOf(tab, filter)]}
        onChange={pick}
        onPicked={onClose}
      />
    </Sheet>
  )
}
