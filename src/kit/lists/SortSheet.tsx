import { useRef } from 'react'
import { useCoreTexts } from '#platform/i18n'
import { OptionList, Sheet } from '#ui/components'
import type { AnyScreen } from './useListScreen'
import { useListTexts } from './useListTexts'

interface SortSheetProps {
  readonly screen: AnyScreen
  readonly open: boolean
  readonly onClose: () => void
}

/** Sheet with the sort orders, `sort.<order>` of the area. A touch selects and closes; arrow keys only select. */
export function SortSheet({ screen, open, onClose }: SortSheetProps) {
  const t = useCoreTexts()
  const area = useListTexts(screen.list)
  const byKey = useRef(false)
  const { list, tab, filter, sort, sortBy } = screen
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
          options={(list.sorts?.(tab, filter) ?? []).map((one: string) => ({ value: one, label: area(`sort.${one}`) }))}
          value={sort}
          onChange={(one) => {
            sortBy(one)
            if (!byKey.current) onClose()
          }}
        />
      </div>
    </Sheet>
  )
}
