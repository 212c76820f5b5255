import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { contactKind } from '#harness/backend/world'
import { storeDraft } from '#kit/forms'
import { insertTrack } from '../api'
import { leadKind, type SimLead, trackKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import calls from '../repeatable'
import { clueDetail, leadFollowUp } from '../routes'
import { openPages } from '../testing/openPages'
import LeadFollowUp from './LeadFollowUp'

beforeAll(() => startScreens(plugin))
// Drafts are the device's, which is the same for all tests.
let endDraft: () => Promise<void>
afterEach(async () => {
  cleanup()
  await endDraft()
})

const FORM = '/x/leads/followUp?id=L-000001'
const DRAFT = 'They want a price for two boilers.'
/** A call of 250 s with the decider. */
const CALL = `${FORM}&kind=call&contact=P-000001&at=${Date.parse('2026-11-20T09:30:00+08:00')}&seconds=250`

/** Begins a follow-up, leaves it, and comes back to log a call. */
async function callWithDraft(first = FORM) {
  const sim = simulate(dev)
  const pages = [
    [leadFollowUp, LeadFollowUp],
    [clueDetail, () => <h1>Lead</h1>],
  ] as const
  const opened = await openPages('rep01', pages, first, { sim })
  endDraft = () => opened.core.drafts.discard('lead.followUp', 'L-000001')
  await userEvent.type(await screen.findByRole('textbox', { name: /^What was/ }), DRAFT)
  act(() => void opened.navigation.open('/clueDetail?id=L-000001', { replace: true }))
  await screen.findByRole('heading', { name: 'Lead' })
  await act(() => opened.navigation.push(CALL))
  await screen.findByDisplayValue(DRAFT)
  const mine = () => [...sim.store.table(trackKind).values()].filter(({ text }) => text.startsWith(DRAFT))
  return { ...opened, mine }
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('a call is taken over into the draft that is there, whose text stays', async () => {
  const { mine } = await callWithDraft()
  expect((await screen.findByText(/is not in this draft/)).textContent).toContain('Chen Min (09:30, about 4 min)')
  await press('Add it here')
  expect(screen.queryByText(/not in this draft/)).toBeNull()
  await press('In a week')
  await press('Save follow-up')
  await waitFor(() => expect(mine()).toHaveLength(1))
  expect(mine()[0]).toMatchObject({ kind: 'call', contactId: 'P-000001', text: DRAFT, call: { seconds: 250 } })
})

test('or is logged on its own once the draft is sent', async () => {
  const { mine, shown } = await callWithDraft()
  await press('In a week')
  await press('Save follow-up')
  await waitFor(() => expect(mine()).toHaveLength(1))
  expect(mine()[0]).toMatchObject({ kind: 'visit' })
  expect(mine()[0]?.call).toBeUndefined()
  expect(await screen.findByText(/^09:30, about 4 min$/)).toBeTruthy()
  expect(screen.queryByDisplayValue(DRAFT)).toBeNull()
  expect(shown()).toContain('/x/leads/followUp')
})

test('a draft about another call keeps it', async () => {
  await callWithDraft(CALL.replace('seconds=250', 'seconds=30').replace(/at=\d+/, 'at=1795000000000'))
  expect(await screen.findByText(/not in this draft/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add it here' })).toBeNull()
})

test('a call of which the number alone is known is with whoever has the number, else the form asks', async () => {
  const numberOf = (phone: string) => CALL.replace('contact=P-000001', `phone=${phone}`)
  const sim = simulate(dev)
  const chen = sim.store.table(contactKind).get('P-000001')
  const [phone = ''] = chen?.phones ?? []
  const opened = await openPages('rep01', [[leadFollowUp, LeadFollowUp]], numberOf(phone), { sim })
  endDraft = () => opened.core.drafts.discard('lead.followUp', 'L-000001')
  expect((await screen.findByRole('button', { name: /^With/ })).textContent).toContain('Chen Min')
  cleanup()
  await openPages('rep01', [[leadFollowUp, LeadFollowUp]], numberOf('13900000000'), { sim })
  expect((await screen.findByRole('button', { name: /^With/ })).textContent).not.toContain('Chen Min')
})

test('each kind has quick phrases of its own: nobody answers a visit, and a call sees no site', async () => {
  const opened = await openPages('rep01', [[leadFollowUp, LeadFollowUp]], FORM, { sim: simulate(dev) })
  endDraft = () => opened.core.drafts.discard('lead.followUp', 'L-000001')
  const phrases = async () => {
    const group = await screen.findByRole('group', { name: 'Quick notes' })
    return within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  }
  await userEvent.click(await screen.findByRole('radio', { name: 'Visit' }))
  expect(await phrases()).toEqual([
    'Met the person in charge',
    'Person in charge was out',
    'Saw the site',
    'Wants a price',
  ])
  await userEvent.click(screen.getByRole('radio', { name: 'Call' }))
  expect(await phrases()).toEqual(['No answer', 'Meet next week', 'Wants a price', 'Thinking about it'])
})

test('a follow-up of a lead that somebody else has by now is still read', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  endDraft = () => core.drafts.discard('lead.followUp', 'L-000001')
  const nextStep = { at: new Date(sim.now.getTime() + 86_400_000), kind: 'quote', text: 'Price of the second boiler' }
  const request = { leadId: 'L-000001', kind: 'call', contactName: 'Mr Zeng', text: DRAFT, nextStep }
  const address = calls.find(({ call }) => call.id === insertTrack.id)?.edit?.(request, [])
  if (!address) throw new Error('no form')
  await storeDraft(core.drafts, address)
  sim.store.table(leadKind).put({ ...(sim.store.table(leadKind).get('L-000001') as SimLead), owner: 'emp10' })
  await openPages('rep01', [[leadFollowUp, LeadFollowUp]], address.to, { sim })
  await screen.findByText('You cannot follow up this lead')
  for (const words of [DRAFT, 'Mr Zeng', nextStep.text]) expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText('What was said')).toBeTruthy()
})
