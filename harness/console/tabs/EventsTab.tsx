import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { argumentText, ENCODING_OF } from '../../simulator/encode'
import type { CallbackName, Encoding, HostSim } from '../../simulator/types'
import type { ConsoleStore } from '../ConsoleStore'
import { Button, Caption, Select } from '../parts/controls'
import { JsonEditor } from '../parts/JsonEditor'
import { CALLBACKS, callbackForm, type PayloadForm as Form, misfitOf } from '../payload/callbacks'
import { PayloadForm } from '../payload/PayloadForm'
import { jsonText, readJson } from '../payload/readJson'

const ENCODINGS = ['', 'object', 'json', 'double', 'percent', 'naive'] as const

interface Message {
  readonly type: string
  readonly area: string
  readonly form: Form
}

/** Messages of the areas; those that are callbacks of the host, too, are sent as such. */
const messagesOf = ({ areas, phone }: ConsoleStore): readonly Message[] =>
  areas.flatMap(({ id, messages }) =>
    messages
      .filter(({ type }) => !CALLBACKS.some((name) => name === type))
      .map(({ type, sample, fields }) => {
        const schema = phone.app?.registry.messages.get(type)?.schema
        return {
          type,
          area: id,
          form: { sample, fields, misfit: (payload) => (schema ? misfitOf(schema, payload) : '') },
        }
      }),
  )

/** Sends what a host, another page or the server would send by itself. */
export const EventsTab = observer(function EventsTab({ store }: { readonly store: ConsoleStore }) {
  const { phone, t } = store
  const messages = messagesOf(store)
  const [chosen, setChosen] = useState<string>('goBack')
  const [text, setText] = useState('')
  const [encoding, setEncoding] = useState<(typeof ENCODINGS)[number]>('')
  /** Source text of the argument, once the tester has changed it. */
  const [raw, setRaw] = useState<string>()

  const message = messages.find(({ type }) => type === chosen)
  // Only names of the list can be chosen.
  const callback = chosen as CallbackName
  const { fields, sample, misfit } = message?.form ?? callbackForm(callback)
  const payload = readJson(text)
  const usual = ENCODING_OF[phone.state?.device.os ?? 'android']
  const source = raw ?? (payload.ok ? argumentText(payload.value, encoding || usual) : text)
  const wrong = raw === undefined && payload.ok ? misfit(payload.value) : ''

  const change = (next: string) => {
    setText(next)
    setRaw(undefined)
  }
  const choose = (name: string, next: unknown) => {
    setChosen(name)
    change(jsonText(next))
  }
  const emit = (sim: HostSim, argument: unknown, how?: Encoding) =>
    how ? sim.emit(callback, argument, { encoding: how }) : sim.emit(callback, argument)
  const send = () =>
    phone.run((sim) => {
      if (message) sim.post('harness', message.type, payload.ok ? payload.value : text)
      else if (raw !== undefined) emit(sim, raw, 'raw')
      else emit(sim, payload.ok ? payload.value : text, encoding || undefined)
    })
  const sendMalformed = () =>
    phone.run((sim) => {
      const cut = (whole: string) => whole.slice(0, Math.ceil(whole.length / 2)) || '{'
      if (message) sim.post('harness', message.type, cut(text))
      else emit(sim, cut(source), 'raw')
    })
  const isDeaf = message !== undefined && !phone.isSettled

  return (
    <div className="split split--events">
      <ul className="evs" aria-label={t('events.list')}>
        {CALLBACKS.map((name) => (
          <Item
            key={name}
            name={name}
            note={t(`callback.${name}`)}
            isChosen={chosen === name}
            onChoose={() => choose(name, callbackForm(name).sample)}
          />
        ))}
        {messages.map(({ type, area, form }) => (
          <Item
            key={type}
            name={type}
            note={t('events.message', { area })}
            isChosen={chosen === type}
            onChoose={() => choose(type, form.sample)}
          />
        ))}
      </ul>
      <div className="ed">
        <h3 className="mono">{chosen}</h3>
        {fields.length > 0 ? (
          <PayloadForm
            key={chosen}
            fields={fields}
            value={payload.ok ? payload.value : undefined}
            t={t}
            onChange={(value) => change(jsonText(value))}
          />
        ) : (
          <p className="help">{t('events.bare')}</p>
        )}
        <div className="row">
          <Button kind="main" disabled={isDeaf} onPress={send}>
            {t('events.send')}
          </Button>
          <Button
            disabled={isDeaf}
            onPress={() => {
              send()
              send()
            }}
          >
            {t('events.twice')}
          </Button>
          <Button disabled={isDeaf} onPress={sendMalformed}>
            {t('events.malformed')}
          </Button>
          <Button disabled={jsonText(sample) === text} onPress={() => change(jsonText(sample))}>
            {t('replies.sample')}
          </Button>
        </div>
        <p className={!payload.ok || wrong ? 'ed__wrong' : 'ed__ok'} role="status">
          {!payload.ok
            ? t('replies.noJson')
            : raw !== undefined
              ? t('events.asWritten')
              : wrong
                ? t('replies.misfit', { wrong })
                : message
                  ? t('events.owner', { area: message.area })
                  : t('events.fits')}
        </p>
      </div>
      <div className="ed">
        <Caption label={t('events.payload')}>
          <JsonEditor label={t('events.payload')} value={text} onChange={change} />
        </Caption>
        {message ? (
          <p className="help">{t('events.channel')}</p>
        ) : (
          <>
            <Caption label={t('replies.encoding')}>
              <Select
                label={t('replies.encoding')}
                t={t}
                choices={ENCODINGS.map((each) => [each, { text: each || `– (${usual})` }] as const)}
                value={encoding}
                onChange={(value) => {
                  setEncoding(ENCODINGS.find((each) => each === value) ?? '')
                  setRaw(undefined)
                }}
              />
            </Caption>
            <Caption label={t('events.raw', { name: chosen })}>
              <textarea
                className="in in--area mono"
                aria-label={t('events.raw', { name: chosen })}
                rows={3}
                value={source}
                onChange={({ target }) => setRaw(target.value)}
              />
            </Caption>
          </>
        )}
      </div>
    </div>
  )
})

interface ItemProps {
  readonly name: string
  readonly note: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Item({ name, note, isChosen, onChoose }: ItemProps) {
  return (
    <li>
      <button type="button" className="evs__item" aria-pressed={isChosen} title={name} onClick={onChoose}>
        {name}
        <span className="evs__kind">{note}</span>
      </button>
    </li>
  )
}
