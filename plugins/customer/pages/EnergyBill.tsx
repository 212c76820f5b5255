import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { days, monthNumber, monthOf, sumOf, twelveMonths } from '#src/calendar'
import { preloadChart } from '#src/charts'
import { AwaitedPage } from '#src/detail'
import { usePageNavigation, useSearch } from '#src/navigation'
import { useResource } from '#src/records'
import { optional } from '#src/routes'
import { DataTable, useExport } from '#src/tables'
import { Card, IconButton, Tabs, Tiles } from '#src/ui'
import { type Bills, getBills } from '../api/energy'
import { BillChart, BillSheet } from '../components/energy/billParts'
import { changeText, fileColumns, monthColumns, paidOf } from '../components/energy/bills'
import { useArea } from '../components/useArea'
import { customerEnergyBill } from '../routes'
import { billMonths } from '../rules/billMonths'
import { ENERGIES, type Energy, UNITS } from '../rules/energies'

const month = optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)))
/** Months, both included; without them all 36. */
export const search = { start: month, end: month, energy: v.optional(v.picklist(ENERGIES)) }

const MONTHS = 36
/** Opened by link, what draws the chart loads beside its figures. */
export const data = { prepare: preloadChart }

/** Nearly every company has these; the others are known with the answer. */
const USUAL: readonly Energy[] = ['gas', 'elec']

/** Bills by month and energy: chart and table of up to 36 months, what is to be paid, and a file (/customerEnergyBill). */
export default observer(function EnergyBill() {
  const { id, energy = 'gas', start, end } = useSearch(customerEnergyBill)
  const { t, say } = useArea()
  const page = usePageNavigation(customerEnergyBill)
  const saveFile = useExport()
  const running = days.today().slice(0, 7)
  const [from, to] = [start ?? monthOf(monthNumber(running) - MONTHS + 1), end ?? running]
  const bills = useResource(
    (core, signal) => core.http(getBills, { custId: id, energy, from, to }, { signal, background: true }),
    `${id} ${energy} ${from} ${to}`,
  )
  const energies = useEnergies(bills.value, energy)
  const save = ({ company, list }: Bills) => {
    const name = say.name(company)
    return saveFile(t('bill.file', { name, energy: t(`energy.${energy}`), from, to }), fileColumns(name, t), list)
  }
  const { value } = bills
  const exported = value?.can.includes('export') && (
    <IconButton label={t('bill.export')} onPress={() => void save(value)}>
      <Export aria-hidden="true" />
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
    <AwaitedPage
      title={t('title.customerEnergyBill')}
      nav={{ actions: exported }}
      top={tabs}
      section={bills}
      empty={({ list }) => (list.length === 0 ? none : undefined)}
    >
      {(answer) => <Months answer={answer} energy={energy} />}
    </AwaitedPage>
  )
})

/** Energies to choose from; those known stay while another one loads. */
function useEnergies(answer: Bills | undefined, energy: Energy): readonly Energy[] {
  const [known, setKnown] = useState(USUAL)
  const billed = answer?.energies as readonly Energy[] | undefined
  if (billed && billed.join() !== known.join() && billed.length > 0) setKnown(billed)
  return ENERGIES.filter((each) => known.includes(each) || each === energy)
}

interface MonthsProps {
  readonly answer: Bills
  readonly energy: Energy
}

function Months({ answer: { company, list }, energy }: MonthsProps) {
  const { t, say } = useArea()
  const [opened, setOpened] = useState<string>()
  const today = days.today()
  const unit = UNITS[energy]
  const months = useMemo(() => billMonths(list, today), [list, today])
  const newest = useMemo(() => [...months].reverse(), [months])
  const { change, total, ...year } = twelveMonths(new Map(months.map(({ month, volume }) => [month, volume])), today)
  const cost = sumOf(newest.slice(0, year.months.length), ({ amount }) => amount)
  const closed = months.filter(({ isRunning }) => !isRunning).flatMap(({ bills }) => bills)
  const unpaid = closed.filter(({ paid }) => paid !== 'paid')
  const late = newest.filter((each) => paidOf(each, today) === 'late').length
  const { of } = year
  const onBefore = t(of === undefined ? 'bill.onBefore' : 'bill.onBeforeOf', { change: changeText(change), of })
  const toPay = late > 0 ? t('bill.late', { count: late }) : unpaid.length === 0 ? t('bill.allPaid') : undefined
  const average = total > 0 ? (cost / total).toFixed(4) : '–'
  const tiles = [
    { label: t('bill.volume12'), value: say.short(total), unit, note: change === undefined ? t('bill.new') : onBefore },
    { label: t('bill.amount12'), value: say.money(cost) },
    { label: t('bill.toPay'), value: say.money(sumOf(unpaid, ({ amount }) => amount)), note: toPay },
    { label: t('bill.average'), value: average, unit: `CNY/${unit}` },
  ]
  const month = months.find((each) => each.month === opened)
  return (
    <>
      <Card title={say.name(company)}>
        <Tiles tiles={tiles} />
      </Card>
      <Card title={t('bill.chart', { energy: t(`energy.${energy}`) })}>
        <BillChart energy={energy} months={months} />
      </Card>
      <Card title={t('bill.byMonth')}>
        <DataTable
          label={t('title.customerEnergyBill')}
          columns={monthColumns(energy, today, t, say)}
          rows={newest}
          keyOf={({ month: name }) => name}
          onPress={({ month: name }) => setOpened(name)}
        />
      </Card>
      {month ? <BillSheet energy={energy} month={month} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
