import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import { CellCard, CellCards, ShareBars } from '.'

jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePage: () => ({ plugin: 'plant' }),
}))

const texts = async () => ({ default: { plant: { boilers: 'Boilers', kilns: 'Kilns' } } })

beforeAll(async () => {
  registerTexts('plant', { en: texts, 'zh-CN': texts })
  await startTexts()
  await loadTexts('plant')
})

test('shares: name, per cent and a bar; one that leads somewhere is a button', async () => {
  const onPress = jest.fn()
  render(
    <ShareBars
      rows={[
        { key: 'a', label: 'Holding', note: 'Company', share: 0.625, onPress },
        { key: 'b', label: 'Somebody', share: undefined },
      ]}
    />,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Holding62.5%Company', 'Somebody–'])
  expect(rows.map((row) => row.querySelector('i')?.style.width)).toEqual(['62.5%', '0%'])
  await userEvent.click(screen.getByRole('button', { name: 'Holding' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a card of cells is there with the first entry', () => {
  const { rerender } = render(<CellCard title="Branches" cells={[]} />)
  expect(screen.queryByRole('heading')).toBeNull()
  rerender(<CellCard title="Branches" cells={[{ key: 'a', title: 'Foshan', value: '2019' }]} />)
  expect(screen.getByRole('region', { name: 'Branches' }).textContent).toBe('BranchesFoshan2019')
  rerender(<CellCard title="Branches" cells={[]} none="No branches" />)
  expect(screen.getByRole('region', { name: 'Branches' }).textContent).toBe('BranchesNo branches')
})

test('cards of cells are titled by the texts of their group; those without entries are left out', () => {
  const lists = { boilers: [{ title: 'Steam' }, { title: 'Steam', note: '12 t/h' }], kilns: [] }
  render(<CellCards group="plant" lists={lists} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Boilers'])
  expect(screen.getByRole('region', { name: 'Boilers' }).textContent).toBe('BoilersSteamSteam12 t/h')
})
