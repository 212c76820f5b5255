import { waitFor } from '@testing-library/react'
import * as v from 'valibot'
import type { Core } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { hostFailure } from '#platform/host'
import { registerTexts, startTexts } from '#platform/i18n'
import { textsOf } from '#plugins/texts'
import { createTestCore } from '#testing'
import plugin from '../plugin'
import { leadIdSchema } from '../rules/vocabulary'
import { callLead } from './callLead'

const id = v.parse(leadIdSchema, 'L-000001')

beforeAll(async () => {
  await startTexts()
  // As in the list, which has not loaded the texts of the whole area.
  registerTexts('leads', ...textsOf(plugin))
})

function setUp(more: Partial<Core> = {}) {
  const feedback = new Feedback()
  const opened: string[] = []
  const core = createTestCore([plugin], { feedback, ...more })
  core.navigation.openHref = (to) => void opened.push(to)
  return { core, feedback, opened }
}

/** Answers the question once it is asked. */
async function answer(feedback: Feedback, with_: 'confirm' | 'cancel') {
  await waitFor(() => expect(feedback.dialogs).toHaveLength(1))
  const [dialog] = feedback.dialogs
  dialog?.answer(with_)
  return dialog?.title
}

test('after a call the user is asked to log it, and the form opens for a call', async () => {
  const { core, feedback, opened } = setUp()
  const done = callLead(core, { id, state: 'owned' }, '13800000001')
  expect(await answer(feedback, 'confirm')).toBe('Log this call?')
  await done
  expect(opened).toEqual(['/x/leads/followUp?id=L-000001&kind=call'])
})

test('who does not want to log it stays', async () => {
  const { core, feedback, opened } = setUp()
  const done = callLead(core, { id, state: 'owned' }, '13800000001')
  await answer(feedback, 'cancel')
  await done
  expect(opened).toEqual([])
})

test('a call that did not start is told and not asked about, nor one of a lead that takes no follow-up', async () => {
  const { core, feedback } = setUp()
  await callLead(
    { ...core, host: { ...core.host, call: async () => hostFailure('host', 'no SIM') } },
    { id, state: 'owned' },
    '1',
  )
  expect(feedback.toasts.map(({ text }) => text)).toEqual(['The call did not start: no SIM'])
  await callLead(core, { id, state: 'discarded' }, '13800000001')
  expect(feedback.dialogs).toEqual([])
})
