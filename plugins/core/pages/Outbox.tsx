import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { formatMoment } from '#base/calendar'
import { formatSize } from '#base/quantities'
import { useCore } from '#platform/core'
import { errorText } from '#platform/http'
import { loadTexts, useCoreTexts, useLanguage } from '#platform/i18n'
import { usePageState } from '#platform/navigation'
import type { Outbox as OutboxModel } from '#platform/outbox'
import { Button, Card, Notice, PageFrame, SkeletonRows, StateView } from '#ui/components'
import { Entry } from '../components/outbox/Entry'
import { useOutbox } from '../components/outbox/useOutbox'
import { useTexts } from '../plugin'

/** Unsent entries with age, size and state; retry, edit, discard (pages 'Workbench'). */
export default function Outbox() {
  const t = useTexts()
  const opened = useOutbox()
  if (opened.kind === 'open') return <Entries outbox={opened.outbox} />
  return (
    <PageFrame title={t('outbox.title')}>
      {opened.kind === 'loading' ? <Loading /> : <Failed error={opened.error} onRetry={opened.retry} />}
    </PageFrame>
  )
}

function Loading() {
  usePageState('loading')
  return <SkeletonRows count={3} />
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTexts()
  const core = useCoreTexts()
  usePageState('error')
  return (
    <StateView
      kind="failed"
      title={t('outbox.failed')}
      text={errorText(error, core)}
      action={{ label: core('retry'), onPress: onRetry }}
    />
  )
}

/** Without the texts of an area its entries have a general name. */
const textsMissing = (error: unknown) => console.warn('texts of an area could not be loaded', error)

const Entries = observer(function Entries({ outbox }: { readonly outbox: OutboxModel }) {
  const t = useTexts()
  const core = useCoreTexts()
  const language = useLanguage()
  const { callOf } = useCore().outbox
  const { unsent, unsentBytes, oldestAt, unreadable } = outbox
  const sent = outbox.queue.filter(({ state }) => state.kind === 'sent').reverse()
  usePageState(unsent.length + sent.length > 0 ? 'ready' : 'empty')

  // Entries show texts of the areas that enqueued them.
  const areas = [...new Set(outbox.queue.flatMap((item) => callOf(item)?.plugin ?? []))].join(' ')
  useEffect(() => {
    for (const area of areas.split(' ').filter(Boolean)) loadTexts(area).catch(textsMissing)
  }, [areas])

  const sendAll = async () => {
    const mayGo = unsent.filter(
      ({ state }) => state.kind === 'waiting' || (state.kind === 'failed' && state.reason === undefined),
    )
    await Promise.all(mayGo.map(({ id }) => outbox.retryNow(id)))
  }

  return (
    <PageFrame
      title={t('outbox.title')}
      bottomBar={
        unsent.length > 0 ? (
          <Button variant="brand" wide busy={outbox.isSending} onPress={sendAll}>
            {t('outbox.sendAll')}
          </Button>
        ) : undefined
      }
    >
      {unreadable > 0 ? <Notice tone="warn">{core('outbox.unreadable')}</Notice> : null}
      {unsent.length === 0 ? (
        <StateView kind="empty" title={t('outbox.none')} text={t('outbox.noneText')} />
      ) : (
        <Card title={t('outbox.sum', { count: unsent.length, size: formatSize(unsentBytes, language) })}>
          {oldestAt === undefined ? null : (
            <p className="entry__oldest">{t('outbox.oldest', { time: formatMoment(new Date(oldestAt), language) })}</p>
          )}
          <ul aria-label={t('outbox.list')}>
            {unsent.map((item) => (
              <Entry key={item.id} outbox={outbox} item={item} />
            ))}
          </ul>
        </Card>
      )}
      {sent.length > 0 ? (
        <Card title={t('outbox.sentList')}>
          <ul aria-label={t('outbox.sentList')}>
            {sent.map((item) => (
              <Entry key={item.id} outbox={outbox} item={item} />
            ))}
          </ul>
        </Card>
      ) : null}
    </PageFrame>
  )
})
