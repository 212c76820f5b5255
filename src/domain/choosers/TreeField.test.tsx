import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTexts } from '#platform/i18n'
import { TreeField } from './TreeField'

beforeAll(() => startTexts())

const items = [
  { code: '30', name: '建材', nameEn: 'Building materials' },
  { code: 'C304', name: '玻璃', nameEn: 'Glass', parent: '30' },
  { code: 'C307', name: '陶瓷', nameEn: 'Glass and ceramics', parent: '30' },
]
const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)

test.each([
  [true, ['C304']],
  [false, ['30']],
])('a branch expands where only its parts can be chosen (%s), else it is chosen', async (leavesOnly, chosen) => {
  const onChange = jest.fn()
  render(
    <TreeField
      label="Industry"
      items={[...items, { code: '40', name: '其他' }]}
      chosen={[]}
      onChange={onChange}
      most={1}
      leavesOnly={leavesOnly}
    />,
  )
  await userEvent.click(screen.getByText('Building materials'))
  if (leavesOnly) {
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('Glass'))
  }
  expect(onChange.mock.calls).toEqual([[chosen]])
})

test('a search finds no branch that cannot be chosen', async () => {
  render(<TreeField label="Industry" items={items} chosen={[]} onChange={() => undefined} most={1} leavesOnly />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '材' } })
  await waitFor(() => expect(screen.queryAllByRole('radio')).toEqual([]))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'glass' } })
  await waitFor(() => expect(names()).toEqual(['GlassBuilding materials', 'Glass and ceramicsBuilding materials']))
})
