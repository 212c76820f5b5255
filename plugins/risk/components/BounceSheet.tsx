import { observer } from 'mobx-react-lite'
import { ResourceView } from '#kit/detail'
import { useResource } from '#kit/records'
import { LARGEST_PAGE } from '#platform/http'
import { CellCard, Sheet, SkeletonLines, usePageTools } from '#ui/components'
import { listBounces } from '../api/bounces'
import { useTexts } from '../plugin'
import { toDoGasBounceEdit, toDoGasBounceView } from '../routes'
import { StateTag } from './words'

/** Volumes that are up again, those that wait first. */
export const BounceSheet = observer(function BounceSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts()
  const { say, page } = usePageTools()
  const bounces = useResource((core, signal) =>
    core.http(listBounces, { page: 1, size: LARGEST_PAGE }, { signal, background: true }),
  )
  return (
    <Sheet open onClose={onClose} title={t('bounces.title')}>
      <ResourceView
        section={bounces}
        skeleton={<SkeletonLines count={4} />}
        empty={({ items }) => (items.length === 0 ? { title: t('bounces.none') } : undefined)}
      >
        {({ items }) => (
          <CellCard
            cells={items.map(({ id, customer, recovery, date, state, can }) => ({
              key: id,
              record: `gas-bounce:${id}`,
              title: say.name(customer),
              note: t('bounces.note', { recovery: say.percent(recovery), day: say.day(date) }),
              value: <StateTag state={state} />,
              onPress: () => page.open(can.includes('submit') ? toDoGasBounceEdit : toDoGasBounceView, { id }),
            }))}
          />
        )}
      </ResourceView>
    </Sheet>
  )
})
