import { act, screen } from '@testing-library/react'
import { startScreens } from '#harness/backend/kit/testing'
import { formOnPage } from '../../../../src/kit/forms/testing/formOnPage'
import plugin from '../../plugin'
import { clueFields } from '../../rules/fields'
import { NextStepInputs } from './NextStepInputs'

beforeAll(() => startScreens(plugin))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a form that is open over midnight offers the days of the new day', async () => {
  // Thursday; on Friday the next working day is Monday.
  jest.setSystemTime(new Date('2026-11-19T23:59:30+08:00'))
  formOnPage({
    fields: clueFields,
    defaults: clueFields.values({}),
    children: (form) => <NextStepInputs form={form} />,
  })
  expect(screen.getByRole('button', { name: 'Tomorrow 9:00' })).toBeTruthy()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByRole('button', { name: 'Tomorrow 9:00' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Mon 23' })).toBeTruthy()
})
