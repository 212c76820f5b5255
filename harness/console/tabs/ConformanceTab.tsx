import { observer } from 'mobx-react-lite'
import type { ConsoleStore } from '../ConsoleStore'
import { hostOf } from '../panels/panels'
import { Button } from '../parts/controls'

/** Whether every call of the host ends as it should, whatever the host does; what failed stands first. */
export const ConformanceTab = observer(function ConformanceTab({ store }: { readonly store: ConsoleStore }) {
  const { phone, conformance, t } = store
  const { results, count, left, isRunning, problem } = conformance
  const variant = hostOf(phone)
  const { view } = phone
  const failed = results.filter(({ passed }) => !passed)
  return (
    <>
      <div className="row">
        <Button
          kind="main"
          disabled={isRunning || !phone.isSettled || !variant}
          onPress={() => {
            if (variant && view) void conformance.start(variant, view)
          }}
        >
          {t('conformance.run')}
        </Button>
        <Button disabled={!isRunning} onPress={conformance.stop}>
          {t('conformance.stop')}
        </Button>
        <span role="status" className={problem || failed.length > 0 ? 'ed__wrong' : 'muted'}>
          {problem ||
            (count > 0 ? t('conformance.state', { done: results.length, count, failed: failed.length, left }) : '')}
        </span>
      </div>
      {results.length > 0 ? (
        <table className="rl">
          <thead>
            <tr>
              <th>{t('conformance.case')}</th>
              <th>{t('timeline.result')}</th>
              <th className="r">ms</th>
            </tr>
          </thead>
          <tbody>
            {[...failed, ...results.filter(({ passed }) => passed)].map(({ id, passed, differs, took }) => (
              <tr key={id}>
                <td className="mono">{id}</td>
                <td>
                  <span className={`rs rs--${passed ? 'ok' : 'fail'}`}>{differs ?? t('scenarios.passed')}</span>
                </td>
                <td className="r">{took.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  )
})
