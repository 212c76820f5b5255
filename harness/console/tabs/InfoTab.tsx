import { observer } from 'mobx-react-lite'
import { originLine } from '../../simulator/exportScenario'
import type { ConsoleStore } from '../ConsoleStore'
import { CallTable } from '../parts/CallTable'
import { Button } from '../parts/controls'

/** Where this was seen: version, commit, host, session; and the bug that is open. */
export const InfoTab = observer(function InfoTab({ store }: { readonly store: ConsoleStore }) {
  const { backend, bug, origin, t } = store
  const line = (size = '', seed: number | string = '', now = '') => `data ${size}, seed ${seed}, ${now}`
  const data = bug?.scenario.data
  // A bug that was opened was seen on another machine.
  const seen = bug
    ? [data ? line(data.size, data.seed, data.now) : '']
    : [backend ? line(backend.size, backend.seed, backend.now) : '', navigator.userAgent]
  const facts = [origin ? originLine(origin) : '', ...seen].filter(Boolean).join('\n')
  return (
    <>
      <div className="row">
        <Button onPress={() => void store.copy(facts)}>{t('details.copy')}</Button>
      </div>
      <pre className="inspect">{facts}</pre>
      {bug ? (
        <>
          <h3>{t('info.bug')}</h3>
          <ul className="plain">
            {bug.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {bug.calls.length > 0 ? <CallTable rows={bug.calls} t={t} /> : null}
          {bug.picture ? <img className="info__picture" src={bug.picture} alt={t('info.picture')} /> : null}
        </>
      ) : null}
      <h3>{t('info.keys')}</h3>
      <p className="help">{t('info.keysHelp')}</p>
    </>
  )
})
