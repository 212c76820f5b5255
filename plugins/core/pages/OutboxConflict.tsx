import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useCore } from '#platform/core'
import { loadTexts, useCoreTexts } from '#platform/i18n'
import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import type { Outbox, OutboxItem } from '#platform/outbox'
import { Button, Card, Notice, PageFrame, SkeletonRows, StateView } from '#ui/components'
import { SideBySide } from '../components/outbox/SideBySide'
import { useEntryActions } from '../components/outbox/useEntryActions'
import { useOutbox } from '../components/outbox/useOutbox'
import { useTexts } from '../plugin'
import { outboxConflict } from '../routes'

/**
 * Version conflict of an entry: both versions side by side and a choice; nothing is overwritten unseen (field-needs.md
 * 4).
 */
export default observer(function OutboxConflict() {
  const { id } = useSearch(outboxConflict)
  const opened = useOutbox()
  if (opened.kind === 'failed') return <Nothing />
  if (opened.kind === 'loading') return <Loading />
  const item = opened.outbox.items.get(id)
  return item?.state.kind === 'conflict' ? <Choice outbox={opened.outbox} item={item} /> : <Nothing />
})

function Loading() {
  const t = useTexts()
  usePageState('loading')
  return (
    <PageFrame title={t('outbox.conflictTitle')}>
      <SkeletonRows count={3} />
    </PageFrame>
  )
}

/** Shown if the entry has since been sent or discarded, or does not exist. */
function Nothing() {
  const page = usePageNavigation()
  const t = useTexts()
  const core = useCoreTexts()
  usePageState('not-found')
  return (
    <PageFrame title={t('outbox.conflictTitle')}>
      <StateView
        kind="not-found"
        title={t('outbox.settled')}
        text={t('outbox.settledText')}
        action={{ label: core('back'), onPress: page.back }}
      />
    </PageFrame>
  )
}

const Choice = observer(function Choice({ outbox, item }: { readonly outbox: Outbox; readonly item: OutboxItem }) {
  const page = usePageNavigation()
  const t = useTexts()
  const core = useCoreTexts()
  const { feedback, outbox: kept } = useCore()
  const { discard } = useEntryActions(outbox)
  const known = kept.callOf(item)
  const { state, id } = item
  const theirs = state.kind === 'conflict' ? state.theirs : undefined
  usePageState('ready')
  useEffect(() => {
    if (known) void loadTexts(known.plugin)
  }, [known])

  const sendMine = async () => {
    const { request, isWhole } = await outbox.contentsOf(id)
    if (!isWhole) {
      feedback.toast(core('outbox.reason.fileMissing'))
      return
    }
    const isTaken = await outbox.edit(id, known?.onTop?.(request, theirs) ?? request)
    feedback.toast(t(isTaken ? 'outbox.sendsAgain' : 'outbox.settled'))
    page.back()
  }
  const discardMine = async () => {
    if (await discard(item)) page.back()
  }
  return (
    <PageFrame
      title={t('outbox.conflictTitle')}
      bottomBar={
        <>
          <Button variant="line" onPress={discardMine}>
            {t('outbox.discardMine')}
          </Button>
          {known ? (
            <Button variant="brand" onPress={sendMine}>
              {t('outbox.sendMine')}
            </Button>
          ) : null}
        </>
      }
    >
      <Notice tone="warn">{t('outbox.status.conflict')}</Notice>
      <Card title={item.label}>
        <SideBySide item={item} known={known} theirs={theirs} />
      </Card>
    </PageFrame>
  )
})
