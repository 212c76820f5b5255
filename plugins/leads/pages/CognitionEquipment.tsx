import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { PhotosInput } from '#src/attachments'
import { formatNumber, sumOf } from '#src/calendar'
import { DictionaryInput } from '#src/choosers'
import { useCore } from '#src/core'
import { useDictionary } from '#src/directory'
import { capacityUnit } from '#src/energy'
import { EditForm, NumberInput, type RecordForm, RowsInput, TextInput, useRecordForm } from '#src/forms'
import { useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { currentBy } from '#src/records'
import { ScanButton } from '#src/scanner'
import { Card } from '#src/ui'
import { type EquipmentSheet, equipmentSchema as sheetSchema } from '../api/cognition'
import { FactsFrame } from '../components/cognition/FactsFrame'
import {
  type DeviceValues,
  type EquipmentValues,
  equipmentRows,
  equipmentSchema,
  equipmentValues,
  NO_DEVICE,
} from '../components/cognition/values'
import { editClueCognitionEquipment } from '../routes'
import { consumptionOf, FUEL_UNITS, type Fuel, isFuel } from '../rules/consumption'
import { USUAL_RUN } from '../rules/potential'
import type { LeadId } from '../rules/vocabulary'
import { equipmentSubmission } from '../stores/cognition'
import { useTexts } from '../texts'
import '../components/cognition/cognition.css'

/** Equipment at a lead (/editClueCognitionEquipment). */
export default function CognitionEquipment() {
  const { id } = useSearch(editClueCognitionEquipment)
  const t = useTexts()
  return (
    <FactsFrame id={id} title={t('title.editClueCognitionEquipment')}>
      {(_, { equipment }) => <Form key={id} id={id} sheet={equipment} />}
    </FactsFrame>
  )
}

const readSheet = currentBy(sheetSchema)

const Form = observer(function Form({ id, sheet }: { readonly id: LeadId; readonly sheet: EquipmentSheet }) {
  const { field } = useSearch(editClueCognitionEquipment)
  const page = usePageNavigation()
  const core = useCore()
  const t = useTexts()
  const kinds = useDictionary('deviceKind')
  const fuels = useDictionary('fuel')
  const form = useRecordForm({
    form: 'lead.equipment',
    record: id,
    defaults: equipmentValues(sheet),
    schema: equipmentSchema,
    refused: { rows: { field: 'rows', message: 'cognition.error.rows' } },
    submit: (out) =>
      equipmentSubmission(
        core,
        { id, version: out.version, rows: equipmentRows(out) },
        out.rows.flatMap(({ plate }) => plate),
      ),
    onSent: page.leave,
  })
  const title = ({ type, count, capacity }: DeviceValues) =>
    capacity === '' ? kinds.name(type) : `${count} × ${capacity} ${capacityUnit(type)} ${kinds.name(type)}`
  return (
    <EditForm
      title={t('title.editClueCognitionEquipment')}
      form={form}
      field={field}
      read={readSheet}
      values={equipmentValues}
      compare={[{ label: t('field.rows'), text: ({ rows }) => rows.map(title).join(', ') }]}
    >
      <Card>
        <div data-field="rows">
          <RowsInput
            form={form}
            name="rows"
            label={t('cognition.equipmentRows')}
            blank={() => NO_DEVICE}
            title={title}
            note={({ fuel, year }) => [fuels.name(fuel), year].filter(Boolean).join(' · ')}
            sums={<Totals form={form} />}
          >
            {(at) => <DeviceFields form={form} at={at} />}
          </RowsInput>
        </div>
      </Card>
    </EditForm>
  )
})

// biome-ignore lint/suspicious/noExplicitAny: the fields do not depend on what the form sends
type EquipmentForm = RecordForm<EquipmentValues, any>

const DeviceFields = observer(function DeviceFields({ form, at }: { form: EquipmentForm; at: `rows.${number}` }) {
  const t = useTexts()
  const type = useWatch({ control: form.methods.control, name: `${at}.type` })
  return (
    <>
      <DictionaryInput form={form} name={`${at}.type`} type="deviceKind" />
      <DictionaryInput form={form} name={`${at}.fuel`} type="fuel" />
      <div className="cognition__pair">
        <NumberInput form={form} name={`${at}.count`} />
        <NumberInput form={form} name={`${at}.capacity`} unit={capacityUnit(type)} />
        <NumberInput form={form} name={`${at}.hours`} unit={t('cognition.unit.hours')} />
        <NumberInput form={form} name={`${at}.days`} unit={t('cognition.unit.days')} />
        <NumberInput form={form} name={`${at}.load`} unit="%" />
        <NumberInput form={form} name={`${at}.year`} plain />
      </div>
      <TextInput
        form={form}
        name={`${at}.plateCode`}
        action={({ onChange }) => <ScanButton label={t('field.plateCode')} onText={onChange} />}
      />
      <PhotosInput form={form} name={`${at}.plate`} most={1} />
    </>
  )
})

const numberOf = (text: string) => (text === '' || Number.isNaN(Number(text)) ? undefined : Number(text))

/** Devices and what they use in a year, unknown operation as usual. */
const Totals = observer(function Totals({ form }: { form: EquipmentForm }) {
  const t = useTexts()
  const language = useLanguage()
  const fuels = useDictionary('fuel')
  const rows = useWatch({ control: form.methods.control, name: 'rows' })
  if (rows.length === 0) return null
  const consumers = rows.map((row) => ({
    type: row.type,
    fuel: row.fuel,
    count: numberOf(row.count) ?? 0,
    capacity: numberOf(row.capacity) ?? 0,
    hours: numberOf(row.hours),
    days: numberOf(row.days),
    load: numberOf(row.load),
  }))
  const usual = { ...USUAL_RUN, load: USUAL_RUN.load * 100 }
  const used = [...new Set(rows.map(({ fuel }) => fuel).filter((fuel): fuel is Fuel => isFuel(fuel)))]
  return (
    <>
      <p>{t('cognition.devices', { count: sumOf(consumers, ({ count }) => count) })}</p>
      {used.map((fuel) => {
        const amount = consumptionOf(fuel, consumers, usual)
        return amount > 0 ? (
          <p key={fuel}>
            {fuels.name(fuel)}{' '}
            <b>
              ≈ {formatNumber(Math.round(amount), language)} {FUEL_UNITS[fuel]}
            </b>{' '}
            {t('cognition.aYear')}
          </p>
        ) : null
      })}
    </>
  )
})
