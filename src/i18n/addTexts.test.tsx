import { render, screen } from '@testing-library/react'
import { addTexts, startTexts, text } from '.'

const useEarly = addTexts({ early: { name: 'Before the start' } })

function Word() {
  const t = useEarly()
  return <p>{t('early.name')}</p>
}

test('texts of a room are there whether its code came before the start or after it, beside those of the core', async () => {
  await startTexts()
  render(<Word />)
  expect(screen.queryByText('Before the start')).not.toBeNull()
  addTexts({ late: { name: 'After the start' } })
  expect([text('late.name'), text('early.name'), text('ok')]).toEqual(['After the start', 'Before the start', 'OK'])
})

test('a room that comes after the first page takes no group of another away', async () => {
  await startTexts()
  addTexts({ late: { count_one: '{{count}} day', count_other: '{{count}} days' } })
  expect([text('late.count', { count: 1 }), text('late.count', { count: 3 }), text('early.name')]).toEqual([
    '1 day',
    '3 days',
    'Before the start',
  ])
})
