import Export from '@phosphor-icons/core/regular/export.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import * as v from 'valibot'
import { days, monthNumber, monthOf, monthsUntil, twelveMonths } from '#base/calendar'
import { ENERGIES, ENERGY_UNITS, type Energy } from '#base/energy'
import { roundTo, sumOf } from '#base/quantities'
import { optional } from '#base/routes'
import type { Day } from '#base/wire'
import { Chart, monthCategories, type Series } from '#kit/charts'
import { Facts, ResourcePage } from '#kit/detail'
import { useResource } from '#kit/records'
import { type Column, column, DataTable, figures, useExport } from '#kit/tables'
import { usePageNavigation, useSearch } from '#platform/navigation'
import {
  Card,
  type Formats,
  Icon,
  IconButton,
  Sheet,
  Tabs,
  Tiles,
  type useCodeText,
  usePageTools,
} from '#ui/components'
import { type Bill, type Bills, getBills } from '../api/energy'
import type { CustomerTexts } from '../plugin'
import { useTexts } from '../plugin'
import { customerEnergyBill } from '../routes'
import { type BillMonth, billMonths, ofLastYear } from '../rules/billMonths'
import { powerBill, TARIFF_SINCE, TOU_PERIODS } from '../rules/powerBill'
import { BILL_MONTHS } from '../rules/vocabulary'

const month = optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)))
/** Months, both included; without them all 36. */
export const search = { start: month, end: month, energy: v.optional(v.picklist(ENERGIES)) }

/** Nearly every company has these; the others arrive with the response. */
const USUAL: readonly Energy[] = ['gas', 'elec']

/** Bills by month and energy: chart, table of up to 36 months, the unpaid amount, and a file (/customerEnergyBill). */
export default observer(function EnergyBill() {
  const { id, energy = 'gas', start, end } = useSearch(customerEnergyBill)
  const t = useTexts()
  const { say, word } = usePageTools()
  const page = usePageNavigation(customerEnergyBill)
  const saveFile = useExport()
  const [opened, setOpened] = useState<string>()
  const today = days.today()
  const unit = ENERGY_UNITS[energy]
  const running = today.slice(0, 7)
  const [from, to] = [start ?? monthOf(monthNumber(running) - BILL_MONTHS + 1), end ?? running]
  /** The months of the address, if it names any. */
  const period =
    start === undefined && end === undefined
      ? undefined
      : t('bill.period', { from: say.month(from), to: say.month(to) })
  const bills = useResource(
    (core, signal) => core.http(getBills, { custId: id, energy, from, to }, { signal, background: true }),
    `${id} ${energy} ${from} ${to}`,
  )
  const energies = useEnergies(bills.value, energy)
  const save = ({ company, list }: Bills) => {
    const name = say.name(company)
    return saveFile(t('bill.file', { name, energy: t(`energy.${energy}`), from, to }), fileColumns(name, t, word), list)
  }
  const { value } = bills
  const exported = value?.can.includes('export') && (
    <IconButton label={t('bill.export')} onPress={() => void save(value)}>
      <Icon svg={Export} />
    </IconButton>
  )
  const tabs = (
    <Tabs
      label={t('bill.energy')}
      tabs={energies.map((each) => ({ value: each, label: t(`energy.${each}`) }))}
      value={energy}
      onChange={(next) => page.setSearch({ energy: next })}
    />
  )
  const none = { title: t('bill.none'), text: t('bill.noneText') }
  return (
    <ResourcePage
      title={t('title.customerEnergyBill')}
      nav={{ actions: exported }}
      top={tabs}
      section={bills}
      empty={({ list }) => (list.length === 0 ? none : undefined)}
    >
      {({ company, list }) => {
        const months = billMonths(list, today)
        const year = twelveMonths(new Map(months.map(({ month, volume }) => [month, volume])), today)
        const { change, of } = year
        const total = period === undefined ? year.total : sumOf(months, ({ volume }) => volume)
        const cost = sumOf(period === undefined ? ofLastYear(months, today) : months, ({ amount }) => amount)
        const closed = months.filter(({ isRunning }) => !isRunning).flatMap(({ bills }) => bills)
        const unpaid = closed.filter(({ paid }) => paid !== 'paid')
        const late = months.filter((each) => paidOf(each, today) === 'late').length
        const isOpen = (each: BillMonth<Bill>) => !['running', 'paid'].includes(paidOf(each, today))
        const newest = [...months].reverse()
        const unpaidFirst = [...newest.filter(isOpen), ...newest.filter((each) => !isOpen(each))]
        const onBefore = t(of === undefined ? 'bill.onBefore' : 'bill.onBeforeOf', { change: say.change(change), of })
        const toPay = late > 0 ? t('bill.late', { count: late }) : unpaid.length === 0 ? t('bill.allPaid') : undefined
        const average = total > 0 ? (cost / total).toFixed(4) : '–'
        const tiles = [
          {
            label: period === undefined ? t('bill.volume12') : t('bill.volumeOf', { period }),
            value: say.short(total),
            unit,
            // The year before a period is not loaded.
            note: period !== undefined ? undefined : change === undefined ? t('bill.new') : onBefore,
          },
          {
            label: period === undefined ? t('bill.amount12') : t('bill.amountOf', { period }),
            value: say.money(cost),
          },
          { label: t('bill.toPay'), value: say.money(sumOf(unpaid, ({ amount }) => amount)), note: toPay },
          { label: t('bill.average'), value: average, unit: `${say.currency}/${unit}` },
        ]
        const name = { energy: t(`energy.${energy}`) }
        const chart = period === undefined ? t('bill.chart', name) : t('bill.chartOf', { energy: name.energy, period })
        const month = months.find((each) => each.month === opened)
        return (
          <>
            <Card title={say.name(company)}>
              <Tiles tiles={tiles} />
            </Card>
            <Card title={chart}>
              <BillChart label={chart} energy={energy} months={months} />
            </Card>
            <Card title={t('bill.byMonth')}>
              <DataTable
                label={t('title.customerEnergyBill')}
                columns={monthColumns(energy, today, t, say)}
                rows={unpaidFirst}
                keyOf={({ month: name }) => name}
                onPress={({ month: name }) => setOpened(name)}
              />
            </Card>
            {month ? <BillSheet energy={energy} month={month} onClose={() => setOpened(undefined)} /> : null}
          </>
        )
      }}
    </ResourcePage>
  )
})

