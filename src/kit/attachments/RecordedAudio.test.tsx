import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreContext } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { RecordedAudio } from './RecordedAudio'

beforeAll(() => startTexts())

const show = (parts: Parameters<typeof RecordedAudio>[0]['parts']) =>
  render(
    <CoreContext value={createTestCore([])}>
      <RecordedAudio parts={parts} label="Recording" />
    </CoreContext>,
  )

test('300 + 300 + 47 s are 10:47 in three parts; what was said is shown on request', async () => {
  show([
    { url: '/1', seconds: 300, transcript: 'They sign next week.' },
    { url: '/2', seconds: 300 },
    { url: '/3', seconds: 47 },
  ])
  expect(screen.getByText('Recording · 10:47')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Recording 1 · 5:00'),
    expect.stringContaining('Recording 2 · 5:00'),
    expect.stringContaining('Recording 3 · 0:47'),
  ])
  expect(screen.queryByText('They sign next week.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Transcript' }))
  expect(screen.getByText('They sign next week.')).toBeTruthy()
})

test('without length and transcript there is nothing to say', () => {
  show([{ url: '/1' }])
  expect(screen.queryByText(/ · /)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Transcript' })).toBeNull()
})
