import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { formatNumber } from '#base/quantities'
import { DictionaryInput } from '#domain/choosers'
import { getDictionary, useDictionary } from '#domain/directory'
import { NumberInput, numberText, RowsInput, submission, useRecordForm } from '#kit/forms'
import { useLanguage } from '#platform/i18n'
import { Button } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const device = v.object({
  device: v.pipe(v.string(), v.nonEmpty('error.missing')),
  capacity: v.pipe(numberText('error.number'), v.minValue(0.1, 'error.number')),
  pieces: v.pipe(numberText('error.number'), v.integer('error.number'), v.minValue(1, 'error.number')),
})
const schema = v.object({ devices: v.pipe(v.array(device), v.minLength(1, 'error.rows'), v.maxLength(10)) })
type Row = v.InferInput<typeof device>

const BLANK: Row = { device: '', capacity: '', pieces: '1' }

/** `B 12 2`: code, capacity, number, separated by tabs, commas or blanks. */
function read(line: string): Row | undefined {
  const [code = '', capacity = '', pieces = '1'] = line.trim().split(/[\t,; ]+/)
  const row = { device: code, capacity, pieces }
  return v.is(device, row) ? row : undefined
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
    },
    schema,
    submit: () => submission(getDictionary, { type: 'scale' }, { record: 'samples', label: t('parts.sent') }),
    onSent: () => undefined,
  })
  const rows = useWatch({ control: form.methods.control, name: 'devices' })
  const pieces = rows.reduce((sum, row) => sum + (Number(row.pieces) || 0), 0)
  return (
    <Shown state="rows">
      <RowsInput
        form={form}
        name="devices"
        blank={() => BLANK}
        title={(row) => row.device && kinds.name(row.device)}
        note={(row) => t('samples.deviceNote', { capacity: row.capacity, pieces: row.pieces })}
        sums={t('samples.devices', { pieces: formatNumber(pieces, language) })}
        paste={read}
      >
        {(at) => (
          <>
            <DictionaryInput form={form} name={`${at}.device`} type="deviceKind" />
            <NumberInput form={form} name={`${at}.capacity`} unit="t/h" />
            <NumberInput form={form} name={`${at}.pieces`} />
          </>
        )}
      </RowsInput>
      <div className="shown__pad">
        <Button variant="brand" wide busy={form.sending} onPress={form.submit}>
          {t('samples.check')}
        </Button>
      </div>
    </Shown>
  )
})
