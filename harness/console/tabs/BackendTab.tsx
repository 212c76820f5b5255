import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Fault } from '../../backend/faults'
import type { LogRow } from '../../backend/log'
import { isSameFault } from '../../simulator/memory'
import { backend, type Records as Found } from '../backend'
import type { ConsoleStore } from '../ConsoleStore'
import { CallTable } from '../parts/CallTable'
import { Button, Caption, Select, TextInput } from '../parts/controls'
import { JsonEditor } from '../parts/JsonEditor'
import { jsonText, readJson } from '../payload/readJson'
import type { TextKey } from '../texts'
import { type DataForm, formOf, wantedOf } from './dataForm'

interface FaultKind {
  /** Usual figure: ms, status, code, per cent; absent where there is none. */
  readonly usual?: number
  readonly unit?: string
  readonly make: (figure: number) => Fault
}

/** Calls that the table shows. */
const SHOWN_CALLS = 100

/** What a server or the way to it does wrong. */
const FAULTS = {
  error: { usual: 500, make: (status) => ({ status, message: 'Maintenance until 10:00.' }) },
  refused: { usual: 4003, make: (code) => ({ code, message: 'You have no right to do this.' }) },
  slow: { usual: 3000, unit: 'ms', make: (delayMs) => ({ delayMs }) },
  stalled: { usual: 60, unit: '%', make: (part) => ({ stallAt: Math.min(100, part) / 100 }) },
  cut: { make: () => ({ drop: 'request' }) },
  never: { make: () => ({ hold: true }) },
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
      <Calls store={store} />
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
  /** By the phone that has set it: else it would set it again at its next start. */
  const remove = (one: Fault) => {
    const owner = store.phones.find((each) => each.state?.faults.some((fault) => isSameFault(fault, one))) ?? phone
    owner.run((sim) => sim.faults([one], 'remove'))
  }
  const removeAll = () =>
    phone.run((sim) => (phone.isAlone ? sim.faults(null) : sim.faults(sim.state().faults, 'remove')))
  return (
    <section aria-label={t('backend.faults')}>
      <h3>{t('backend.faults')}</h3>
      <div className="payload">
        <Caption label={t('backend.call')}>
          <TextInput
            label={t('backend.call')}
            value={path}
            offers={calls.map((call) => call.path)}
            onCommit={setPath}
          />
        </Caption>
        <Caption label={t('backend.fault')}>
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
        </Caption>
        {usual === undefined ? null : (
          <Caption label={t('backend.figure')}>
            <TextInput
              label={t('backend.figure')}
              unit={unit}
              value={String(figure ?? usual)}
              onCommit={(value) => setFigure(whole(value))}
            />
          </Caption>
        )}
        <Caption label={t('replies.nthCall')}>
          <TextInput
            label={t('replies.nthCall')}
            value={String(nth ?? '')}
            onCommit={(value) => setNth(whole(value))}
          />
        </Caption>
      </div>
      <div className="row">
        <Button onPress={add}>{t('backend.add')}</Button>
        <Button onPress={removeAll}>{t('backend.clearFaults')}</Button>
        <Button disabled={!state?.held} onPress={() => phone.run((sim) => sim.release())}>
          {t('backend.release', { count: state?.held ?? 0 })}
        </Button>
      </div>
      <ul className="plain">
        {state?.faults.map(({ seen, fired, ...each }) => (
          <li key={JSON.stringify(each)} className="mono">
            {JSON.stringify(each)} · {fired}/{seen}{' '}
            <button type="button" className="link" onClick={() => remove(each)}>
              {t('replies.remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** Most records that are listed at once. */
const LISTED = 50

/** A record in the editor. `text`: what is typed, undefined before: the record itself. */
interface Chosen {
  readonly id: string
  readonly text?: string
  /** Of the record that was typed over. */
  readonly version?: number | undefined
}

const versionOf = (record: object | undefined): number | undefined =>
  record && 'version' in record && typeof record.version === 'number' ? record.version : undefined

const Records = observer(function Records({ store }: { readonly store: ConsoleStore }) {
  const { backend: state, phone, t } = store
  const [kind, setKind] = useState('lead')
  const [filter, setFilter] = useState('')
  const [found, setFound] = useState<Found>()
  const [chosen, setChosen] = useState<Chosen>()
  const data = `${state?.store} ${state?.size} ${state?.seed} ${state?.seededAt}`
  const writes = state?.writes
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again whenever a phone has changed a record
  useEffect(() => {
    let isCurrent = true
    backend
      .records(kind, filter)
      .then((records) => isCurrent && setFound(records))
      .catch(() => isCurrent && setFound(undefined))
    return () => {
      isCurrent = false
    }
  }, [kind, filter, data, writes])
  const record = chosen && found?.list[found.ids.indexOf(chosen.id)]
  const shown = chosen?.text ?? jsonText(record)
  const written = readJson(shown)
  const put = ({ id, version }: Chosen, value: object) =>
    phone.run(async (sim) => {
      // As every change of the server does, so that who has the record before meets a conflict.
      const isTyped = 'version' in value && value.version !== version
      await sim.put(kind, id, version === undefined || isTyped ? value : { ...value, version: version + 1 }, version)
      setChosen({ id })
      store.setNotice(t('backend.saved', { id }))
    })
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
          onChange={(name) => {
            setKind(name)
            setChosen(undefined)
          }}
        />
        <TextInput label={t('backend.filter')} hint={t('backend.filter')} value={filter} onCommit={setFilter} />
      </div>
      <ul className="plain plain--list">
        {found?.ids.slice(0, LISTED).map((id) => (
          <li key={id}>
            <button type="button" className="link mono" onClick={() => setChosen({ id })}>
              {id}
            </button>
          </li>
        ))}
      </ul>
      {found && found.total > LISTED ? (
        <p className="help">{t('backend.listed', { count: LISTED, total: found.total })}</p>
      ) : null}
      {chosen ? (
        <>
          <JsonEditor
            label={t('backend.record')}
            value={shown}
            onChange={(text) => {
              if (text === shown) return
              const version = chosen.text === undefined ? versionOf(record) : chosen.version
              setChosen({ id: chosen.id, text, version })
            }}
          />
          <Button
            disabled={chosen.text === undefined || !written.ok || !isObject(written.value)}
            onPress={() => {
              if (written.ok && isObject(written.value)) put(chosen, written.value)
            }}
          >
            {t('backend.put')}
          </Button>
          <Button disabled={chosen.text === undefined} onPress={() => setChosen({ id: chosen.id })}>
            {t('backend.again')}
          </Button>
        </>
      ) : null}
    </section>
  )
})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const Data = observer(function Data({ store }: { readonly store: ConsoleStore }) {
  const { backend: state, phone, t } = store
  const [typed, setTyped] = useState<Partial<DataForm>>({})
  if (!state) return null
  const form = { ...formOf(state), ...typed }
  const wanted = wantedOf(form, state, phone.state?.isRecordingSteps === true)
  const reset = () => {
    if (!wanted) return
    phone.run(async (sim) => {
      await sim.data(wanted)
      setTyped({})
      await store.readBackend()
    })
  }
  return (
    <section aria-label={t('backend.data')}>
      <h3>{t('backend.data')}</h3>
      <dl className="facts">
        <dt>{t('backend.store')}</dt>
        <dd>{state.store}</dd>
        <dt>{t('backend.now')}</dt>
        <dd>{state.now}</dd>
        <dt>{t('backend.sizeNow')}</dt>
        <dd>
          {state.size}, {state.seed}
        </dd>
      </dl>
      <div className="payload">
        <Caption label={t('backend.size')}>
          <Select
            label={t('backend.size')}
            t={t}
            choices={[
              ['small', 'size.small'],
              ['default', 'size.default'],
              ['large', 'size.large'],
            ]}
            value={form.size}
            onChange={(size) => setTyped({ ...typed, size })}
          />
        </Caption>
        <Caption label={t('backend.seed')}>
          <TextInput label={t('backend.seed')} value={form.seed} onCommit={(seed) => setTyped({ ...typed, seed })} />
        </Caption>
        <Caption label={t('backend.time')}>
          <TextInput label={t('backend.time')} value={form.time} onCommit={(time) => setTyped({ ...typed, time })} />
        </Caption>
      </div>
      <div className="row">
        <Button disabled={!wanted} onPress={reset}>
          {t('backend.reset')}
        </Button>
      </div>
      {wanted ? null : <p className="ed__wrong">{t('backend.noData')}</p>}
      {state.store === 'default' && !state.isAlone ? <p className="help">{t('backend.common')}</p> : null}
    </section>
  )
})

const Calls = observer(function Calls({ store }: { readonly store: ConsoleStore }) {
  const { backend: state, phone, t } = store
  const [rows, setRows] = useState<readonly LogRow[]>([])
  const now = state?.now
  // A hidden tool stays mounted.
  const isShown = store.tab === 'backend'
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again with the state of the back end
  useEffect(() => {
    if (!isShown) return
    let isCurrent = true
    backend
      .log(SHOWN_CALLS)
      .then((calls) => isCurrent && setRows(calls))
      .catch(() => isCurrent && setRows([]))
    return () => {
      isCurrent = false
    }
  }, [now, isShown])
  const copy = async () =>
    store.copy(JSON.stringify({ origin: phone.state?.origin, calls: await backend.log() }, null, 1))
  const clear = async () => {
    await backend.clearLog()
    setRows([])
  }
  return (
    <section className="cols__whole" aria-label={t('backend.calls')}>
      <h3>{t('backend.calls')}</h3>
      <CallTable rows={rows} t={t} />
      <div className="row">
        <Button onPress={() => void copy()}>{t('backend.copyLog')}</Button>
        <Button onPress={() => void clear()}>{t('backend.clearLog')}</Button>
      </div>
    </section>
  )
})
