import WarningCircle from '@phosphor-icons/core/regular/warning-circle.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { nameOfMonth } from '#base/calendar'
import { formatMoney, formatNumber, sumOf } from '#base/quantities'
import { DictionaryInput } from '#domain/choosers'
import { useDictionary } from '#domain/directory'
import { namesOfFiles, PhotosInput } from '#kit/attachments'
import { NumberInput, type RecordForm, RowsInput } from '#kit/forms'
import { NOTHING } from '#kit/records'
import { useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { useSearch } from '#platform/navigation'
import { Card, Icon, useFormats } from '#ui/components'
import { FactsPage } from '../components/cognition/FactsPage'
import { energyForm } from '../components/cognition/forms'
import { type ConsumptionValues, noConsumption } from '../components/cognition/values'
import { useTexts } from '../plugin'
import { editClueCognitionEnergy } from '../routes'
import { FUEL_UNITS, implausible, isFuel } from '../rules/consumption'
import { cognitionRecords } from '../stores/cognitionRecords'
import '../components/cognition/cognition.css'

const unitOf = (kind: string) => (isFuel(kind) ? FUEL_UNITS[kind] : '')

/** Energy that a lead uses (/editClueCognitionEnergy). */
export default observer(function CognitionEnergy() {
  const t = useTexts()
  const say = useFormats()
  const fuels = useDictionary('fuel')
  const title = ({ kind, year }: ConsumptionValues) => `${fuels.name(kind)} ${year}`.trim()
  const amountOf = ({ kind, amount }: ConsumptionValues) =>
    amount === '' ? '' : `${say.number(Number(amount))} ${unitOf(kind)}`
  const inWords = (row: ConsumptionValues) => {
    const { kind, price, months, bill } = row
    const byMonth = months.some((month) => month !== '') && months.map((month) => month || NOTHING).join(' / ')
    const cost = price !== '' && `${price} ${say.currency}/${unitOf(kind)}`
    return [`${title(row)} ${amountOf(row)}`, byMonth, cost, namesOfFiles(bill)].filter(Boolean).join(' · ')
  }
  return (
    <FactsPage about={energyForm} compare={{ rows: ({ rows }) => say.list(rows.map(inWords)) }}>
      {(form) => (
        <Card>
          <RowsInput
            form={form}
            name="rows"
            label={t('cognition.energyRows')}
            blank={noConsumption}
            title={title}
            note={amountOf}
            sums={<Totals form={form} />}
          >
            {(at) => <ConsumptionFields form={form} at={at} />}
          </RowsInput>
        </Card>
      )}
    </FactsPage>
  )
})

type EnergyForm = RecordForm<{ version: number; rows: ConsumptionValues[] }>

const ConsumptionFields = observer(function ConsumptionFields({
  form,
  at,
}: {
  form: EnergyForm
  at: `rows.${number}`
}) {
  const t = useTexts()
  const say = useFormats()
  const row = useWatch({ control: form.methods.control, name: at })
  const unit = unitOf(row.kind)
  const hasMonths = row.months.some((month) => month !== '')
  // Stays open once there was one: it would fold up under the finger that deletes the only digit.
  const [isOpen, setOpen] = useState(hasMonths)
  if (hasMonths && !isOpen) setOpen(true)
  return (
    <>
      <DictionaryInput form={form} name={`${at}.kind`} label={t('field.fuel')} type="fuel" />
      <div className="cognition__pair">
        <NumberInput form={form} name={`${at}.year`} plain />
        <NumberInput form={form} name={`${at}.price`} unit={`${say.currency}/${unit}`} />
      </div>
      <NumberInput form={form} name={`${at}.amount`} unit={unit} />
      <Hints row={row} />
      <details className="cognition__months" open={isOpen}>
        <summary>{t('field.months')}</summary>
        <div className="cognition__pair">
          {row.months.map((_, month) => (
            <NumberInput
              // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
              key={month}
              form={form}
              name={`${at}.months.${month}` as const}
              label={nameOfMonth(month + 1, say.language)}
              unit={unit}
            />
          ))}
        </div>
      </details>
      <PhotosInput form={form} name={`${at}.bill`} most={1} />
    </>
  )
})

/** A difference between the year and its months that is more than rounding. */
const ROUNDING = 0.01

/** Warns of an amount that is implausible for the lead's equipment; it can still be saved. */
const Hints = observer(function Hints({ row }: { readonly row: ConsumptionValues }) {
  const { id } = useSearch(editClueCognitionEnergy)
  const t = useTexts()
  const language = useLanguage()
  const devices = useStore(cognitionRecords).of(id).parts.equipment.value?.rows ?? []
  const amount = Number(row.amount)
  if (!(amount > 0)) return null
  const odd = implausible(row.kind, amount, devices)
  const figure = (value: number) => `${formatNumber(Math.round(value), language)} ${unitOf(row.kind)}`
  const months = sumOf(row.months, (month) => Number(month || 0))
  const isWhole = row.months.every((month) => month !== '')
  const lines = [
    odd && t(`cognition.odd.${odd.kind}`, { expected: figure(odd.expected) }),
    isWhole && Math.abs(months - amount) > amount * ROUNDING && t('cognition.odd.months', { sum: figure(months) }),
  ].filter(Boolean)
  return lines.map((line) => (
    <p key={String(line)} className="cognition__odd" role="status">
      <Icon svg={WarningCircle} />
      {line}
    </p>
  ))
})

/** Cost of the latest year, of the energies with a price. */
const Totals = observer(function Totals({ form }: { form: EnergyForm }) {
  const t = useTexts()
  const language = useLanguage()
  const rows = useWatch({ control: form.methods.control, name: 'rows' })
  const latest = rows.reduce((year, row) => Math.max(year, Number(row.year)), 0)
  const cost = rows
    .filter(({ year }) => Number(year) === latest)
    .reduce((sum, { amount, price }) => sum + (Number(amount) || 0) * (Number(price) || 0), 0)
  if (cost === 0) return null
  return (
    <p>
      {t('cognition.cost', { year: latest })} <b>{formatMoney(cost, language)}</b>
    </p>
  )
})
