import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { formatNumber, sumOf } from '#base/quantities'
import { useDictionary } from '#domain/directory'
import { EquipmentInputs, PlateInputs } from '#domain/equipment'
import { capacityUnit } from '#domain/equipment/rules'
import { namesOfFiles } from '#kit/attachments'
import { type RecordForm, RowsInput } from '#kit/forms'
import { NOTHING } from '#kit/records'
import { listIn, useLanguage } from '#platform/i18n'
import { Card } from '#ui/components'
import { FactsPage } from '../components/cognition/FactsPage'
import { equipmentForm } from '../components/cognition/forms'
import { type DeviceValues, NO_DEVICE } from '../components/cognition/values'
import { useTexts } from '../plugin'
import { consumptionOf, FUEL_UNITS, type Fuel, isFuel, USUAL } from '../rules/consumption'
import '../components/cognition/cognition.css'

/** Equipment at a lead (/editClueCognitionEquipment). */
export default observer(function CognitionEquipment() {
  const t = useTexts()
  const language = useLanguage()
  const kinds = useDictionary('deviceKind')
  const fuels = useDictionary('fuel')
  const title = ({ type, count, capacity }: DeviceValues) =>
    capacity === '' ? kinds.name(type) : `${count} × ${capacity} ${capacityUnit(type)} ${kinds.name(type)}`
  const inWords = (row: DeviceValues) => {
    const { fuel, year, hours, days, load, plateCode, plate } = row
    const operation = [hours, days, load]
    const run = operation.some(Boolean) && operation.map((part) => part || NOTHING).join(' / ')
    return [title(row), fuels.name(fuel), year, run, plateCode, namesOfFiles(plate)].filter(Boolean).join(' · ')
  }
  return (
    <FactsPage about={equipmentForm} compare={{ rows: ({ rows }) => listIn(rows.map(inWords), language) }}>
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
            {(at) => (
              <>
                <EquipmentInputs form={form} at={`${at}.`} kind="type" />
                <PlateInputs form={form} at={`${at}.`} photo="plate" />
              </>
            )}
          </RowsInput>
        </Card>
      )}
    </FactsPage>
  )
})

type EquipmentForm = RecordForm<{ version: number; rows: DeviceValues[] }>

const numberOf = (text: string) => (text === '' || Number.isNaN(Number(text)) ? undefined : Number(text))

/** Devices and what they use in a year, unknown operation as usual. */
const Totals = observer(function Totals({ form }: { form: EquipmentForm }) {
  const t = useTexts()
  const language = useLanguage()
  const fuels = useDictionary('fuel')
  const rows = useWatch({ control: form.methods.control, name: 'rows' })
  if (rows.length === 0) return null
  const consumers = rows.map(({ type, fuel, count, capacity, hours, days, load }) => ({
    type,
    fuel,
    count: numberOf(count) ?? 0,
    capacity: numberOf(capacity) ?? 0,
    hours: numberOf(hours),
    days: numberOf(days),
    load: numberOf(load),
  }))
  const used = [...new Set(rows.map(({ fuel }) => fuel).filter((fuel): fuel is Fuel => isFuel(fuel)))]
  return (
    <>
      <p>{t('cognition.devices', { count: sumOf(consumers, ({ count }) => count) })}</p>
      {used.map((fuel) => {
        const amount = consumptionOf(fuel, consumers, USUAL)
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
