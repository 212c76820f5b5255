import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { HostMethod } from '#platform/host'
import type { Encoding, Outcome, PendingCall, Rule, RuleId } from '../../simulator/types'
import type { ConsoleStore } from '../ConsoleStore'
import { Button, Caption, Select, Switch, TextInput } from '../parts/controls'
import { methodForm } from '../payload/callbacks'
import { BY_HAND, hasPayload, isGiving, methodsIn, outcomesIn, ruleIn } from '../payload/outcomes'
import { PayloadEditor } from '../payload/PayloadEditor'
import { type Json, jsonText, readJson } from '../payload/readJson'
import type { Texts } from '../texts'

const ENCODINGS = ['', 'object', 'json', 'double', 'percent', 'naive', 'raw'] as const
const list = (values: readonly string[]) => values.map((value) => [value, { text: value || '–' }] as const)

type Needed = 'method' | 'then'
/** Undefined removes a field. */
type Change = Partial<Pick<Rule, Needed>> & { readonly [F in Exclude<keyof Rule, Needed>]?: Rule[F] | undefined }

/** The rule with what is typed as its payload, and a change; data of a success are no text of a failure. */
function changed(rule: Rule, typed: Json, change: Change): Rule {
  const isOther = change.then !== undefined && isGiving(change.then) !== isGiving(rule.then)
  const kept = typed.ok ? typed.value : rule.payload
  const next = { ...rule, payload: isOther ? undefined : kept, ...change }
  const { method, then, nth, times, delayMs, encoding, payload, off } = next
  return {
    method,
    then,
    ...(nth !== undefined && { nth }),
    ...(times !== undefined && { times }),
    ...(delayMs !== undefined && { delayMs }),
    ...(encoding !== undefined && { encoding }),
    ...(payload !== undefined && { payload }),
    ...(off && { off }),
  }
}

/** How calls of the host are answered. */
export const RepliesTab = observer(function RepliesTab({ store }: { readonly store: ConsoleStore }) {
  const { phone, t } = store
  const asked = phone.state?.pending.filter(({ outcome }) => outcome === 'ask') ?? []
  const answered = asked.find(({ id }) => id === store.answering)
  return (
    <div className="split split--rules">
      <table className="rl">
        <thead>
          <tr>
            <th>{t('replies.on')}</th>
            <th>{t('replies.method')}</th>
            <th>{t('replies.when')}</th>
            <th>{t('replies.delay')}</th>
            <th>{t('replies.outcome')}</th>
            <th>{t('replies.payloadShort')}</th>
            <th className="r">{t('replies.hits')}</th>
            <th>
              <span className="unseen">{t('scenarios.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {phone.state?.rules.map(({ id, seen: _, fired, ...rule }) => (
            <RuleRow key={id} id={id} fired={fired} rule={rule} store={store} />
          ))}
          {asked.map(({ id, method }) => (
            <tr key={id}>
              <td />
              <td className="mono">{method}</td>
              <td colSpan={5}>{t('timeline.waiting')}</td>
              <td className="r">
                <button type="button" className="link" onClick={() => store.setAnswering(id)}>
                  {t('timeline.answer')}
                </button>
              </td>
            </tr>
          ))}
          <tr className="rest">
            <td />
            <td colSpan={7}>
              {t('replies.rest')} {phone.state?.host === 'browser' ? t('replies.browser') : null}
            </td>
          </tr>
        </tbody>
      </table>
      {answered ? <AnswerEditor key={answered.id} call={answered} store={store} /> : <RuleEditor store={store} />}
    </div>
  )
})

interface RuleRowProps {
  readonly id: RuleId
  readonly rule: Rule
  /** Number of calls that it was applied to. */
  readonly fired: number
  readonly store: ConsoleStore
}

/** To which calls a rule applies. */
function whenText({ nth, times }: Rule, t: Texts): string {
  if (!nth) return times ? t('replies.times', { times }) : t('replies.always')
  return times && times > 1 ? t('replies.calls', { nth, last: nth + times - 1 }) : t('replies.nth', { nth })
}

/** A rule of the phone: switched off without being lost, opened in the editor, removed. */
const RuleRow = observer(function RuleRow({ id, rule, fired, store }: RuleRowProps) {
  const { phone, t } = store
  const { off, ...on } = rule
  const { method, delayMs, then, payload, encoding } = on
  return (
    <tr data-chosen={store.editing === id || undefined}>
      <td>
        <Switch
          label={t('replies.use', { method })}
          checked={!off}
          onChange={(isOn) => phone.run((sim) => sim.rule(isOn ? on : { ...on, off: true }, id))}
        />
      </td>
      <td className="mono">{method}</td>
      <td>{whenText(rule, t)}</td>
      <td>{delayMs === undefined ? '–' : `${delayMs} ms`}</td>
      <td className="rl__outcome" title={t(`outcome.${then}`)}>
        {t(`outcome.${then}`)}
      </td>
      <td className="rl__payload mono" title={jsonText(payload)}>
        {payload === undefined ? '–' : JSON.stringify(payload)} {encoding}
      </td>
      <td className="r">{fired}</td>
      <td className="r">
        {methodsIn(phone.state?.host).includes(method) ? (
          <button type="button" className="link" onClick={() => store.edit(rule, id)}>
            {t('replies.edit')}
          </button>
        ) : null}{' '}
        <button type="button" className="link" onClick={() => phone.run((sim) => sim.unrule(id))}>
          {t('replies.remove')}
        </button>
      </td>
    </tr>
  )
})

