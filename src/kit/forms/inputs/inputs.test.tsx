import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { choice, defineFields, list, number, text, type ValuesOf, value } from '#base/fields'
import { startTexts } from '#platform/i18n'
import { formOnPage } from '../testing/formOnPage'
import { ChipsInput } from './ChipsInput'
import { ChoiceInput } from './ChoiceInput'
import { DateInput } from './DateInput'
import { groupedNumber, plainNumber } from './decimalText'
import { MonthInput } from './MonthInput'
import { NumberInput } from './NumberInput'
import { OptionsInput } from './OptionsInput'
import { SwitchInput } from './SwitchInput'
import { TextInput } from './TextInput'

beforeAll(() => startTexts())

const MANY = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const fields = defineFields({
  title: text({ required: true, most: 10, message: 'error.title' }),
  text: text({ required: true, least: 5, most: 200, message: 'error.text' }),
  gas: number({ required: true, least: 1, message: 'error.gas' }),
  delta: number({ most: 99, message: 'error.delta' }),
  kind: choice(['visit', 'call'], { required: true }),
  tag: choice(['heat', 'steam']),
  many: choice(MANY, { required: true, message: 'error.many' }),
  day: text({ required: true, check: (day) => day >= '2026-11-20', message: 'error.day' }),
  month: value(v.string(), ''),
  agreed: value(v.boolean(), false, { check: (agreed) => agreed, message: 'error.agreed' }),
})
const defaults: ValuesOf<typeof fields.table> = {
  title: '',
  text: '',
  gas: '',
  delta: '',
  kind: 'visit',
  tag: '',
  many: '',
  day: '',
  month: '',
  agreed: false,
}
const open = (more: Partial<typeof defaults> = {}) =>
  formOnPage({
    fields,
    defaults: { ...defaults, ...more },
    children: (form) => (
      <>
        <TextInput form={form} name="title" action={({ value }) => <i>spoken after {value}</i>} />
        <TextInput form={form} name="text" lines={3} />
        <NumberInput form={form} name="gas" unit="m³" />
        <NumberInput form={form} name="delta" label="Difference" />
        <ChoiceInput form={form} name="kind" options={['visit', 'call']} group="step" />
        <ChoiceInput form={form} name="tag" options={['heat', 'steam']} />
        <ChoiceInput form={form} name="many" options={MANY.map((value) => ({ value, label: `Option ${value}` }))} />
        <DateInput form={form} name="day" min="2026-11-20" quick={[0, 1, 3, 7]} />
        <MonthInput form={form} name="month" />
        <SwitchInput form={form} name="agreed" hint="of the customer" />
      </>
    ),
  })

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const send = () => act(async () => press('send'))

test('an empty form says at each field what is wrong, in the order of the fields', async () => {
  const { sent } = open()
  await send()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'error.title',
    'error.text',
    'error.gas',
    'error.many',
    'error.day',
    'error.agreed',
  ])
  expect(sent).toEqual([])
})

test('labels follow the naming rule, marks and limits the fields', () => {
  open({ title: '12345678' })
  expect(box('field.title').maxLength).toBe(10)
  expect(box('field.title').required || box('field.title').getAttribute('aria-required')).toBeTruthy()
  expect(box('Difference').getAttribute('aria-required')).toBeNull()
  // One line: only when it is nearly full; more lines: always.
  expect(screen.getByText('8 / 10')).toBeTruthy()
  expect(screen.getByText('at least 5 · 0 / 200')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('field.day', { selector: 'input' }).min).toBe('2026-11-20')
  expect(screen.getByText('spoken after 12345678')).toBeTruthy()
})

test('a character of two units counts once', () => {
  open({ title: '𠮷'.repeat(8), text: '🔥'.repeat(4) })
  expect(screen.getByText('8 / 10')).toBeTruthy()
  expect(box('field.title').maxLength).toBe(18)
  expect(screen.getByText('at least 5 · 4 / 200')).toBeTruthy()
  expect(box('field.text').maxLength).toBe(204)
})

