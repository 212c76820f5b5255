import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { defineRoute } from '#base/routes'
import { submission } from '#kit/forms'
import type { Core } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { call, HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { loadSheet } from '../../ui/components/Sheet'
import { CheckInCells, type CheckInCellsProps } from './CheckInHistory'
import type { CheckInRecord } from './checkIn'

beforeAll(async () => {
  await startTexts()
  await loadSheet()
})

const record: CheckInRecord = {
  id: 'K-1',
  kind: 'visit',
  at: new Date('2026-11-20T14:30:00+08:00'),
  by: { id: 'rep01', name: '王芳', nameEn: 'Wang Fang', orgCode: undefined },
  photos: [],
  audio: [],
  signals: [],
  isPending: false,
}

const request = v.looseObject({})
const correction = call({
  host: 'main',
  method: 'POST',
  path: '/correct',
  send: 'json',
  about: 'x',
  request,
  response: v.unknown(),
})
const correct: CheckInCellsProps['correct'] = (_, { note }) =>
  submission(correction, { note }, { record: 'check-in', label: 'Check-in' })
const Page = () => <CheckInCells records={[record]} titleOf={() => 'Visit'} correct={correct} />

/** The sheet with a note, of a check-in that was a mistake. */
async function open(note: string, more: Partial<Core> = {}) {
  const feedback = new Feedback()
  await showPages(createTestCore([], { feedback, ...more }), [{ route: defineRoute('/visit'), screen: Page }], '/visit')
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }))
  const sheet = await screen.findByRole('dialog')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: note } })
  const leave = () => act(async () => void fireEvent.keyDown(sheet, { key: 'Escape' }))
  return { feedback, leave }
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a note that was typed is dropped only after a question', async () => {
  const { feedback, leave } = await open('The wrong site')
  await leave()
  expect(feedback.dialogs.map(({ title }) => title)).toEqual(['Discard what you entered?'])
  await act(async () => feedback.dialogs[0]?.answer('cancel'))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'The wrong site')
  await leave()
  await act(async () => feedback.dialogs[0]?.answer('confirm'))
  await gone()
})

test('without a note the sheet closes at once', async () => {
  const { feedback, leave } = await open(' ')
  await leave()
  expect(feedback.dialogs).toEqual([])
  await gone()
})

test('a note that is being sent cannot be changed, and can again after a refusal', async () => {
  let refuse: (error: Error) => void = () => undefined
  const held = new Promise<unknown>((_, reject) => (refuse = reject))
  await open('The wrong site', { http: (() => held) as Core['http'] })
  const isLocked = () => screen.getByRole('textbox', { hidden: true }).closest('[inert]') !== null
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save the note' })))
  expect(isLocked()).toBe(true)
  await act(async () => refuse(new HttpError('refused', 'refused', { callId: 'x', code: 4010 })))
  expect(await screen.findByText('This is no longer possible.')).toBeTruthy()
  expect(isLocked()).toBe(false)
})

test('a note that is being sent is not dropped, so the sheet closes without a question', async () => {
  let resolve: (answer: unknown) => void = () => undefined
  const held = new Promise<unknown>((give) => (resolve = give))
  const http = (() => held) as Core['http']
  const { feedback, leave } = await open('The wrong site', { http })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save the note' })))
  await leave()
  expect(feedback.dialogs).toEqual([])
  await gone()
  await act(async () => resolve({}))
})
