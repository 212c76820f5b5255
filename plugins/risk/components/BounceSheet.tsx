import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { ResourceView } from '#kit/detail'
import { PagedPart, type Pages, refusalText, useResource } from '#kit/records'
import { useCore } from '#platform/core'
import { LARGEST_PAGE } from '#platform/http'
import { Button, CellCard, InlineError, Sheet, SkeletonLines, usePageTools } from '#ui/components'
import { type Bounce, listBounces } from '../api/bounces'
import { useTexts } from '../plugin'
import { toDoGasBounceEdit, toDoGasBounceView } from '../routes'
import { StateTag } from './words'

/** Volumes that are up again, those that wait first; the others page by page. */
export const BounceSheet = observer(function BounceSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts()
  const { http } = useCore()
  const { say, page } = usePageTools()
  const bounces = useResource(async (core, signal): Promise<Pages<Bounce>> => {
    const first = { page: 1, size: LARGEST_PAGE }
    const { items, total } = await core.http(listBounces, first, { signal, background: true })
    return { items, total, pages: 1 }
  })
  const pages = useMemo(
    () => new PagedPart(bounces, (next) => http(listBounces, { page: next, size: LARGEST_PAGE }, { background: true })),
    [bounces, http],
  )
  return (
    <Sheet open onClose={onClose} title={t('bounces.title')}>
      <ResourceView
        section={bounces}
        skeleton={<SkeletonLines count={4} />}
        empty={({ items }) => (items.length === 0 ? { title: t('bounces.none') } : undefined)}
      >
        {({ items, total }) => (
          <>
            <CellCard
              cells={items.map(({ id, customer, recovery, date, state, can }) => ({
                key: id,
                record: `gas-bounce:${id}`,
                title: say.name(customer),
                note: say.line(
                  recovery > 0 && t('bounces.note', { recovery: say.percent(recovery, 1) }),
                  say.day(date),
                ),
                value: <StateTag state={state} />,
                onPress: () => page.open(can.includes('submit') ? toDoGasBounceEdit : toDoGasBounceView, { id }),
              }))}
            />
            {pages.more === 'failed' ? (
              <InlineError text={refusalText(pages.moreError, t)} onRetry={pages.loadMore} />
            ) : pages.complete ? null : (
              <Button variant="soft" wide busy={pages.more === 'loading'} onPress={() => void pages.loadMore()}>
                {t('bounces.more', { count: total - items.length })}
              </Button>
            )}
          </>
        )}
      </ResourceView>
    </Sheet>
  )
})
