import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { EVENT_NAMES, REPLY_NAMES } from '#base/config'
import type { CallbackName } from '../../simulator/types'
import type { ConsoleStore } from '../ConsoleStore'
import { Button } from '../parts/controls'
import { JsonEditor } from '../parts/JsonEditor'

/** Samples of what hosts pass with their callbacks. */
const PAYLOADS: Readonly<Partial<Record<CallbackName, unknown>>> = {
  openKeybord: { height: 300 },
  gotoDetailPermission: { permission: 'location', granted: true },
  openThirdParty: { authCode: 'auth-rep01', authTenantId: 'sim', userId: 'rep01' },
  nativeError: { message: 'The camera is in use' },
  scanResult: { text: 'https://meter.example/b/G25-0042' },
}

/** Sends what a host, another page or the server would send by itself. */
export const EventsTab = observer(function EventsTab({ store }: { readonly store: ConsoleStore }) {
  const { areas, phone, t } = store
  const messages = areas.flatMap((area) => area.messages)
  const [chosen, setChosen] = useState<string>('goBack')
  const [text, setText] = useState('')
  const message = messages.find(({ type }) => type === chosen)
  const choose = (name: string, payload: unknown) => {
    setChosen(name)
    setText(payload === undefined ? '' : JSON.stringify(payload, null, 2))
  }
  const payload = (): unknown => (text.trim() === '' ? undefined : JSON.parse(text))
  const send = () =>
    phone.run((sim) => {
      const given = payload()
      if (message) sim.post('harness', message.type, given)
      // One of the two lists of callbacks.
      else sim.emit(chosen as CallbackName, given)
    })
  const sendMalformed = () =>
    phone.run((sim) => {
      if (message) sim.post('harness', message.type, 'malformed')
      else sim.emit(chosen as CallbackName, `'{"${text.slice(1, 20)}`, { encoding: 'raw' })
    })
  return (
    <div className="split split--events">
      <ul className="evs" aria-label={t('events.list')}>
        {[...EVENT_NAMES, ...REPLY_NAMES].map((name) => (
          <li key={name}>
            <button
              type="button"
              className="evs__item"
              aria-pressed={chosen === name}
              onClick={() => choose(name, PAYLOADS[name])}
            >
              {name}
            </button>
          </li>
        ))}
        {messages.map(({ type, sample }) => (
          <li key={type}>
            <button
              type="button"
              className="evs__item"
              aria-pressed={chosen === type}
              onClick={() => choose(type, sample)}
            >
              {type}
              <span className="evs__kind">{t('events.message')}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="ed">
        <JsonEditor label={t('events.payload')} value={text} onChange={setText} />
        <p className="help">{message ? t('events.owner') : t('events.raw', { name: chosen })}</p>
        <div className="row">
          <Button kind="main" disabled={message !== undefined && !phone.isSettled} onPress={send}>
            {t('events.send')}
          </Button>
          <Button
            onPress={() => {
              send()
              send()
            }}
          >
            {t('events.twice')}
          </Button>
          <Button onPress={sendMalformed}>{t('events.malformed')}</Button>
        </div>
      </div>
    </div>
  )
})
