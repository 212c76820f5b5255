import SlidersHorizontal from '@phosphor-icons/core/regular/sliders-horizontal.svg'
import { useCoreTexts } from '#platform/i18n'
import { Chip, Chips, Icon, useActiveFirst } from '#ui/components'
import type { AnyScreen } from './useListScreen'
import { useListTexts } from './useListTexts'
import { type QuickFilter, useQuick } from './useQuick'

interface QuickChipsProps<F> {
  readonly screen: AnyScreen
  readonly quick: readonly QuickFilter<F>[]
  /** Opens the filter; without it there is no filter button. */
  readonly onFilter?: (() => void) | undefined
}

/** One-tap filters for frequent use (field-needs.md 9), and the button that opens the filter. */
export function QuickChips<F>({ screen, quick, onFilter }: QuickChipsProps<F>) {
  const { filter, list } = screen
  const t = useCoreTexts()
  const area = useListTexts(list)
  const { isOn, press } = useQuick(screen)
  const { ordered, hold } = useActiveFirst(quick, isOn)
  if (!onFilter && quick.length === 0) return null
  return (
    <Chips label={t('list.quick')}>
      {onFilter ? (
        <Chip icon={<Icon svg={SlidersHorizontal} />} badge={list.filters.count(filter)} onPress={onFilter}>
          {t('list.filter')}
        </Chip>
      ) : null}
      {ordered.map((one) => (
        <Chip
          key={one.key}
          pressed={isOn(one)}
          count={one.count}
          onPress={() => {
            hold()
            press(one)
          }}
        >
          {area(`quick.${one.key}`)}
        </Chip>
      ))}
    </Chips>
  )
}