test('what is entered is sent, numbers exactly', async () => {
  const { sent, values } = open()
  fireEvent.change(box('field.title'), { target: { value: 'Boilers' } })
  fireEvent.change(box('field.text'), { target: { value: 'Two of 12 t' } })
  const gas = box('field.gas')
  fireEvent.focus(gas)
  fireEvent.change(gas, { target: { value: '１２３４５６７．１０' } })
  expect(gas.value).toBe('1234567.10')
  fireEvent.blur(gas)
  expect(gas.value).toBe('1,234,567.10')
  fireEvent.click(screen.getByRole('radio', { name: 'step.call' }))
  press('tag.steam')
  press(/field\.many/)
  fireEvent.click(await screen.findByRole('radio', { name: 'Option f' }))
  press('In a week')
  fireEvent.click(screen.getByRole('switch', { name: /field\.agreed/ }))
  expect(values().gas).toBe('1234567.10')
  await send()
  const day = new Date(Date.now() + 8 * 3_600_000 + 7 * 86_400_000).toISOString().slice(0, 10)
  expect(sent).toEqual([
    {
      ...defaults,
      title: 'Boilers',
      text: 'Two of 12 t',
      gas: 1234567.1,
      delta: undefined,
      kind: 'call',
      tag: 'steam',
      many: 'f',
      day,
      agreed: true,
    },
  ])
})

test('a choice that may be empty is cleared by pressing it again', () => {
  const { values } = open({ tag: 'heat' })
  press('tag.heat')
  expect(values().tag).toBe('')
})

test('what is no number is refused, not changed', async () => {
  open({ delta: '12a' })
  await send()
  await waitFor(() => expect(screen.getByText('error.delta')).toBeTruthy())
  expect(box('Difference').value).toBe('12a')
})

test.each([
  ['1,234.50', '1234.50', '1,234.50'],
  ['−12', '-12', '-12'],
  ['１２３４。５', '1234.5', '1,234.5'],
  ['12345678901234567890.123456789', '12345678901234567890.123456789', '12,345,678,901,234,567,890.123456789'],
  ['1.', '1.', '1.'],
  ['abc', 'abc', 'abc'],
  ['', '', ''],
])('%s is held as %s and shown as %s', (typed, plain, shown) => {
  expect(plainNumber(typed)).toBe(plain)
  expect(groupedNumber(plain)).toBe(shown)
})

test.each([
  [3, /^\w{3} \d{1,2}$/],
  [1, /^Tomorrow$/],
  [0, /^Today$/],
])('the quick day %s ahead is named %s', (_ahead, name) => {
  open()
  expect(screen.getAllByRole('button', { name })).not.toHaveLength(0)
})

test('any number of a few options; what another category holds stays', async () => {
  const { sent } = formOnPage({
    fields: defineFields({ tags: list({ most: 2, message: 'error.tags' }) }),
    defaults: { tags: ['risk'] },
    children: (form) => <ChipsInput form={form} name="tags" options={['heat', 'steam']} group="tag" />,
  })
  press(/steam/)
  press(/heat/)
  press(/steam/)
  await send()
  expect(sent).toEqual([{ tags: ['risk', 'heat'] }])
  press(/steam/)
  await send()
  expect(screen.getByText('error.tags')).toBeTruthy()
})

test('an option that cannot be changed stays chosen', async () => {
  const options = [
    { value: 'heat', label: 'heat', disabled: true },
    { value: 'steam', label: 'steam' },
  ]
  const { sent } = formOnPage({
    fields: defineFields({ tags: list() }),
    defaults: { tags: ['heat'] },
    children: (form) => <ChipsInput form={form} name="tags" options={options} />,
  })
  press(/heat/)
  press(/steam/)
  await send()
  expect(sent).toEqual([{ tags: ['heat', 'steam'] }])
})

test('a choice in rows says at its rows that it is missing, and holds the row that was chosen', async () => {
  const why = defineFields({ why: choice(['price', 'time'], { required: true, message: 'error.why' }) })
  const { sent, values } = formOnPage({
    fields: why,
    defaults: { why: '' },
    children: (form) => (
      <OptionsInput
        form={form}
        name="why"
        options={['price', 'time'].map((value) => ({ value, label: `Because of ${value}` }))}
      />
    ),
  })
  await send()
  expect(screen.getByRole('alert').textContent).toBe('error.why')
  fireEvent.click(screen.getByRole('radio', { name: 'Because of time' }))
  expect(values().why).toBe('time')
  await send()
  expect(sent).toEqual([{ why: 'time' }])
})
