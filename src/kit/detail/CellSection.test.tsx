import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTexts } from '#platform/i18n'
import { CellSection } from '.'

beforeAll(() => startTexts())

const show = (value: readonly string[] | undefined, more?: (count: number) => string) =>
  render(
    <CellSection
      title="People"
      section={{ status: value ? 'ready' : 'loading', value, error: undefined, load: () => undefined }}
      cells={(names) => names.map((name) => ({ key: name, record: `person:${name}`, title: name }))}
      none="Nobody yet"
      most={2}
      {...(more && { more })}
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

test('further rows are shown step by step', async () => {
  show(
    Array.from({ length: 40 }, (_, at) => `Person ${at}`),
    (count) => `${count} more`,
  )
  await userEvent.click(screen.getByRole('button', { name: '38 more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(32)
  await userEvent.click(screen.getByRole('button', { name: '8 more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(40)
  expect(screen.queryByRole('button')).toBeNull()
})
