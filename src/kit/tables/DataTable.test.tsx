import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTexts } from '#platform/i18n'
import { type Column, DataTable } from '.'
import { csvOf } from './csv'

beforeAll(() => startTexts())

interface Bill {
  readonly month: string
  readonly volume: number
}

const columns: readonly Column<Bill>[] = [
  { key: 'month', label: 'Month', text: ({ month }) => month },
  {
    key: 'volume',
    label: 'Volume, m³',
    text: ({ volume }) => String(volume),
    align: 'end',
    tone: ({ volume }) => (volume < 0 ? 'risk' : undefined),
  },
]
const bills: readonly Bill[] = [
  { month: 'Oct 2026', volume: 342 },
  { month: 'Nov 2026', volume: -12 },
]
const show = (rest: Partial<Parameters<typeof DataTable<Bill>>[0]> = {}) =>
  render(<DataTable label="Bills" columns={columns} rows={bills} keyOf={({ month }) => month} {...rest} />)

it('is a table with named columns and rows, and its sums', () => {
  show({ total: { month: '', volume: 330 } })
  expect(screen.getByRole('table', { name: 'Bills' })).not.toBeNull()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Month', 'Volume, m³'])
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Oct 2026',
    'Nov 2026',
    'Total',
  ])
  const last = screen.getAllByRole('row').at(-1)
  expect(last && within(last).getByRole('cell').textContent).toBe('330')
})

it('shows a node in place of the text, which the export has', () => {
  const state = { key: 'state', label: 'State', text: () => 'late', node: () => <img alt="Late" src="data:," /> }
  show({ columns: [...columns, state] })
  expect(screen.getAllByRole('img', { name: 'Late' })).toHaveLength(2)
  expect(screen.queryByText('late')).toBeNull()
  expect(csvOf([state], bills)).toContain('late')
})

it('shows no more of a huge text than a cell can hold; the export has all of it', () => {
  const huge = '長'.repeat(100_000)
  const word = { key: 'word', label: huge, text: () => huge }
  show({ columns: [word, { ...word, key: 'other' }], rows: bills.slice(0, 1), total: bills[0] })
  expect(screen.getByRole('table').textContent?.length).toBeLessThan(10_000)
  expect(screen.getAllByText(/^長{499}…$/)).toHaveLength(6)
  expect(csvOf([word], bills)).toContain(huge)
})

it('says a tone in words, too', () => {
  show()
  expect(screen.getByRole('cell', { name: 'at risk: -12' })).not.toBeNull()
})

it('keeps a short head on one line, a long one wraps', () => {
  const more = [
    { key: 'tax', label: 'VAT rate', text: () => '13%' },
    { key: 'sum', label: 'Volume of the month, m³', text: () => '1' },
  ]
  show({ columns: [...columns, ...more] })
  const heads = screen.getAllByRole('columnheader').filter((head) => head.classList.contains('table__head--short'))
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Volume, m³', 'VAT rate'])
})

it('opens a row with a tap anywhere on it, and by its button once', async () => {
  const onPress = jest.fn()
  show({ onPress })
  await userEvent.click(screen.getByRole('cell', { name: '342' }))
  await userEvent.click(screen.getByRole('button', { name: 'Nov 2026' }))
  expect(onPress.mock.calls).toEqual([[bills[0]], [bills[1]]])
})

it('says that there is nothing, over its whole width, and opens nothing', async () => {
  const onPress = jest.fn()
  show({ rows: [], onPress })
  await userEvent.click(screen.getByRole('cell', { name: 'No rows' }))
  expect(onPress).not.toHaveBeenCalled()
})

it('can be scrolled by keyboard: its box takes the focus', async () => {
  show()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Bills' }))
})

test('in a card of the same name it is no second landmark', () => {
  render(
    <section aria-label="Bills">
      <DataTable label="Bills" columns={columns} rows={[]} keyOf={String} />
    </section>,
  )
  expect(screen.getAllByRole('region', { name: 'Bills' })).toHaveLength(1)
})

it('fades at the right while more columns follow there', () => {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600)
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  show()
  const box = screen.getByRole('group', { name: 'Bills' })
  expect(box.hasAttribute('data-more')).toBe(true)
  fireEvent.scroll(box, { target: { scrollLeft: 210 } })
  expect(box.hasAttribute('data-more')).toBe(false)
})
