import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { defineFields, number, rows, text, type ValuesOf, value } from '#base/fields'
import { startTexts } from '#platform/i18n'
import { formOnPage } from '../testing/formOnPage'
import { NumberInput } from './NumberInput'
import { RowsInput } from './RowsInput'
import { TextInput } from './TextInput'

beforeAll(() => startTexts())

const item = defineFields({
  id: value(v.optional(v.string()), undefined),
  code: text({ required: true, message: 'error.code' }),
  count: number({ required: true, message: 'error.count' }),
})
const fields = defineFields({ items: rows(item, { least: 1, most: 4, message: 'error.items' }) })
type Row = ValuesOf<typeof item.table>

const read = (line: string, heading: string): Row | 'heading' | undefined => {
  const [code = '', count = ''] = line.split('\t')
  const isDozen = heading.endsWith('dozen')
  if (/^count/.test(count)) return 'heading'
  return /^\d+$/.test(count) ? { code, count: isDozen ? String(Number(count) * 12) : count } : undefined
}

const open = (items: Row[]) => {
  const world = formOnPage({
    fields,
    defaults: { items },
    children: (form) => (
      <RowsInput
        form={form}
        name="items"
        blank={() => ({ code: '', count: '' })}
        title={({ code }) => code}
        note={({ count }) => `${count} pieces`}
        sums={<b>all</b>}
        paste={read}
      >
        {(at) => (
          <>
            <TextInput form={form} name={`${at}.code`} />
            <NumberInput form={form} name={`${at}.count`} />
          </>
        )}
      </RowsInput>
    ),
  })
  return { ...world, codes: () => world.values().items.map(({ code }) => code) }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sheet = () => screen.findByRole('dialog')
const inSheet = async (name: string) => fireEvent.click(within(await sheet()).getByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const row = (code: string, count = '1'): Row => ({ id: `Q-${code}`, code, count })

test('a row is added and edited in a sheet; one that stays empty is dropped', async () => {
  const { values, codes } = open([])
  press('Add field.items')
  await inSheet('Done')
  await closed()
  expect(codes()).toEqual([])
  press('Add field.items')
  fireEvent.change(within(await sheet()).getByLabelText('field.code'), { target: { value: 'boiler' } })
  fireEvent.change(within(await sheet()).getByLabelText('field.count'), { target: { value: '1200' } })
  await inSheet('Done')
  await closed()
  expect(screen.getByRole('button', { name: /^boiler/ }).textContent).toBe('boiler1200 pieces')
  expect(values()).toEqual({ items: [{ code: 'boiler', count: '1200' }] })
})

test('rows are copied and moved, and keep what only the server knows', async () => {
  const { values, codes } = open([row('a'), row('b')])
  press(/^b/)
  await inSheet('Move up')
  expect(codes()).toEqual(['b', 'a'])
  expect(within(await sheet()).getByRole<HTMLButtonElement>('button', { name: 'Move up' }).disabled).toBe(true)
  await inSheet('Copy')
  expect(codes()).toEqual(['b', 'b', 'a'])
  fireEvent.change(within(await sheet()).getByLabelText('field.code'), { target: { value: 'c' } })
  expect(codes()).toEqual(['b', 'c', 'a'])
  // The copy is a new row.
  expect(values().items.map(({ id }) => id)).toEqual(['Q-b', undefined, 'Q-a'])
})

test('a deleted row can be put back where it was', async () => {
  const { codes, core } = open([row('a'), row('b'), row('c')])
  press(/^b/)
  await inSheet('Delete')
  await closed()
  expect(codes()).toEqual(['a', 'c'])
  const [toast] = core.feedback.toasts
  expect(toast).toMatchObject({ text: 'Deleted: b', action: { label: 'Undo' } })
  act(() => toast?.action?.run())
  expect(codes()).toEqual(['a', 'b', 'c'])
})

test('a deleted row is not put back where there is no room any more', async () => {
  const { codes, core } = open([row('a'), row('b'), row('c'), row('d')])
  press(/^b/)
  await inSheet('Delete')
  await closed()
  press(/^a/)
  await inSheet('Copy')
  expect(codes()).toEqual(['a', 'a', 'c', 'd'])
  act(() => core.feedback.toasts[0]?.action?.run())
  expect(codes()).toEqual(['a', 'a', 'c', 'd'])
})

test('the offer to put a deleted row back goes with the form', async () => {
  const { core } = open([row('a'), row('b')])
  press(/^b/)
  await inSheet('Delete')
  await closed()
  expect(core.feedback.toasts).toHaveLength(1)
  cleanup()
  expect(core.feedback.toasts).toEqual([])
})

test('errors of a row are told in its cell, those of all rows at the field', async () => {
  const { sent } = open([])
  await act(async () => press('send'))
  expect((await screen.findByRole('alert')).textContent).toBe('error.items')
  expect(sent).toEqual([])
})

test('a wrong row names its error, or their number', async () => {
  open([row('a'), { code: '', count: '5' }, { code: '', count: '' }])
  await act(async () => press('send'))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /row 2/ }).textContent).toBe('field.items, row 2error.code'),
  )
  expect(screen.getByRole('button', { name: /row 3/ }).textContent).toBe('field.items, row 32 to check')
  press(/row 2/)
  expect(within(await sheet()).getByRole('alert').textContent).toBe('error.code')
})

test('no more rows than the schema takes', () => {
  open(['a', 'b', 'c', 'd'].map((code) => row(code)))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add field.items' }).disabled).toBe(true)
  expect(screen.getByText('4 / 4')).toBeTruthy()
})

test('many rows are found by title and note, and stay what they are', () => {
  const all = Array.from({ length: 20 }, (_, index) => row(`code ${index + 1}`, String(100 + index)))
  const { codes } = open(all)
  const names = () => screen.getAllByRole('button', { name: /^code/ }).map(({ textContent }) => textContent)
  const find = (value: string) => fireEvent.change(screen.getByLabelText('Find a row'), { target: { value } })
  expect(names()).toHaveLength(20)
  find('119 PIECES')
  expect(names()).toEqual(['code 20119 pieces'])
  find('nothing')
  expect(screen.getByText('No row fits')).toBeTruthy()
  expect(codes()).toHaveLength(20)
  cleanup()
  open(all.slice(0, 19))
  expect(screen.queryByLabelText('Find a row')).toBeNull()
})

test('copied lines become rows; lines that are none are named', async () => {
  const { codes } = open([row('a')])
  press('Paste rows')
  const field = within(await sheet()).getByLabelText('Copied rows')
  fireEvent.change(field, { target: { value: 'x\t1\r\ny\t2\nz\tmany\n\nw\t3\nq\t4' } })
  expect(within(await sheet()).getByText('1 line cannot be read: z\tmany', { normalizer: (text) => text })).toBeTruthy()
  // One too many.
  expect(within(await sheet()).getByText('No more than 3.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'x\t1\ny\t2' } })
  await inSheet('Add 2 rows')
  await closed()
  expect(codes()).toEqual(['a', 'x', 'y'])
})

test('a copied row is read with the heading above it, which is not one that cannot be read', async () => {
  const { values } = open([])
  press('Paste rows')
  const field = within(await sheet()).getByLabelText('Copied rows')
  fireEvent.change(field, { target: { value: 'v\t1\ncode\tcount in dozen\nx\t1\nw\tnone\ny\t2' } })
  expect(within(await sheet()).getByText('1 line cannot be read: w\tnone', { normalizer: (text) => text })).toBeTruthy()
  await inSheet('Add 3 rows')
  await closed()
  expect(values().items.map(({ count }) => count)).toEqual(['1', '12', '24'])
})
