import { useState } from 'react'
import { days } from '#base/calendar'
import { Chart } from '#kit/charts'
import { Card, ChoiceField, Tiles, usePageTools } from '#ui/components'
import type { Report } from '../api/reports'
import { useTexts } from '../plugin'
import { changeOf, FIGURES, type Figure, type Figures } from '../rules/report'

/** A figure in words: `9`, `2.70 M`, `¥4.10 M`. */
function useFigureText() {
  const { say } = usePageTools()
  return (name: Figure, value: number) => {
    if (name === 'amount') return say.money(value)
    return name === 'volume' ? say.short(value) : say.number(value)
  }
}

/** Figures of two weeks with how they have changed since the period before, own ones and those of the team. */
export function FigureTiles({ figures }: { readonly figures: Readonly<Record<Figure, Figures>> }) {
  const t = useTexts()
  const { say } = usePageTools()
  const text = useFigureText()
  const changed = (now: number, before: number) => {
    const change = changeOf(now, before)
    return change === 'new' ? t('report.isNew') : (say.change(change) ?? '–')
  }
  return (
    <Tiles
      tiles={FIGURES.map((name) => {
        const { own, before, team, teamBefore = 0 } = figures[name]
        const change = changed(own, before)
        const unit = name === 'volume' ? 'm³' : undefined
        const said = (value: number) => [text(name, value), unit].filter(Boolean).join(' ')
        const note = before === 0 ? change : t('report.change', { change, before: said(before) })
        const ofTeam =
          team !== undefined && t('report.ofTeam', { figure: said(team), change: changed(team, teamBefore) })
        return {
          label: t(`figure.${name}`),
          value: text(name, own),
          unit,
          note: say.line(note, ofTeam),
        }
      })}
    />
  )
}

/** One figure of the latest periods as bars. */
export function FigureChart({ reports }: { readonly reports: readonly Report[] }) {
  const t = useTexts()
  const { say } = usePageTools()
  const [name, setName] = useState<Figure>('volume')
  const shown = [...reports].sort((a, b) => (a.period < b.period ? -1 : 1))
  const running = shown.findIndex(({ state, end }) => state === 'draft' && end >= days.today())
  const unit = name === 'volume' ? 'm³' : name === 'amount' ? say.currency : t(`figure.${name}`)
  return (
    <Card title={t('report.course')}>
      <ChoiceField
        label={t('report.figure')}
        options={FIGURES.map((value) => ({ value, label: t(`figure.${value}`) }))}
        value={name}
        onChange={setName}
      />
      <Chart
        label={t(`figure.${name}`)}
        unit={unit}
        categories={shown.map(({ period }) => period)}
        ticks={shown.map(({ period }) => period.slice(5))}
        series={[
          {
            name: t(`figure.${name}`),
            kind: 'bar',
            values: shown.map(({ figures }) => figures[name].own),
            ...(running >= 0 && { running }),
          },
        ]}
      />
    </Card>
  )
}
