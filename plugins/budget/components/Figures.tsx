import { useMemo } from 'react'
import { decimal } from '#base/quantities'
import { Chart } from '#kit/charts'
import { Facts } from '#kit/detail'
import { column, DataTable, figures as figureColumn } from '#kit/tables'
import { Card, Tiles, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { EXACT_DIGITS } from '../rules/cents'
import { type Content, FINANCE, FINANCE_KEYS } from '../rules/content'
import { FACTORS, type Influence, type Sensitivity, sensitivityOf, type Year } from '../rules/finance'
import { folded } from '../rules/formula'
import { figuresOf, financeInput, isPlain, type Sheet } from '../rules/sheet'
import { useBudgetWords } from './useBudgetWords'

/** Totals and returns of an estimate; '–' while cells have errors. */
export function FigureTiles({ sheet }: { readonly sheet: Sheet }) {
  const t = useTexts()
  const { say } = usePageTools()
  const words = useBudgetWords()
  const { totals } = sheet
  const figures = useMemo(() => figuresOf(sheet), [sheet])
  const money = (value: number | undefined) => (value === undefined ? '–' : say.money(value, true))
  const most = figures?.years.length ?? 0
  const returns = figures
    ? [
        { label: t('figure.npv'), value: money(figures.npv) },
        {
          label: t('figure.irr'),
          value: words.irr(figures.irr),
          ...(figures.irr.length > 1 &&
            figures.mirr !== undefined && { note: t('figure.mirr', { rate: words.percent(figures.mirr) }) }),
        },
        { label: t('figure.payback'), value: words.years(figures.payback, most) },
        { label: t('figure.dynamic'), value: words.years(figures.dynamic, most) },
      ]
    : [{ label: t('figure.irr'), value: '–' }]
  return (
    <Tiles
      tiles={[
        { label: t('figure.net'), value: money(totals?.net) },
        { label: t('figure.vat'), value: money(totals?.vat) },
        { label: t('figure.contingency'), value: money(totals?.contingency) },
        { label: t('figure.investment'), value: money(totals?.investment) },
        { label: t('figure.withVat'), value: money(totals?.withVat) },
        ...returns,
      ]}
    />
  )
}

/** Cash flow by year as chart and table. */
export function CashFlow({ years, investment }: { readonly years: readonly Year[]; readonly investment: number }) {
  const t = useTexts()
  const { say } = usePageTools()
  const amount = (label: string, pick: (year: Year) => number) =>
    figureColumn<Year>(label, label, (year) => say.money(pick(year), true))
  const all = [{ year: 0, kWh: 0, revenue: 0, cost: 0, tax: 0, flow: -investment }, ...years]
  return (
    <Card title={t('figure.cashFlow')}>
      <Chart
        label={t('figure.cashFlow')}
        unit={say.currency}
        categories={all.map(({ year }) => t('figure.year', { year }))}
        ticks={all.map(({ year }) => String(year))}
        series={[{ name: t('figure.flow'), kind: 'bar', values: all.map(({ flow }) => flow), hasLatest: false }]}
      />
      <DataTable
        label={t('figure.cashFlow')}
        columns={[
          column<Year>('year', t('figure.yearColumn'), ({ year }) => String(year)),
          figureColumn<Year>('kWh', 'kWh', ({ kWh }) => say.number(kWh, 0)),
          amount(t('figure.revenue'), ({ revenue }) => revenue),
          amount(t('figure.cost'), ({ cost }) => cost),
          amount(t('figure.tax'), ({ tax }) => tax),
          amount(t('figure.flow'), ({ flow }) => flow),
        ]}
        rows={all}
        keyOf={({ year }) => String(year)}
      />
    </Card>
  )
}

/** NPV and IRR with one influence at 80 to 120 %. */
export function SensitivityTable({ sheet, npv }: { readonly sheet: Sheet; readonly npv: number }) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const words = useBudgetWords()
  const rows = useMemo(() => {
    const input = financeInput(sheet)
    return input ? sensitivityOf(input) : []
  }, [sheet])
  const changeOf = (factor: number) => say.change(factor - 1)
  const nameOf = (influence: Influence) => word('influence', influence)
  return (
    <Card title={t('figure.sensitivity')}>
      <Chart
        label={t('figure.npvChange')}
        unit={say.currency}
        categories={rows.map(({ influence }) => nameOf(influence))}
        ticks={rows.map(({ influence }) => word('tick', influence))}
        series={FACTORS.map((factor, index) => ({
          name: changeOf(factor),
          kind: 'bar',
          look: index === 0 || index === FACTORS.length - 1 ? 'before' : 'now',
          values: rows.map(({ results }) => (results[index]?.npv ?? 0) - npv),
          hasLatest: false,
        }))}
      />
      <DataTable
        label={t('figure.sensitivity')}
        columns={[
          column<Sensitivity>('influence', t('figure.influence'), ({ influence }) => nameOf(influence)),
          ...FACTORS.map((factor, index) =>
            figureColumn<Sensitivity>(String(factor), changeOf(factor), ({ results }) => {
              const result = results[index]
              return result ? `${say.money(result.npv)} · ${words.irr(result.irr)}` : '–'
            }),
          ),
        ]}
        rows={rows}
        keyOf={({ influence }) => influence}
      />
    </Card>
  )
}

/** Parameters and finance figures that an estimate rests on. */
export function BasisFacts({ content: { params, finance } }: { readonly content: Content }) {
  const words = useBudgetWords()
  const { word } = usePageTools()
  const figure = (text: string) =>
    isPlain(text) ? decimal(Number(folded(text)), { least: 0, most: EXACT_DIGITS }) : text
  return (
    <Facts
      facts={[
        ...params.map(({ key, label, value, unit }) => ({
          label: label || `p.${key}`,
          value: `${figure(value)} ${unit}`,
        })),
        ...FINANCE_KEYS.map((key) => {
          const { unit } = FINANCE[key]
          const value = unit === '%' ? `${finance[key]}%` : `${figure(finance[key])} ${words.unit(unit)}`
          return { label: word('finance', key), value }
        }),
      ]}
    />
  )
}
