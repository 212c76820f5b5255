import BellRinging from '@phosphor-icons/core/regular/bell-ringing.svg'
import CaretDown from '@phosphor-icons/core/regular/caret-down.svg'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { formatNearMoment } from '#base/calendar'
import { formatNumber } from '#base/quantities'
import { type TodayFigureRow, useCore, useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { Button, Card, classes, Icon } from '#ui/components'
import { useTexts } from '../../plugin'
import { type FigureRow, keyOf, type PluginFigure, workbenchStore } from '../../stores/WorkbenchStore'
import { remind } from './moves'
import './TeamCard.css'

/**
 * Figures of the organisation: each opens the list of what it counts, and shows its first records on demand; the first
 * one with somebody to remind shows them at once, so that reminding takes one tap.
 */
export default observer(function TeamCard() {
  const t = useTexts()
  const page = usePageNavigation()
  const language = useLanguage()
  const { figures, loading } = useStore(workbenchStore)
  /** `NONE`: closed by the user. */
  const [open, setOpen] = useState<string>()
  const shown = figures.find((figure) => keyOf(figure) === open)
  // It stays the same whatever area answers later: nothing moves from under the thumb.
  const first = open === undefined && !loading ? figures.find(hasReminders) : undefined
  if (first) setOpen(keyOf(first))
  return (
    <Card title={t('day.team')}>
      <ul className="team">
        {figures.map((figure) => {
          const { label, count, tone, note, to, rows = [] } = figure
          const isOpen = figure === shown
          return (
            <li key={keyOf(figure)} className="team__item">
              <button
                type="button"
                className={classes(
                  'team__figure',
                  count === 0 ? 'team__figure--none' : tone && `team__figure--${tone}`,
                )}
                onClick={() => page.openHref(to)}
              >
                <b className="num">{formatNumber(count, language)}</b>
                <span>{label}</span>
                {note ? <small>{note}</small> : null}
              </button>
              {rows.length > 0 ? (
                <button
                  type="button"
                  className="team__more"
                  aria-expanded={isOpen}
                  aria-label={t('day.teamRows', { label })}
                  onClick={() => setOpen(isOpen ? NONE : keyOf(figure))}
                >
                  <Icon svg={CaretDown} />
                </button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {shown ? <Rows key={keyOf(shown)} figure={shown} /> : null}
    </Card>
  )
})

const NONE = ''
const hasReminders = ({ rows = [] }: PluginFigure) => rows.some(({ canRemind }) => canRemind)

/** The first records behind a figure, each with its page; one tap reminds the owner. */
function Rows({ figure: { plugin, rows = [], count, to, label } }: { readonly figure: PluginFigure }) {
  const t = useTexts()
  const page = usePageNavigation()
  const head = useId()
  return (
    <section className="team__rows" aria-labelledby={head}>
      <h3 className="team__head" id={head}>
        {label}
      </h3>
      <ul className="list">
        {rows.map((row) => (
          <li key={row.id} className="teamrow" data-record={row.id}>
            <button type="button" className="teamrow__open" onClick={() => page.openHref(row.to)}>
              <b>{row.title}</b>
              <Words row={row} />
            </button>
            {row.canRemind ? <Remind row={{ ...row, plugin }} /> : null}
          </li>
        ))}
      </ul>
      {count > rows.length ? (
        <Button variant="plain" wide onPress={() => page.openHref(to)}>
          {t('day.allOf', { count })}
        </Button>
      ) : null}
    </section>
  )
}

/** Whose it is, what about, since when. */
function Words({ row: { owner, detail, at } }: { readonly row: TodayFigureRow }) {
  const language = useLanguage()
  const words = [owner?.name, detail === owner?.name ? undefined : detail, at && formatNearMoment(at, language)]
  return <span>{words.filter(Boolean).join(' · ')}</span>
}

const Remind = observer(function Remind({ row }: { readonly row: FigureRow }) {
  const t = useTexts()
  const core = useCore()
  const isDone = useStore(workbenchStore).isReminded(row)
  return (
    <Button
      variant="soft"
      size="small"
      icon={<Icon svg={BellRinging} />}
      disabled={isDone}
      onPress={() => remind(core, row)}
    >
      {t(isDone ? 'day.remindedShort' : 'day.remind')}
    </Button>
  )
})