/** Energies to choose from; the loaded ones stay while another one loads. */
function useEnergies(answer: Bills | undefined, energy: Energy): readonly Energy[] {
  const [known, setKnown] = useState(USUAL)
  const billed = answer?.energies as readonly Energy[] | undefined
  if (billed && billed.join() !== known.join() && billed.length > 0) setKnown(billed)
  return ENERGIES.filter((each) => known.includes(each) || each === energy)
}

interface BillChartProps {
  readonly label: string
  readonly energy: Energy
  /** Oldest first, at least one; a month without a bill is missing. */
  readonly months: readonly BillMonth[]
}

/** Volumes of up to 36 months: beside those of a year before, or of electricity by period of the day. */
function BillChart({ label, energy, months }: BillChartProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const known = new Map(months.map((month) => [month.month, month]))
  const [first = '', last = ''] = [months[0]?.month, months[months.length - 1]?.month]
  const all = monthsUntil(last, monthNumber(last) - monthNumber(first) + 1)
  const running = all.findIndex((month) => known.get(month)?.isRunning)
  const bar = { kind: 'bar', ...(running >= 0 && { running }) } as const
  const volumes = all.map((month) => known.get(month)?.volume ?? null)
  const before = all.map((_, index) => volumes[index - 12] ?? null)
  const periods = TOU_PERIODS.filter((period) => months.some(({ tou }) => tou?.[period]))
  const series: Series[] = months.some(({ tou }) => tou)
    ? periods.map((period) => ({
        ...bar,
        name: t(`bill.tou.${period}`),
        stack: 'power',
        values: all.map((month) => known.get(month)?.tou?.[period] ?? null),
      }))
    : [
        { ...bar, name: t(`energy.${energy}`), values: volumes },
        { name: t('bill.yearBefore'), kind: 'line', look: 'before', values: before },
      ]
  const chart = { ...monthCategories(all, say.language), series }
  return <Chart label={label} unit={ENERGY_UNITS[energy]} {...chart} />
}

interface BillSheetProps {
  readonly energy: Energy
  readonly month: BillMonth<Bill>
  readonly onClose: () => void
}

