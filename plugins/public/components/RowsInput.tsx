import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { defineFields, number, rows, text, type ValuesOf } from '#base/fields'
import { formatNumber } from '#base/quantities'
import { DictionaryInput } from '#domain/choosers'
import { getDictionary, useDictionary } from '#domain/directory'
import { NumberInput, RowsInput, submission, useFieldValue, useRecordForm } from '#kit/forms'
import { useLanguage } from '#platform/i18n'
import { Button } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const device = defineFields({
  device: text({ required: true, message: 'error.missing' }),
  capacity: number({ required: true, least: 0.1, message: 'error.number' }),
  pieces: number({ required: true, least: 1, whole: true, message: 'error.number' }),
})
const fields = defineFields({
  devices: rows(device, { least: 1, most: 10, message: 'error.rows' }),
  fleet: rows(device, { most: 50 }),
})
type Row = ValuesOf<typeof device.table>

const BLANK: Row = { device: '', capacity: '', pieces: '1' }
/** So many that they can be searched. */
const FLEET = Array.from({ length: 24 }, (_, at): Row => ({ device: 'B', capacity: String(at + 1), pieces: '1' }))

/** `B 12 2`: code, capacity, number, separated by tabs, commas or blanks. */
function read(line: string): Row | undefined {
  const [code = '', capacity = '', pieces = '1'] = line.trim().split(/[\t,; ]+/)
  const row = { device: code, capacity, pieces }
  return v.is(device.schema, row) ? row : undefined
}

/** Rows of a form, one edited in a sheet. */
export default observer(function RowsInputExample() {
  const t = useTexts()
  const language = useLanguage()
  const kinds = useDictionary('deviceKind')
  const form = useRecordForm({
    form: 'public.samples',
    record: 'rows',
    defaults: {
      devices: [
        { device: 'B', capacity: '12', pieces: '2' },
        { device: '', capacity: '3000', pieces: '1' },
      ],
      fleet: FLEET,
    },
    fields,
    submit: () => submission(getDictionary, { type: 'scale' }, { record: 'samples', label: t('parts.sent') }),
    onSent: () => undefined,
  })
  const devices = useFieldValue(form, 'devices')
  const pieces = devices.reduce((sum, row) => sum + (Number(row.pieces) || 0), 0)
  const texts = {
    blank: () => BLANK,
    title: (row: Row) => row.device && kinds.name(row.device),
    note: (row: Row) => t('samples.deviceNote', { capacity: row.capacity, pieces: row.pieces }),
  }
  const inputs = (at: `devices.${number}` | `fleet.${number}`) => (
    <>
      <DictionaryInput form={form} name={`${at}.device`} type="deviceKind" />
      <NumberInput form={form} name={`${at}.capacity`} unit="t/h" />
      <NumberInput form={form} name={`${at}.pieces`} />
    </>
  )
  return (
    <>
      <Shown state="rows">
        <RowsInput
          form={form}
          name="devices"
          {...texts}
          sums={t('samples.devices', { pieces: formatNumber(pieces, language) })}
          paste={read}
        >
          {inputs}
        </RowsInput>
        <div className="shown__pad">
          <Button variant="brand" wide busy={form.sending} onPress={form.submit}>
            {t('samples.check')}
          </Button>
        </div>
      </Shown>
      <Shown state="manyRows">
        <RowsInput form={form} name="fleet" {...texts}>
          {inputs}
        </RowsInput>
      </Shown>
    </>
  )
})
