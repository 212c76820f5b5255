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

/** Orders that the list can take. A touch chooses and closes; arrow keys only move the choice. */
export function SortSheet({ open, choice, onClose }: SortSheetProps) {
  const t = useTexts()
  const byKey = useRef(false)
  const { tab, filter, change } = choice
  return (
    <Sheet open={open} onClose={onClose} title={t('list.sort')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices what the choice is made with */}
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
