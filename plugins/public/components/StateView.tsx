import { useState } from 'react'
import { useCore } from '#platform/core'
import {
  InlineError,
  Notice,
  OfflineBar,
  RefusedView,
  RetryRow,
  Section,
  Segmented,
  type StateKind,
  StateView,
  WaitingTag,
} from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const KINDS: readonly Exclude<StateKind, 'construction'>[] = ['empty', 'offline', 'denied', 'not-found', 'failed']

const SEEN_AT = new Date()

export default function StateViewExample() {
  const t = useTexts()
  const { feedback } = useCore()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('empty')
  const press = () => feedback.toast(t('parts.pressed'))
  const retry = { label: t('parts.edit'), onPress: press }
  return (
    <>
      <Shown state="page" pad>
        <Segmented
          label={t('parts.states')}
          hideLabel
          options={KINDS.map((value) => ({ value, label: t(`parts.kind.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <StateView kind={kind} title={t(`parts.kind.${kind}`)} text={t('parts.words')} action={retry} />
      </Shown>
      <Shown state="gone">
        <RefusedView kind="not-found" />
      </Shown>
      <Shown state="bar">
        <OfflineBar seenAt={SEEN_AT} onReload={press} />
      </Shown>
      <Shown state="notice">
        <Notice tone="warn" action={retry}>
          {t('parts.words')}
        </Notice>
      </Shown>
      <Shown state="sections">
        <div className="shown__page">
          <Section title={t('parts.course')} state={{ kind: 'empty', text: t('parts.kind.empty') }} />
          <Section title={t('parts.links')} state={{ kind: 'failed', text: t('parts.failed'), onRetry: press }} />
        </div>
      </Shown>
      <Shown state="inRow">
        <p>
          <WaitingTag items={[{ state: { kind: 'waiting', since: 0, notBefore: 0 } }]} />{' '}
          <WaitingTag items={[{ state: { kind: 'conflict', at: 0, message: '' } }]} />
        </p>
        <InlineError text={t('parts.failed')} onRetry={press} />
        <RetryRow text={t('parts.failed')} onRetry={press} />
      </Shown>
    </>
  )
}
