import { act, fireEvent, screen, within } from '@testing-library/react'
import { defineFields, files, number, rows, text, type ValuesOf } from '#base/fields'
import { defineRoute } from '#base/routes'
import { entriesOf } from '#base/wire'
import { useRecordForm } from '#kit/forms'
import type { Core } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { createFakeHost, createTestCore, showPages } from '#testing'
import { formOnPage } from '../../kit/forms/testing/formOnPage'
import { EquipmentInputs, type EquipmentInputsProps, PlateInputs } from './EquipmentInputs'

beforeAll(() => startTexts())

const figure = number()
const row = defineFields({
  ...entriesOf(text(), 'type', 'fuel'),
  ...entriesOf(figure, 'capacity', 'count', 'hours', 'days', 'load', 'year'),
})
const fields = defineFields({ rows: rows(row) })
const blank = { fuel: 'gas', capacity: '', count: '1', hours: '', days: '', load: '', year: '' }

function open(type: string) {
  const entries = [
    { code: 'B', name: '锅炉', nameEn: 'Boiler' },
    { code: 'S', name: '光伏', nameEn: 'PV' },
  ]
  const core = createTestCore([], {
    http: (async () => entries) as unknown as Core['http'],
    offlineRecords: { recall: async () => undefined } as unknown as Core['offlineRecords'],
  })
  const defaults = { rows: [{ type, ...blank }] }
  const children = (form: EquipmentInputsProps['form']) => <EquipmentInputs form={form} at="rows.0." kind="type" />
  return formOnPage({ fields, defaults, children }, core)
}

const inputOf = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^field\\.${name}`) })

test('the unit of the capacity follows from the kind', async () => {
  const { values } = open('B')
  expect(await screen.findByText('t/h')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^field\.type/ })))
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(await sheet.findByRole('radio', { name: 'PV' }))
  expect(values().rows[0]?.type).toBe('S')
  expect(await screen.findByText('kWp')).toBeTruthy()
  expect(screen.queryByText('t/h')).toBeNull()
})

test('figures are entered in the row, with their units', async () => {
  const { values } = open('B')
  expect(await screen.findByText('Boiler')).toBeTruthy()
  fireEvent.change(inputOf('hours'), { target: { value: '12' } })
  fireEvent.change(inputOf('load'), { target: { value: '70' } })
  expect(values().rows[0]).toMatchObject({ hours: '12', load: '70', count: '1' })
  expect(['h/d', 'd/y', '%'].filter((unit) => screen.queryByText(unit) === null)).toEqual([])
})

const plate = defineFields({ rows: rows(defineFields({ plateCode: text(), photo: files() })) })
const route = defineRoute('/device')
let entered: () => ValuesOf<typeof plate.table>

function PlatePage() {
  const form = useRecordForm({
    form: 'test.plate',
    record: 'D-1',
    fields: plate,
    defaults: { rows: [{ plateCode: '', photo: [] }] },
    submit: () => {
      throw new Error('not sent in this test')
    },
    onSent: () => undefined,
  })
  entered = () => form.methods.getValues()
  return <PlateInputs form={form} at="rows.0." photo="photo" />
}

test('the code of the plate is taken from a scan, in the row', async () => {
  const scanCode = async () => ({ ok: true as const, data: { text: 'B-7741' } })
  const core = createTestCore([], { host: createFakeHost({ kind: 'partner', scanCode }) })
  await showPages(core, [{ route, screen: PlatePage }], '/device')
  // Found first: inside `act` nothing may wait for the screen.
  const plate = await screen.findByRole('button', { name: /field\.plateCode/ })
  await act(async () => fireEvent.click(plate))
  expect(entered().rows[0]?.plateCode).toBe('B-7741')
  expect(screen.getByText('field.photo')).toBeTruthy()
})
