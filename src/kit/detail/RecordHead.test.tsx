import { fireEvent, render, screen } from '@testing-library/react'
import { RecordHead } from './RecordHead'

test('names the record, and its star says whether it is followed', () => {
  const onPress = jest.fn()
  const { container } = render(
    <RecordHead record="lead:L-000001" name="Hongsheng" star={{ on: true, label: 'Stop following', onPress }}>
      <p>Owner</p>
    </RecordHead>,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Hongsheng')
  expect(container.querySelector('[data-record="lead:L-000001"]')?.textContent).toBe('HongshengOwner')
  const star = screen.getByRole('button', { name: 'Stop following', pressed: true })
  fireEvent.click(star)
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a record that cannot be followed has no star', () => {
  render(
    <RecordHead record="lead:L-000001" name="Hongsheng">
      <p>Owner</p>
    </RecordHead>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
