import { waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { holdExampleTime, simCore, simulate } from '#harness/backend/kit/testing'
import { Feedback } from '#platform/feedback'
import { startTexts } from '#platform/i18n'
import { createFakeHost } from '#testing'
import { leadSchema } from '../api/lead'
import dev from '../dev'
import plugin from '../plugin'
import { wireLead } from '../testing/samples'
import { callLead } from './callLead'
import { leadRecords } from './leadRecords'

beforeAll(() => {
  holdExampleTime()
  return startTexts()
})
beforeEach(() => void jest.spyOn(document, 'addEventListener'))
afterEach(() => jest.restoreAllMocks())

function setUp() {
  const feedback = new Feedback()
  const opened: string[] = []
  const { core } = simCore(simulate(dev), plugin, 'rep01', { feedback, host: createFakeHost() })
  core.navigation.openHref = (to) => void opened.push(to)
  return { core, feedback, opened }
}

/** The phone's own screen covers the page, or is gone. */
function cover(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Ends the call once the app waits for it. */
async function back() {
  await waitFor(() => expect(document.addEventListener).toHaveBeenCalledWith('visibilitychange', expect.anything()))
  const began = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(began + 6000)
  cover('visible')
}

const lead = (state: '1' | '2', phone: string) => v.parse(leadSchema, { ...wireLead, state, phone })
const PHONE = '13800000001'

test('after a call from a row the person of the number is named, and the form opens for the call with them', async () => {
  const { core, feedback, opened } = setUp()
  const { contacts } = core.store(leadRecords).of(lead('1', PHONE).id).parts
  await contacts.need()
  const [contact] = contacts.value ?? []
  const [phone] = contact?.phones ?? []
  if (!contact || phone === undefined) throw new Error('the lead has no contact with a number')
  cover('hidden')
  const done = callLead(core, lead('1', phone))
  await back()
  await waitFor(() => expect(feedback.dialogs).toHaveLength(1))
  const [dialog] = feedback.dialogs
  expect([dialog?.title, dialog?.text]).toEqual(['Log this call?', expect.stringContaining(String(contact.nameEn))])
  dialog?.answer('confirm')
  await done
  const [to = ''] = opened
  const search = new URLSearchParams(to.split('?')[1])
  expect(to).toMatch(/^\/x\/leads\/followUp\?/)
  expect(Object.fromEntries(search)).toMatchObject({ id: 'L-000001', kind: 'call', contact: contact.id, seconds: '6' })
  expect(Number(search.get('at'))).toBeGreaterThan(0)
})

test('a number that is none of the people goes along to the form, which then knows that it was nobody it lists', async () => {
  const { core, feedback, opened } = setUp()
  cover('hidden')
  const done = callLead(core, lead('1', PHONE))
  await back()
  await waitFor(() => expect(feedback.dialogs).toHaveLength(1))
  expect(feedback.dialogs[0]?.text).toMatch(/^138 0000 0001 · /)
  feedback.dialogs[0]?.answer('confirm')
  await done
  const { contact, phone } = Object.fromEntries(new URLSearchParams(opened[0]?.split('?')[1]))
  expect([contact, phone]).toEqual([undefined, PHONE])
})

test('nobody is asked to log a call about a lead that takes no follow-up', async () => {
  const { core, feedback } = setUp()
  cover('hidden')
  await callLead(core, lead('2', PHONE))
  expect(feedback.dialogs).toEqual([])
})