/** The bills of a month one by one; of electricity with what each period of the day costs. */
function BillSheet({ energy, month, onClose }: BillSheetProps) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const lineOf = ({ volume, price }: Pick<Bill, 'volume' | 'price'>) =>
    `${say.number(volume)} ${ENERGY_UNITS[energy]} × ${price.toFixed(4)}`
  const volumes = (bill: Bill) =>
    bill.tou
      ? powerBill(bill.tou, bill.price).lines.map((line) => ({
          label: t(`bill.tou.${line.period}`),
          value: `${lineOf(line)} = ${say.money(line.amount, true)}`,
        }))
      : [{ label: t('bill.volume'), value: lineOf(bill) }]
  return (
    <Sheet open onClose={onClose} title={say.month(month.month)}>
      {month.bills.map((bill, index) => (
        <Card key={bill.id} title={month.bills.length > 1 ? t('bill.number', { n: index + 1 }) : undefined}>
          <Facts
            facts={[
              ...volumes(bill),
              { label: t('bill.amount'), value: say.money(bill.amount, true) },
              { label: t('bill.paid'), value: word('bill.state', month.isRunning ? 'running' : bill.paid) },
              !month.isRunning && { label: t('bill.dueAt'), value: say.day(bill.dueAt) },
              { label: t('bill.paidAt'), value: say.day(bill.paidAt) },
            ]}
          />
        </Card>
      ))}
      {energy === 'elec' ? <p className="section__empty">{t('bill.tariff', { day: TARIFF_SINCE })}</p> : null}
    </Sheet>
  )
}

/** How a month is paid: of bills that differ, the worst; `late`: not all of it although its day has passed. */
function paidOf({ bills, isRunning }: BillMonth<Bill>, today: Day) {
  if (isRunning) return 'running'
  const open = bills.filter(({ paid }) => paid !== 'paid')
  if (open.length === 0) return 'paid'
  if (open.some(({ dueAt }) => dueAt < today)) return 'late'
  return open.some(({ paid }) => paid === 'unpaid') ? 'unpaid' : 'part'
}
const PAID_TONES = { running: undefined, paid: 'good', late: 'risk', unpaid: 'warn', part: 'warn' } as const

/** Columns of the table by month; how it is paid is seen without scrolling. */
function monthColumns(energy: Energy, today: Day, t: CustomerTexts, say: Formats): Column<BillMonth<Bill>>[] {
  return [
    column('month', t('bill.month'), ({ month }) => say.month(month)),
    figures('volume', ENERGY_UNITS[energy], ({ volume }) => say.number(volume)),
    column('paid', t('bill.paid'), (month) => t(`bill.state.${paidOf(month, today)}`), {
      tone: (month) => PAID_TONES[paidOf(month, today)],
    }),
    figures('amount', say.currency, ({ amount }) => say.number(roundTo(amount, 0))),
    figures('change', t('bill.change'), ({ change }) => say.change(change) ?? '–'),
    figures('price', `${say.currency}/${ENERGY_UNITS[energy]}`, ({ price }) => price.toFixed(4)),
  ]
}

/** Columns of the file: a line for each bill; figures without separators, so that they can be added up. */
function fileColumns(name: string, t: CustomerTexts, word: ReturnType<typeof useCodeText>): Column<Bill>[] {
  return [
    column('customer', t('bill.customer'), () => name),
    column('month', t('bill.month'), ({ month }) => month),
    column('energy', t('bill.energy'), ({ energy }) => t(`energy.${energy as Energy}`)),
    column('volume', t('bill.volume'), ({ volume }) => String(volume)),
    column('unit', t('bill.unit'), ({ energy }) => ENERGY_UNITS[energy as Energy]),
    column('price', t('bill.price'), ({ price }) => price.toFixed(4)),
    column('amount', t('bill.amount'), ({ amount }) => amount.toFixed(2)),
    ...TOU_PERIODS.map((period) =>
      column<Bill>(period, t(`bill.tou.${period}`), ({ tou }) => String(tou?.[period] ?? '')),
    ),
    column('paid', t('bill.paid'), ({ paid }) => word('bill.state', paid)),
    column('dueAt', t('bill.dueAt'), ({ dueAt }) => dueAt),
    column('paidAt', t('bill.paidAt'), ({ paidAt }) => paidAt ?? ''),
  ]
}
