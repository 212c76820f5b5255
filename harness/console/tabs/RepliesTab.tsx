import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { HostMethod } from '#platform/host'
import { METHODS } from '../../simulator/methods'
import type { Encoding, Outcome } from '../../simulator/types'
import type { ConsoleStore } from '../ConsoleStore'
import { Button, Caption, Select, TextInput } from '../parts/controls'
import { JsonEditor } from '../parts/JsonEditor'
import { methodForm } from '../payload/callbacks'
import { PayloadForm } from '../payload/PayloadForm'
import { jsonText, readJson } from '../payload/readJson'

const names = (Object.keys(METHODS) as HostMethod[]).sort()
/** How a call can be answered. */
export const OUTCOMES: readonly Outcome[] = [
  ...(['success', 'fail', 'cancel', 'denied', 'no-file', 'silent', 'late', 'twice', 'malformed', 'absent'] as const),
  'ask',
]
/** Outcomes that give the data of a success. */
const GIVING: readonly Outcome[] = ['success', 'late', 'twice']
const ENCODINGS = ['', 'object', 'json', 'double', 'percent', 'naive', 'raw'] as const
const list = (values: readonly string[]) => values.map((value) => [value, { text: value || '–' }] as const)

/** How calls of the host are answered. */
export const RepliesTab = observer(function RepliesTab({ store }: { readonly store: ConsoleStore }) {
  const { phone, t } = store
  return (
    <div className="split split--rules">
      <table className="rl">
        <thead>
          <tr>
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
          {phone.state?.rules.map(({ id, method, nth, times, delayMs, then, fired, payload, encoding }) => (
            <tr key={id}>
              <td className="mono">{method}</td>
              <td>{nth ? t('replies.nth', { nth }) : times ? t('replies.times', { times }) : t('replies.always')}</td>
              <td>{delayMs === undefined ? '–' : `${delayMs} ms`}</td>
              <td>{then}</td>
              <td className="rl__payload mono" title={jsonText(payload)}>
                {payload === undefined ? '–' : JSON.stringify(payload)} {encoding}
              </td>
              <td className="r">{fired}</td>
              <td className="r">
                <button type="button" className="link" onClick={() => phone.run((sim) => sim.unrule(id))}>
                  {t('replies.remove')}
                </button>
              </td>
            </tr>
          ))}
          {phone.state?.pending.map(({ id, method }) => (
            <tr key={id}>
              <td className="mono">{method}</td>
              <td colSpan={5}>{t('timeline.waiting')}</td>
              <td className="r">
                {(['success', 'cancel', 'fail'] as const).map((outcome) => (
                  <button
                    key={outcome}
                    type="button"
                    className="link"
                    onClick={() => phone.run((sim) => sim.answer(id, outcome))}
                  >
                    {outcome}
                  </button>
                ))}
              </td>
            </tr>
          ))}
          <tr className="rest">
            <td colSpan={7}>{t('replies.rest')}</td>
          </tr>
        </tbody>
      </table>
      <RuleEditor store={store} />
    </div>
  )
})

const RuleEditor = observer(function RuleEditor({ store }: { readonly store: ConsoleStore }) {
  const { phone, t, draft } = store
  const [text, setText] = useState<string>()
  const shown = text ?? jsonText(draft.payload)
  const payload = readJson(shown)
  const { fields, sample, misfit } = methodForm(draft.method)
  const isGiving = GIVING.includes(draft.then)
  const wrong = isGiving && payload.ok && payload.value !== undefined ? misfit(payload.value) : ''
  const change = (next: Partial<typeof draft>) => {
    const { payload: _, ...rest } = draft
    const kept = payload.ok && payload.value !== undefined ? { payload: payload.value } : {}
    store.setDraft({ ...rest, ...kept, ...next })
    setText(undefined)
  }
  const whole = (value: string) => (Number(value) > 0 ? Math.round(Number(value)) : undefined)
  const add = () => {
    const { payload: _, nth, times, delayMs, encoding, ...rule } = draft
    phone.run((sim) =>
      sim.rule({
        ...rule,
        ...(nth !== undefined && { nth }),
        ...(times !== undefined && { times }),
        ...(delayMs !== undefined && { delayMs }),
        ...(encoding && { encoding }),
        ...(payload.ok && payload.value !== undefined && { payload: payload.value }),
      }),
    )
  }
  return (
    <div className="ed">
      <div className="ed__grid">
        <Caption label={t('replies.method')}>
          <Select
            label={t('replies.method')}
            t={t}
            choices={list(names)}
            value={draft.method}
            onChange={(method) => change({ method: method as HostMethod, payload: undefined })}
          />
        </Caption>{' '}
        <Caption label={t('replies.outcome')}>
          <Select
            label={t('replies.outcome')}
            t={t}
            choices={OUTCOMES.map((outcome) => [outcome, `outcome.${outcome}`] as const)}
            value={draft.then}
            onChange={(then) => change({ then: then as Outcome })}
          />
        </Caption>{' '}
        <Caption label={t('replies.encoding')}>
          <Select
            label={t('replies.encoding')}
            t={t}
            choices={list(ENCODINGS)}
            value={draft.encoding ?? ''}
            onChange={(encoding) =>
              store.setDraft({ encoding: encoding === '' ? undefined : (encoding as Encoding) } as object)
            }
          />
        </Caption>{' '}
        <Caption label={t('replies.nthCall')}>
          <TextInput
            label={t('replies.nthCall')}
            value={String(draft.nth ?? '')}
            onCommit={(value) => store.setDraft({ nth: whole(value) } as object)}
          />
        </Caption>{' '}
        <Caption label={t('replies.timesCalls')}>
          <TextInput
            label={t('replies.timesCalls')}
            unit="×"
            value={String(draft.times ?? '')}
            onCommit={(value) => store.setDraft({ times: whole(value) } as object)}
          />
        </Caption>{' '}
        <Caption label={t('replies.delay')}>
          <TextInput
            label={t('replies.delay')}
            unit="ms"
            value={String(draft.delayMs ?? '')}
            onCommit={(value) => store.setDraft({ delayMs: whole(value) } as object)}
          />
        </Caption>{' '}
      </div>
      {isGiving && fields.length > 0 ? (
        <PayloadForm
          key={draft.method}
          fields={fields}
          value={payload.ok ? payload.value : undefined}
          t={t}
          onChange={(value) => setText(jsonText(value))}
        />
      ) : null}
      <JsonEditor label={t('replies.payload')} value={shown} onChange={setText} />
      <p className={wrong || !payload.ok ? 'ed__wrong' : 'ed__ok'}>
        {!payload.ok
          ? t('replies.noJson')
          : wrong
            ? t('replies.misfit', { wrong })
            : payload.value === undefined
              ? t('replies.usual')
              : t('replies.fits', { method: draft.method })}
      </p>
      <div className="row">
        <Button kind="main" disabled={!payload.ok} onPress={add}>
          {t('replies.add')}
        </Button>
        <Button onPress={() => setText(jsonText(sample))}>{t('replies.sample')}</Button>
      </div>
    </div>
  )
})
