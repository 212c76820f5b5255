import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { scenarioKey } from '../../simulator/scenarioText'
import type { ConsoleStore } from '../ConsoleStore'
import { hostText, shownTitle } from '../hostTexts'
import { Button, FileButton, TextInput } from '../parts/controls'
import { allScenarios, type ListedScenario, openOf, withoutSteps } from './allScenarios'

/** Saved and ready scenarios: load, replay, share, export. */
export const ScenariosTab = observer(function ScenariosTab({ store }: { readonly store: ConsoleStore }) {
  const { t } = store
  const [name, setName] = useState('')
  const all = allScenarios(store)
  const open = openOf(all, store.phone.scenario)
  return (
    <>
      <div className="row">
        <TextInput
          label={t('scenarios.name')}
          hint={t('scenarios.name')}
          value={name}
          onCommit={setName}
          onType={setName}
        />
        <Button
          disabled={name.trim() === ''}
          onPress={() => {
            store.save(name.trim())
            setName('')
          }}
        >
          {t('scenarios.save')}
        </Button>
        {store.replaced ? (
          <Button onPress={store.undo}>{t('scenarios.undo', { name: store.replaced.name })}</Button>
        ) : null}
        <FileButton label={t('scenarios.open')} accept=".json" onChoose={(file) => void store.openFile(file)} />
      </div>
      <table className="rl rl--tall">
        <thead>
          <tr>
            <th>{t('scenarios.scenario')}</th>
            <th>{t('scenarios.host')}</th>
            <th className="r">{t('scenarios.steps')}</th>
            <th>{t('scenarios.run')}</th>
            <th className="r">{t('scenarios.link')}</th>
          </tr>
        </thead>
        <tbody>
          {all.map((listed) => (
            <Row key={`${listed.source} ${listed.title}`} listed={listed} isOpen={listed === open} store={store} />
          ))}
        </tbody>
      </table>
    </>
  )
})

const progressText = (t: ConsoleStore['t'], { step, count, waits }: NonNullable<ConsoleStore['progress']>) =>
  waits === '' ? t('scenarios.step', { step, count }) : t('scenarios.waits', { step, count, waits })

interface RowProps {
  readonly listed: ListedScenario
  /** In the phone that is selected. */
  readonly isOpen: boolean
  readonly store: ConsoleStore
}

const Row = observer(function Row({ listed, isOpen, store }: RowProps) {
  const { title, scenario, source, area } = listed
  const { t, results, progress } = store
  const result = results[scenarioKey(scenario)]
  const link = store.linkOf(scenario)
  const steps = scenario.steps?.length ?? 0
  const name = shownTitle(store, title)
  return (
    <tr aria-selected={isOpen}>
      <td className="rl__title" title={name}>
        <div className="rl__name">
          {area ? <span className="rl__area">{area}</span> : null}
          {name}
        </div>
        <div className="rl__actions">
          {' '}
          <button type="button" className="link" onClick={() => store.load(withoutSteps(scenario), scenario)}>
            {t('scenarios.load')}
          </button>
          {steps > 0 ? (
            <button type="button" className="link" onClick={() => store.load(scenario)}>
              {t('scenarios.replay')}
            </button>
          ) : null}
          <button type="button" className="link" onClick={() => void store.copyLink(scenario)}>
            {t('scenarios.copy')}
          </button>
          <button type="button" className="link" onClick={() => store.saveTest(scenario, title)}>
            {t('scenarios.export')}
          </button>
          {source === 'saved' ? (
            <button type="button" className="link" onClick={() => store.remove(title)}>
              {t('scenarios.remove')}
            </button>
          ) : null}
        </div>
      </td>
      <td className="muted">{hostText(t, scenario)}</td>
      <td className="r">{steps}</td>
      <td className="rl__run">
        {steps === 0 ? null : result === undefined ? (
          <span className="rs rs--event">{isOpen && progress ? progressText(t, progress) : t('scenarios.notRun')}</span>
        ) : (
          <span className={`rs rs--${result === 'done' ? 'ok' : 'fail'}`} title={result}>
            {result === 'done' ? t('scenarios.passed') : result}
          </span>
        )}
      </td>
      <td className="r">{link.length.toLocaleString('en')}</td>
    </tr>
  )
})
