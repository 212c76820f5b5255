import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setLanguage, startTexts } from '#platform/i18n'
import { Chart, type ChartProps } from '.'
import { loadEngine } from './loadEngine'

jest.mock('./loadEngine', () => ({ loadEngine: jest.fn(() => new Promise(() => {})), readyEngine: () => undefined }))
const loading = jest.mocked(loadEngine)

beforeAll(() => startTexts())
afterEach(() => setLanguage('en'))

const gas: ChartProps = {
  label: 'Gas by month',
  unit: 'm³',
  categories: ['Sep 2026', 'Oct 2026', 'Nov 2026'],
  series: [
    { name: 'This year', kind: 'bar', values: [3_380_000, 3_420_000, 2_000_000], running: 2 },
    { name: 'Year before', kind: 'line', look: 'before', values: [3_120_000, 3_100_000, null] },
    { name: 'Expected', kind: 'band', values: [null, [3_000_000, 3_500_000], null] },
  ],
}
const chart = () => screen.getByRole('slider', { name: 'Gas by month' })
const said = () => chart().getAttribute('aria-valuetext')

it('tells the figures of the last full month to those who hear it', () => {
  render(<Chart {...gas} />)
  expect(said()).toBe('Oct 2026: This year 3.42 M m³, Year before 3.10 M m³, Expected 3.00 M m³ to 3.50 M m³')
})

it('leads from month to month by key, and ends at both ends', async () => {
  const onPress = jest.fn()
  render(<Chart {...gas} onPress={onPress} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(said()).toBe('Nov 2026: This year 2.00 M m³ so far, Year before –, Expected –')
  await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}')
  expect(said()).toMatch(/^Sep 2026: /)
  expect(onPress.mock.calls.flat()).toEqual([2, 2, 0, 0])
  await userEvent.keyboard('{Escape}')
  expect(said()).toMatch(/^Oct 2026: /)
})

const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '))

it('has the same figures as a table, in full, with what happened', async () => {
  render(<Chart {...gas} marks={[{ at: 1, label: 'New line' }]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(cells()).toEqual([
    'Gas by month | This year, m³ | Year before, m³ | Expected, m³ | Events',
    'Sep 2026 | 3,380,000 | 3,120,000 | – | ',
    'Oct 2026 | 3,420,000 | 3,100,000 | 3,000,000 to 3,500,000 | New line',
    'Nov 2026 | 2,000,000 so far | – | – | ',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(screen.queryByRole('table')).toBeNull()
})

it('says it in Chinese, too', async () => {
  await setLanguage('zh-CN')
  render(<Chart {...gas} />)
  expect(said()).toBe('Oct 2026：This year 342 万 m³、Year before 310 万 m³、Expected 300 万 m³ 至 350 万 m³')
  expect(screen.getByRole('button', { name: '以表格显示' })).not.toBeNull()
})

it('says that nothing is known, instead of an empty frame', () => {
  render(<Chart {...gas} series={[{ name: 'This year', kind: 'bar', values: [null, null, null] }]} />)
  expect(screen.getByText('No figures yet')).not.toBeNull()
  expect(screen.queryByRole('slider')).toBeNull()
})

it('without its engine it is the table, with a way to try again', async () => {
  loading.mockRejectedValueOnce(new Error('no network'))
  render(<Chart {...gas} />)
  expect((await screen.findByRole('alert')).textContent).toContain('The chart could not be drawn.')
  expect(cells()).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(chart()).not.toBeNull()
})
