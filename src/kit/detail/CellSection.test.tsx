import { render, screen } from '@testing-library/react'
import { startTexts } from '#platform/i18n'
import { CellSection } from '.'

beforeAll(() => startTexts())

const show = (value: readonly string[] | undefined) =>
  render(
    <CellSection
      title="People"
      section={{ status: value ? 'ready' : 'loading', value, error: undefined, load: () => undefined }}
      cells={(names) => names.map((name) => ({ key: name, record: `person:${name}`, title: name }))}
      none="Nobody yet"
      most={2}
    />,
  )

test('shows the first rows; without any it says so', () => {
  const { unmount } = show(['Li Wei', 'Wu Ting', 'He Fang'])
  expect(screen.getAllByRole('listitem')[1]?.dataset.record).toBe('person:Wu Ting')
  expect(screen.queryByText('He Fang')).toBeNull()
  unmount()
  show([])
  expect(screen.getByText('Nobody yet')).toBeTruthy()
})
