import { observer } from 'mobx-react-lite'
import { inspectArea, inspectionText, problemsOf, type Say } from '../../inspector/inspect'
import { originLine } from '../../simulator/exportScenario'
import type { ConsoleStore } from '../ConsoleStore'
import { Button, Select, Switch } from '../parts/controls'

/** Records that all areas share: an area of the back end alone. */
const WORLD = 'world'
/** Never switched off. */
const CORE = 'core'

/** The areas: what they register, what is hidden and why, and what is wrong with their calls. */
export const PluginsTab = observer(function PluginsTab({ store }: { readonly store: ConsoleStore }) {
  const { areas, area, phone, t } = store
  const { isStarted, app } = phone
  const plugin = isStarted ? app?.registry.plugins.find(({ id }) => id === area) : undefined
  const say: Say = (word, what = '') => t(`inspect.${word}`, { what })
  const text =
    app && plugin
      ? inspectionText(inspectArea(app.registry, plugin, app.core.decide), [], say)
      : [t('plugins.missing', { area }), ...(app ? problemsOf(app.registry, area) : [])].join('\n')
  const origin = phone.state?.origin
  const isOn = phone.state?.scenario.plugins?.[area] !== false
  const problems = phone.rows.filter(({ kind }) => kind === 'problem')
  return (
    <>
      <div className="row">
        <Select
          label={t('plugins.area')}
          t={t}
          choices={areas.flatMap(({ id }) => (id === WORLD ? [] : [[id, { text: id }] as const]))}
          value={area}
          onChange={store.setArea}
        />
        {area === CORE ? null : (
          <>
            <Switch
              label={t('plugins.on')}
              checked={isOn}
              onChange={(checked) => phone.run((sim) => sim.plugins({ [area]: checked }))}
            />
            <span aria-hidden="true">{t('plugins.on')}</span>
          </>
        )}
        <Button onPress={() => void store.copy(origin ? `${originLine(origin)}\n${text}` : text)}>
          {t('details.copy')}
        </Button>
      </div>
      {problems.length > 0 ? (
        <ul className="plain ed__wrong" aria-label={t('plugins.problems')}>
          {problems.map(({ n, result }) => (
            <li key={n}>{result}</li>
          ))}
        </ul>
      ) : null}
      <section aria-label={t('plugins.hidden')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls with the keyboard, too */}
        <pre className="inspect" tabIndex={0}>
          {text}
        </pre>
      </section>
    </>
  )
})
