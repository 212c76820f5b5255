import copyIcon from '@phosphor-icons/core/regular/copy.svg'
import testIcon from '@phosphor-icons/core/regular/flask.svg'
import plusIcon from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import type { ConsoleStore } from '../ConsoleStore'
import { verdictOf } from '../payload/callbacks'
import { resultText } from '../payload/outcomes'
import { ruleOf } from '../ruleOf'
import { timelineRows } from '../timelineRows'
import { Button } from './controls'

/** JSON is shown over several lines, source text as it is. */
function pretty(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value !== 'string') return JSON.stringify(value, null, 2)
  try {
    return JSON.stringify(JSON.parse(value), null, 2)
  } catch {
    return value
  }
}

/** What the selected row sent, received, and how it was decoded. */
export const RowDetails = observer(function RowDetails({ store }: { readonly store: ConsoleStore }) {
  const { t, selection } = store
  const rows = timelineRows(store.rows).filter(({ n }) => selection.includes(n))
  const row = rows.find(({ n }) => n === selection.at(-1))
  const rule = row && ruleOf(row)
  const { host } = (store.bug ?? store.phone).scenario
  // A browser’s devices answer in types of their own.
  const verdict = row && host !== 'browser' ? verdictOf(row) : undefined
  const makeRule = () => {
    if (rule) store.edit(rule)
    store.show('replies')
  }
  if (!row) return <p className="empty">{t('details.empty')}</p>
  return (
    <section className="det" aria-label={t('details.title')}>
      <div className="bar bar--sub">
        <b className="mono det__name" title={row.method}>
          {row.method}
        </b>
        <span className="muted">{resultText(t, row.result)}</span>
        <span className="grow" />
        <Button
          kind="plain"
          folds
          icon={copyIcon}
          label={t('details.copy')}
          onPress={() => void store.copy(JSON.stringify({ origin: store.origin, rows }, null, 2))}
        >
          {t('details.copy')}
        </Button>
        <Button kind="plain" folds icon={plusIcon} label={t('details.rule')} disabled={!rule} onPress={makeRule}>
          {t('details.rule')}
        </Button>
        <Button kind="plain" folds icon={testIcon} label={t('details.test')} onPress={store.copySelectedTest}>
          {t('details.test')}
        </Button>
      </div>
      <p className="help help--bar">{t('details.help')}</p>
      <div className="wires">
        {(
          [
            ['details.out', row.out],
            ['details.in', row.in],
            ['details.decoded', row.decoded],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <h3>{t(label)}</h3>
            {label === 'details.decoded' && verdict !== undefined ? (
              <p className={verdict ? 'ed__wrong' : 'ed__ok'}>
                {verdict ? t('replies.misfit', { wrong: verdict }) : t('events.fits')}
              </p>
            ) : null}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls with the keyboard, too */}
            <pre tabIndex={0}>{pretty(value)}</pre>
          </div>
        ))}
      </div>
    </section>
  )
})
