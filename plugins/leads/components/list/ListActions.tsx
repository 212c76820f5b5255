import { ArrowClockwise } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { ClockCounterClockwise } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { DotsThreeVertical } from '@phosphor-icons/react/dist/csr/DotsThreeVertical'
import { FunnelX } from '@phosphor-icons/react/dist/csr/FunnelX'
import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStore } from '#src/core'
import type { ListModel } from '#src/lists'
import { ActionMenu, IconButton, useTellFailure } from '#src/ui'
import { countFilters } from '../../rules/filters'
import { listPreferences } from '../../stores/ListPreferences'
import { useTexts } from '../../texts'
import type { ListChoice } from './useListChoice'
import type { SearchModel } from './useSearchField'

interface ListActionsProps {
  readonly list: ListModel
  readonly choice: ListChoice
  readonly search: SearchModel
}

/** Search button and menu of the list, to the right of its title. */
export const ListActions = observer(function ListActions({ list, choice, search }: ListActionsProps) {
  const t = useTexts()
  const tellFailure = useTellFailure()
  const kept = useStore(listPreferences)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  const reload = () => {
    list.reload().catch(tellFailure)
  }
  const actions = [
    { label: t('list.refresh'), icon: <ArrowClockwise aria-hidden="true" />, onPress: reload },
    ...(countFilters(choice.filter) > 0
      ? [
          {
            label: t('empty.clear'),
            icon: <FunnelX aria-hidden="true" />,
            onPress: () => choice.show({ keyword: choice.filter.keyword, sort: choice.filter.sort }),
          },
        ]
      : []),
    ...(kept.searches.length > 0
      ? [
          {
            label: t('list.clearRecent'),
            icon: <ClockCounterClockwise aria-hidden="true" />,
            onPress: kept.clearSearches,
          },
        ]
      : []),
  ]
  return (
    <>
      <IconButton label={t(search.open ? 'list.closeSearch' : 'list.search')} onPress={search.toggle}>
        <MagnifyingGlass aria-hidden="true" />
      </IconButton>
      <IconButton label={t('list.more')} opens onPress={() => setOpen(true)}>
        <DotsThreeVertical aria-hidden="true" />
      </IconButton>
      <ActionMenu open={open} onClose={close} title={t('list.more')} actions={actions} />
    </>
  )
})
