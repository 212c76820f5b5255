import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Fault } from '../../backend/faults'
import { backend, type Records as Found } from '../backend'
import type { ConsoleStore } from '../ConsoleStore'
import { Button, Select, TextInput } from '../parts/controls'
import { JsonEditor } from '../parts/JsonEditor'
import { readJson } from '../payload/readJson'
import type { TextKey } from '../texts'

interface FaultKind {
  /** Usual figure: ms, status, code, per cent; absent where there is none. */
  readonly usual?: number
  readonly unit?: string
  readonly make: (figure: number) => Fault
}

/** What a server or the way to it does wrong. */
const FAULTS = {
  error: { usual: 500, make: (status) => ({ status, message: 'Maintenance until 10:00.' }) },
  refused: { usual: 4003, make: (code) => ({ code, message: 'You have no right to do this.' }) },
  slow: { usual: 3000, unit: 'ms', make: (delayMs) => ({ delayMs }) },
  stalled: { usual: 60, unit: '%', make: (part) => ({ stallAt: Math.min(100, part) / 100 }) },
  unanswered: { make: () => ({ drop: 'request' }) },
  lost: { make: () => ({ drop: 'answer' }) },
  empty: { make: () => ({ body: { code: 1000, data: { list: [], total: 0 } } }) },
  wrong: { make: () => ({ body: { code: 1000, data: { list: [{}], total: 'many' } } }) },
  hold: { make: () => ({ hold: true, nth: 1 }) },
} as const satisfies Readonly<Record<string, FaultKind>>
type FaultName = keyof typeof FAULTS
const kindOf = (name: FaultName): FaultKind => FAULTS[name]
const whole = (text: string) => (Number(text) > 0 ? Math.round(Number(text)) : undefined)
const faultNames = Object.keys(FAULTS) as FaultName[]

/** Faults, records, data and calls of the back end. */
export const BackendTab = observer(function BackendTab({ store }: { readonly store: ConsoleStore }) {
  return (
    <div className="cols">
      <Faults store={store} />
      <Records store={store} />
      <Data store={store} />
    </div>
  )
})

