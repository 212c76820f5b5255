import { useRef } from 'react'
import { OptionList, Sheet } from '#src/ui'
import { useTexts } from '../../texts'
import { sortOf, sortParameter, sortsOf } from './sorts'
import type { ListChoice } from './useListChoice'

interface SortSheetProps {
  readonly open: boolean
  readonly choice: ListChoice
  readonly onClose: () => void
}

/** Sheet with the sort orders. A touch selects and closes; arrow keys only change the selection. */
export function SortSheet({ open, choice, onClose }: SortSheetProps) {
  const t = useTexts()
  const byKey = useRef(false)
  const { tab, filter, change } = choice
  return (
    <Sheet open={open} onClose={onClose} title={t('list.sort')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only detects the input device of the selection */}
      <div
        onKeyDown={() => {
          byKey.current = true
        }}
        onPointerDown={() => {
          byKey.current = false
        }}
      >
        <OptionList
          label={t('list.sort')}
          options={sortsOf(tab).map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          value={sortOf(tab, filter)}
          onChange={(sort) => {
            change({ sort: sortParameter(tab, sort) })
            if (!byKey.current) onClose()
          }}
        />
      </div>
    </Sheet>
  )
}
