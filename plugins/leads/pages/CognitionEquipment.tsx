import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { PhotosInput } from '#src/attachments'
import { formatNumber, sumOf } from '#src/calendar'
import { DictionaryInput } from '#src/choosers'
import { useDictionary } from '#src/directory'
import { capacityUnit } from '#src/energy'
import { NumberInput, type RecordForm, RowsInput, TextInput } from '#src/forms'
import { useLanguage } from '#src/i18n'
import { ScanButton } from '#src/scanner'
import { Card } from '#src/ui'
import { FactsPage } from '../components/cognition/FactsPage'
import { equipmentForm } from '../components/cognition/forms'
import { type DeviceValues, NO_DEVICE } from '../components/cognition/values'
import { consumptionOf, FUEL_UNITS, type Fuel, isFuel } from '../rules/consumption'
import { USUAL_RUN } from '../rules/potential'
import { useTexts } from '../texts'
import '../components/cognition/cognition.css'

/** Equipment at a lead (/editClueCognitionEquipment). */
export default observer(function CognitionEquipment() {
  const t = useTexts()
  const kinds = useDictionary('deviceKind')
  const fuels = useDictionary('fuel')
  const title = ({ type, count, capacity }: DeviceValues) =>
    capacity === '' ? kinds.name(type) : `${count} × ${capacity} ${capacityUnit(type)} ${kinds.name(type)}`
  return (
    <FactsPage about={equipmentForm} compare={{ rows: ({ rows }) => rows.map(title).join(', ') }}>
      {(form) => (
        <Card>
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
        </Card>
      )}
    </FactsPage>
  )
})

// biome-ignore lint/suspicious/noExplicitAny: the fields do not depend on what the form sends
type EquipmentForm = RecordForm<{ version: number; rows: DeviceValues[] }, any>

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
  const consumers = rows.map(({ type, fuel, count, capacity, hours, days, load }) => ({
    ...{ type, fuel, count: numberOf(count) ?? 0, capacity: numberOf(capacity) ?? 0 },
    ...{ hours: numberOf(hours), days: numberOf(days), load: numberOf(load) },
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
