import { SlidersHorizontal } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { observer } from 'mobx-react-lite'
import { useStore } from '#src/core'
import { Chip, Chips, useActiveFirst } from '#src/ui'
import type { LeadSums } from '../../api'
import { countFilters, type LeadFilter } from '../../rules/filters'
import { leadListStore } from '../../stores/LeadListStore'
import { useTexts } from '../../texts'
import { useNear } from '../filter/useNear'
import { useFilterScreen } from './useFilterScreen'
import type { ListChoice } from './useListChoice'

/** Radius around the user. m */
const NEAR = 5000

/** Filter set by one tap: the changes that set and clear it, and its condition. */
interface QuickFilter {
  readonly key: 'dueToday' | 'late' | 'near' | 'followed' | 'score80' | 'quiet30'
  readonly on: LeadFilter
  readonly off: LeadFilter
  readonly isOn: (filter: LeadFilter) => boolean
  /** Number of leads it matches, if the sums of the list contain it. */
  readonly count?: (sums: LeadSums) => number
}

const near: QuickFilter = {
  key: 'near',
  on: { radius: NEAR },
  off: { radius: undefined },
  isOn: ({ radius }) => radius === NEAR,
}

const QUICK: readonly QuickFilter[] = [
  {
    key: 'dueToday',
    on: { due: 'today' },
    off: { due: undefined },
    isOn: ({ due }) => due === 'today',
    count: ({ due }) => due,
  },
  {
    key: 'late',
    on: { due: 'late' },
    off: { due: undefined },
    isOn: ({ due }) => due === 'late',
    count: ({ late }) => late,
  },
  near,
  { key: 'followed', on: { followed: true }, off: { followed: undefined }, isOn: ({ followed }) => followed === true },
  {
    key: 'score80',
    on: { scoreMin: 80, scoreMax: undefined },
    off: { scoreMin: undefined },
    isOn: ({ scoreMin, scoreMax }) => scoreMin === 80 && scoreMax === undefined,
  },
  {
    key: 'quiet30',
    on: { lastFollow: 'quiet30' },
    off: { lastFollow: undefined },
    isOn: ({ lastFollow }) => lastFollow === 'quiet30',
  },
]

/** Quick filters of the pool; its leads have neither a next step nor follow-ups. */
const OF_POOL: readonly string[] = ['near', 'followed', 'score80']

/** One-tap filters for frequent use (field-needs.md 9), and the button that opens the filter page. */
export const QuickFilters = observer(function QuickFilters({ choice }: { choice: ListChoice }) {
  const t = useTexts()
  const { tab, filter, change } = choice
  const sums = useStore(leadListStore).sumsOf({ tab, filter: {} })
  const openFilter = useFilterScreen(choice)
  const setNear = useNear(change)
  const on = countFilters(filter)

  const offered = QUICK.filter(({ key }) => tab !== 'pool' || OF_POOL.includes(key))
  const { ordered, hold } = useActiveFirst(offered, ({ isOn }) => isOn(filter))

  const press = (quick: QuickFilter) => {
    hold()
    if (quick.isOn(filter)) return change(quick.off)
    // Needs the user's position first.
    if (quick === near) return void setNear(NEAR)
    change(quick.on)
  }

  return (
    <Chips label={t('list.quick')}>
      <Chip icon={<SlidersHorizontal aria-hidden="true" />} badge={on} onPress={openFilter}>
        {t('list.filter')}
      </Chip>
      {ordered.map((quick) => (
        <Chip
          key={quick.key}
          pressed={quick.isOn(filter)}
          count={sums && quick.count?.(sums)}
          onPress={() => press(quick)}
        >
          {t(`list.${quick.key}`)}
        </Chip>
      ))}
    </Chips>
  )
})
