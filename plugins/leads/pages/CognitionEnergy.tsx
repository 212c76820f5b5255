import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { PhotosInput } from '#src/attachments'
import { formatMoney, formatNumber, nameOfMonth, sumOf } from '#src/calendar'
import { DictionaryInput } from '#src/choosers'
import { useCore } from '#src/core'
import { useDictionary } from '#src/directory'
import { EditForm, NumberInput, type RecordForm, RowsInput, useRecordForm } from '#src/forms'
import { useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { currentBy } from '#src/records'
import { Card } from '#src/ui'
import { type EnergySheet, energySchema as sheetSchema } from '../api/cognition'
import { FactsFrame } from '../components/cognition/FactsFrame'
import {
  type ConsumptionValues,
  type EnergyValues,
  energyRows,
  energySchema,
  energyValues,
  NO_CONSUMPTION,
} from '../components/cognition/values'
import { editClueCognitionEnergy } from '../routes'
import { type Consumer, FUEL_UNITS, implausible, isFuel } from '../rules/consumption'
import type { LeadId } from '../rules/vocabulary'
import { energySubmission } from '../stores/cognition'
import { useTexts } from '../texts'
import '../components/cognition/cognition.css'

/** Energy that a lead uses (/editClueCognitionEnergy). */
export default function CognitionEnergy() {
  const { id } = useSearch(editClueCognitionEnergy)
  const t = useTexts()
  return (
    <FactsFrame id={id} title={t('title.editClueCognitionEnergy')}>
      {(_, { equipment, energy }) => <Form key={id} id={id} sheet={energy} devices={equipment.rows} />}
    </FactsFrame>
  )
}

const readSheet = currentBy(sheetSchema)

const unitOf = (kind: string) => (isFuel(kind) ? FUEL_UNITS[kind] : '')

interface FormProps {
  readonly id: LeadId
  readonly sheet: EnergySheet
  /** The lead's equipment, for plausibility. */
  readonly devices: readonly Consumer[]
}

const Form = observer(function Form({ id, sheet, devices }: FormProps) {
  const { field } = useSearch(editClueCognitionEnergy)
  const page = usePageNavigation()
  const core = useCore()
  const t = useTexts()
  const language = useLanguage()
  const fuels = useDictionary('fuel')
  const form = useRecordForm({
    form: 'lead.energy',
    record: id,
    defaults: energyValues(sheet),
    schema: energySchema,
    refused: { rows: { field: 'rows', message: 'cognition.error.rows' } },
    submit: (out) =>
      energySubmission(
        core,
        { id, version: out.version, rows: energyRows(out) },
        out.rows.flatMap(({ bill }) => bill),
      ),
    onSent: page.leave,
  })
  const title = ({ kind, year }: ConsumptionValues) => `${fuels.name(kind)} ${year}`
  const amountOf = ({ kind, amount }: ConsumptionValues) =>
    amount === '' ? '' : `${formatNumber(Number(amount), language)} ${unitOf(kind)}`
  return (
    <EditForm
      title={t('title.editClueCognitionEnergy')}
      form={form}
      field={field}
      read={readSheet}
      values={energyValues}
      compare={[
        {
          label: t('field.rows'),
          text: ({ rows }) => rows.map((row) => `${title(row)}: ${amountOf(row)}`).join('; '),
        },
      ]}
    >
      <Card>
        <div data-field="rows">
          <RowsInput
            form={form}
            name="rows"
            label={t('cognition.energyRows')}
            blank={() => NO_CONSUMPTION}
            title={title}
            note={amountOf}
            sums={<Totals form={form} />}
          >
            {(at) => <ConsumptionFields form={form} at={at} devices={devices} />}
          </RowsInput>
        </div>
      </Card>
    </EditForm>
  )
})

// biome-ignore lint/suspicious/noExplicitAny: the fields do not depend on what the form sends
type EnergyForm = RecordForm<EnergyValues, any>

interface FieldsProps extends Pick<FormProps, 'devices'> {
  readonly form: EnergyForm
  readonly at: `rows.${number}`
}

const ConsumptionFields = observer(function ConsumptionFields({ form, at, devices }: FieldsProps) {
  const t = useTexts()
  const language = useLanguage()
  const row = useWatch({ control: form.methods.control, name: at })
  const unit = unitOf(row.kind)
  return (
    <>
      <DictionaryInput form={form} name={`${at}.kind`} label={t('field.fuel')} type="fuel" />
      <div className="cognition__pair">
        <NumberInput form={form} name={`${at}.year`} plain />
        <NumberInput form={form} name={`${at}.price`} unit={t('cognition.unit.price', { unit })} />
      </div>
      <NumberInput form={form} name={`${at}.amount`} unit={unit} />
      <Hints row={row} devices={devices} />
      <details className="cognition__months" open={row.months.some((month) => month !== '')}>
        <summary>{t('field.months')}</summary>
        <div className="cognition__pair">
          {row.months.map((_, month) => (
            <NumberInput
              // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
              key={month}
              form={form}
              name={`${at}.months.${month}` as const}
              label={nameOfMonth(month + 1, language)}
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

/** What is odd about an amount; it can be saved all the same. */
function Hints({ row, devices }: { readonly row: ConsumptionValues } & Pick<FormProps, 'devices'>) {
  const t = useTexts()
  const language = useLanguage()
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
      <WarningCircle aria-hidden="true" />
      {line}
    </p>
  ))
}

/** Cost of the latest year, as far as prices are known. */
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
