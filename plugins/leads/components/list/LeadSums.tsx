import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatNumber, quantity } from '#src/calendar'
import { useStore } from '#src/core'
import { useLanguage } from '#src/i18n'
import type { ListModel } from '#src/lists'
import { SumLine } from '#src/ui'
import { currentPosition } from '../../stores/CurrentPosition'
import { leadListStore } from '../../stores/LeadListStore'
import { useTexts } from '../../texts'
import { SortSheet } from './SortSheet'
import { sortOf } from './sorts'
import type { ListChoice } from './useListChoice'
import './LeadSums.css'

/** Sums of the list, and the button for its sort order. */
export const LeadSums = observer(function LeadSums({ choice, list }: { choice: ListChoice; list: ListModel }) {
  const t = useTexts()
  const language = useLanguage()
  const facts = useStore(leadListStore)
  const { position } = useStore(currentPosition)
  const [sorting, setSorting] = useState(false)
  const { tab, filter } = choice
  const shown = list.status === 'ready' ? list.total : undefined
  const all = facts.sumsOf({ tab, filter: {} })?.total
  const sums = facts.sumsOf({ tab, filter, position })
  const gas = sums && quantity(sums.gas, 'volumePerYear', language)
  const sort = t(`sort.${sortOf(tab, filter)}`)
  const narrowed = shown !== undefined && all !== undefined && all > shown
  const number = (value: number) => formatNumber(value, language)

  return (
    <div className="lead-sums">
      <SumLine sort={{ label: sort, name: t('list.sort'), onPress: () => setSorting(true) }}>
        {shown === undefined ? null : (
          <span>
            <b>{number(shown)}</b>{' '}
            {narrowed ? t('list.ofTotal', { total: number(all) }) : t('list.inAll', { count: shown })}
          </span>
        )}
        {gas && sums.gas > 0 ? (
          <span>
            <b>{gas.figure}</b> {gas.unit}
          </span>
        ) : null}
        {/* For the unfiltered list the quick filters above show this number. */}
        {narrowed && sums && sums.due + sums.late > 0 ? (
          <span>
            <b>{number(sums.due + sums.late)}</b> {t('list.due')}
          </span>
        ) : null}
      </SumLine>
      <SortSheet open={sorting} choice={choice} onClose={() => setSorting(false)} />
    </div>
  )
})