const Faults = observer(function Faults({ store }: { readonly store: ConsoleStore }) {
  const { areas, backend: state, phone, t } = store
  const calls = areas.flatMap((area) => area.calls)
  const [path, setPath] = useState('')
  const [fault, setFault] = useState<FaultName>('error')
  const [figure, setFigure] = useState<number>()
  const [nth, setNth] = useState<number>()
  const { usual, unit, make } = kindOf(fault)
  const add = () => {
    const one: Fault = {
      ...(path !== '' && { path }),
      ...make(figure ?? usual ?? 0),
      ...(nth !== undefined && { nth }),
    }
    phone.run((sim) => sim.faults([one]))
  }
  return (
    <section aria-label={t('backend.faults')}>
      <h3>{t('backend.faults')}</h3>
      <div className="row">
        <TextInput
          label={t('backend.call')}
          hint={t('backend.call')}
          value={path}
          offers={calls.map((call) => call.path)}
          onCommit={setPath}
        />
        <Select
          label={t('backend.fault')}
          t={t}
          choices={faultNames.map((name) => [name, `fault.${name}` satisfies TextKey] as const)}
          value={fault}
          onChange={(name) => {
            setFault(faultNames.find((each) => each === name) ?? 'error')
            setFigure(undefined)
          }}
        />
        {usual === undefined ? null : (
          <TextInput
            label={t('backend.figure')}
            unit={unit}
            value={String(figure ?? usual)}
            onCommit={(value) => setFigure(whole(value))}
          />
        )}
        <TextInput
          label={t('replies.nthCall')}
          hint={t('replies.nthCall')}
          value={String(nth ?? '')}
          onCommit={(value) => setNth(whole(value))}
        />
        <Button onPress={add}>{t('backend.add')}</Button>
      </div>
      <ul className="plain">
        {state?.faults.map(({ seen, fired, ...each }) => (
          <li key={JSON.stringify(each)} className="mono">
            {JSON.stringify(each)} · {fired}/{seen}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button onPress={() => phone.run((sim) => sim.faults(null))}>{t('backend.clearFaults')}</Button>
        <Button disabled={!state?.held} onPress={() => phone.run((sim) => sim.release())}>
          {t('backend.release', { count: state?.held ?? 0 })}
        </Button>
      </div>
    </section>
  )
})

const Records = observer(function Records({ store }: { readonly store: ConsoleStore }) {
  const { backend: state, t } = store
  const [kind, setKind] = useState('lead')
  const [filter, setFilter] = useState('')
  const [found, setFound] = useState<Found>()
  const [chosen, setChosen] = useState<{ readonly id: string; readonly text: string }>()
  useEffect(() => {
    let isCurrent = true
    backend
      .records(kind, filter)
      .then((records) => isCurrent && setFound(records))
      .catch(() => isCurrent && setFound(undefined))
    return () => {
      isCurrent = false
    }
  }, [kind, filter])
  const written = readJson(chosen?.text ?? '')
  return (
    <section aria-label={t('backend.records')}>
      <h3>{t('backend.records')}</h3>
      <div className="row">
        <Select
          label={t('backend.kind')}
          t={t}
          choices={Object.entries(state?.sizes ?? {}).map(
            ([name, count]) => [name, { text: `${name} ${count}` }] as const,
          )}
          value={kind}
          onChange={setKind}
        />
        <TextInput label={t('backend.filter')} hint={t('backend.filter')} value={filter} onCommit={setFilter} />
      </div>
      <ul className="plain plain--list">
        {found?.ids.slice(0, 50).map((id, index) => (
          <li key={id}>
            <button
              type="button"
              className="link mono"
              onClick={() => setChosen({ id, text: JSON.stringify(found.list[index], null, 2) })}
            >
              {id}
            </button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <>
          <JsonEditor
            label={t('backend.record')}
            value={chosen.text}
            onChange={(text) => setChosen({ ...chosen, text })}
          />
          <Button
            disabled={!written.ok}
            onPress={() =>
              void backend
                .put(kind, chosen.id, written.ok ? written.value : undefined)
                .then(() => store.setNotice(t('backend.saved', { id: chosen.id })))
                .catch((error: unknown) => store.setNotice(String(error)))
            }
          >
            {t('backend.put')}
          </Button>
        </>
      ) : null}
    </section>
  )
})

const Data = observer(function Data({ store }: { readonly store: ConsoleStore }) {
  const { backend: state, t } = store
  const [size, setSize] = useState('default')
  const [seed, setSeed] = useState('1')
  const isOwn = state?.store !== 'default'
  const reset = () => {
    void backend
      .reset(isOwn ? { size, seed: Number(seed) || 1 } : undefined)
      .then(store.readBackend)
      .catch((error: unknown) => store.setNotice(String(error)))
  }
  return (
    <section aria-label={t('backend.data')}>
      <h3>{t('backend.data')}</h3>
      <dl className="facts">
        <dt>{t('backend.store')}</dt>
        <dd>{state?.store}</dd>
        <dt>{t('backend.now')}</dt>
        <dd>{state?.now}</dd>
        <dt>{t('backend.sizeNow')}</dt>
        <dd>
          {state?.size}, {state?.seed}
        </dd>
      </dl>
      <div className="row">
        <Select
          label={t('backend.size')}
          t={t}
          choices={[
            ['small', 'size.small'],
            ['default', 'size.default'],
            ['large', 'size.large'],
          ]}
          value={size}
          onChange={setSize}
        />
        <TextInput label={t('backend.seed')} value={seed} onCommit={setSeed} />
        <Button onPress={reset}>{t('backend.reset')}</Button>
        <Button onPress={() => void backend.log().then((rows) => store.copy(JSON.stringify(rows, null, 1)))}>
          {t('backend.copyLog')}
        </Button>
      </div>
    </section>
  )
})