const RuleEditor = observer(function RuleEditor({ store }: { readonly store: ConsoleStore }) {
  const { phone, t } = store
  const host = phone.state?.host
  const draft = ruleIn(host, store.draft)
  const shown = (draft === store.draft ? store.draftText : undefined) ?? jsonText(draft.payload)
  const type = (text: string) => {
    if (draft !== store.draft) store.setDraft(draft)
    store.setDraftText(text)
  }
  const payload = readJson(shown)
  const change = (next: Change) => store.setDraft(changed(draft, payload, next))
  // A rule that was removed meanwhile is added.
  const replaced = phone.state?.rules.find(({ id }) => id === store.editing)?.id
  const save = () => {
    if (replaced === undefined) return phone.run((sim) => sim.rule(changed(draft, payload, { off: undefined })))
    const rule = changed(draft, payload, {})
    phone.run((sim) => sim.rule(rule, replaced))
    // It stays the edited one: a second press saves the same again.
    store.edit(rule, replaced)
  }
  const whole = (value: string) => (Number(value) > 0 ? Math.round(Number(value)) : undefined)
  return (
    <div className="ed">
      <div className="ed__grid">
        <Caption label={t('replies.method')}>
          <Select
            label={t('replies.method')}
            t={t}
            choices={list(methodsIn(host))}
            value={draft.method}
            onChange={(method) => change({ method: method as HostMethod, payload: undefined })}
          />
        </Caption>{' '}
        <Caption label={t('replies.outcome')}>
          <Select
            label={t('replies.outcome')}
            t={t}
            choices={outcomesIn(host, draft.method).map((outcome) => [outcome, `outcome.${outcome}`] as const)}
            value={draft.then}
            onChange={(then) => change({ then: then as Outcome })}
          />
        </Caption>{' '}
        {host === 'browser' ? null : (
          <Caption label={t('replies.encoding')}>
            <Select
              label={t('replies.encoding')}
              t={t}
              choices={list(ENCODINGS)}
              value={draft.encoding ?? ''}
              onChange={(encoding) => change({ encoding: encoding === '' ? undefined : (encoding as Encoding) })}
            />
          </Caption>
        )}{' '}
        <Caption label={t('replies.nthCall')}>
          <TextInput
            label={t('replies.nthCall')}
            value={String(draft.nth ?? '')}
            onCommit={(value) => change({ nth: whole(value) })}
          />
        </Caption>{' '}
        <Caption label={t('replies.timesCalls')}>
          <TextInput
            label={t('replies.timesCalls')}
            unit="×"
            value={String(draft.times ?? '')}
            onCommit={(value) => change({ times: whole(value) })}
          />
        </Caption>{' '}
        <Caption label={t('replies.delay')}>
          <TextInput
            label={t('replies.delay')}
            unit="ms"
            value={String(draft.delayMs ?? '')}
            onCommit={(value) => change({ delayMs: whole(value) })}
          />
        </Caption>{' '}
      </div>
      {hasPayload(host, draft.method) ? (
        <PayloadEditor method={draft.method} outcome={draft.then} text={shown} t={t} onChange={type} />
      ) : null}
      <div className="row">
        <Button kind="main" disabled={!payload.ok} onPress={save}>
          {t(replaced === undefined ? 'replies.add' : 'replies.save')}
        </Button>
        {replaced === undefined ? null : <Button onPress={() => store.edit(draft)}>{t('replies.asNew')}</Button>}
        {hasPayload(host, draft.method) ? (
          <Button onPress={() => type(jsonText(methodForm(draft.method).sample))}>{t('replies.sample')}</Button>
        ) : null}
      </div>
    </div>
  )
})

interface AnswerEditorProps {
  readonly call: PendingCall
  readonly store: ConsoleStore
}

/** The answer of a call that waits for the tester. */
const AnswerEditor = observer(function AnswerEditor({ call: { id, method, asks }, store }: AnswerEditorProps) {
  const { phone, t } = store
  const byHand = BY_HAND.filter((each) => outcomesIn(phone.state?.host, method).includes(each))
  const sample = asks ? '' : jsonText(methodForm(method).sample)
  const [outcome, setOutcome] = useState<Outcome>('success')
  const [text, setText] = useState(sample)
  const payload = readJson(text)
  const answer = () => {
    phone.run((sim) => sim.answer(id, outcome, payload.ok ? payload.value : undefined))
    store.setAnswering(undefined)
  }
  return (
    <section className="ed" aria-label={t('replies.answer', { method })}>
      <h3>{t('replies.answer', { method })}</h3>
      {asks ? <p className="help">{t('replies.asks')}</p> : null}
      <div className="ed__grid">
        <Caption label={t('replies.outcome')}>
          <Select
            label={t('replies.outcome')}
            t={t}
            choices={byHand.map((each) => [each, `outcome.${each}`] as const)}
            value={outcome}
            onChange={(chosen) => {
              const next = byHand.find((each) => each === chosen) ?? 'success'
              if (isGiving(next) !== isGiving(outcome)) setText(isGiving(next) ? sample : '')
              setOutcome(next)
            }}
          />
        </Caption>
      </div>
      <PayloadEditor method={method} outcome={outcome} text={text} t={t} onChange={setText} />
      <div className="row">
        <Button kind="main" disabled={!payload.ok} onPress={answer}>
          {t('timeline.answer')}
        </Button>
        <Button onPress={() => store.setAnswering(undefined)}>{t('replies.later')}</Button>
      </div>
    </section>
  )
})
