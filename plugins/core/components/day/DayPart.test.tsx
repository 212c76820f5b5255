import { act, fireEvent, render, screen } from '@testing-library/react'
import { CoreContext } from '#platform/core'
import { registerTexts, startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import coreEn from '../../locales/en.json'
import { DayPart, partCode } from './DayPart'

beforeAll(async () => {
  registerTexts('core', { en: async () => ({ default: coreEn }), 'zh-CN': async () => ({ default: coreEn }) })
  await startTexts()
  await jest.requireActual<typeof import('#platform/i18n')>('#platform/i18n').loadTexts('core')
  jest.useFakeTimers()
})
afterAll(() => jest.useRealTimers())

const report = jest.fn()
const quiet = () => act(() => jest.advanceTimersByTimeAsync(1000))

test('a part of the day whose code cannot be loaded says so, and is loaded by a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  const code = partCode<{ name: string }>(async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return { default: ({ name }) => <p>the map of {name}</p> }
  })
  const core = createTestCore([], { report })
  render(
    <CoreContext value={core}>
      <DayPart code={code} props={{ name: 'today' }} waiting={<p>waiting</p>} />
    </CoreContext>,
  )
  expect(screen.getByText('waiting')).toBeTruthy()
  await quiet()
  expect(screen.getByRole('alert').textContent).toContain('A part of this page could not be loaded')
  expect(report.mock.calls[0]?.[1]).toContain('plugin core (team-core), part of the day')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await quiet()
  expect(screen.getByText('the map of today')).toBeTruthy()
})
