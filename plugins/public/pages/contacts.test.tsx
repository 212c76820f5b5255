import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { href, type Route, type Search } from '#base/routes'
import { companyPicker, listCities, listContacts } from '#domain/directory'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { contactKind } from '#harness/backend/world'
import { formValues } from '#kit/attachments'
import { unloggedCalls } from '#kit/calls'
import { storeDraft } from '#kit/forms'
import { type Core, currentPosition, defineStore } from '#platform/core'
import { type Http, HttpError, uploadDocument } from '#platform/http'
import { usePageNavigation } from '#platform/navigation'
import { createFakeHost, pressWhenReady, showPages } from '#testing'
import { mergeContacts, moveContact, saveContact } from '../api'
import { CONTACT_FORM } from '../contacts/values'
import dev from '../dev'
import plugin from '../plugin'
import calls from '../repeatable'
import * as r from '../routes'
import { contactFields } from '../rules/fields'
import { contactSearch } from '../rules/filters'
import search from '../search'
import birthdays, { moves, onDevice } from '../today'
import CityChooser from './CityChooser'
import ContactAdd from './ContactAdd'
import ContactEdit from './ContactEdit'
import ContactList from './ContactList'

/** Contacts and cities against the simulator, at the example time (2026-11-20). */

beforeAll(async () => {
  await startScreens(plugin)
})
let opened: Core | undefined
afterEach(async () => {
  localStorage.clear()
  // The cores of a file share what is stored.
  for (const id of ['P-000002', 'P-000003', 'C-000013']) await opened?.drafts.discard(CONTACT_FORM, id)
})

const PAGES: readonly (readonly [route: Route, screen: ComponentType, search?: Search])[] = [
  [r.contact, ContactList, contactSearch],
  [r.contactAdd, ContactAdd],
  [r.contactEdit, ContactEdit],
  [r.mapCitySelect, CityChooser],
]

const card = { name: '何军', duty: '厂长', tel: '137 0288 1206/0757-86321200', path: '' }

type Host = Parameters<typeof createFakeHost>[0]
async function open(who: string, address: string, host: Host = {}, sim = simulate(dev)) {
  const { core } = simCore(sim, plugin, who, {
    host: createFakeHost({ native: true, ...host }),
    uploadFile: async ({ name }) => ({ fileName: name, size: 3, suffix: 'jpg', fileUrl: `/f/${name}` }),
  })
  opened = core
  const pages = PAGES.map(([route, page, search]) => ({ route, screen: page, search }))
  return { ...(await showPages(core, pages, address, 'public')), sim, core }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const enter = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const mains = () => [...document.querySelectorAll('.btn--main')].map(({ textContent }) => textContent)
const stored = (sim: Awaited<ReturnType<typeof open>>['sim']) => sim.store.table(contactKind)
const LEAD = { clueId: 'L-000001', name: '宏盛陶瓷', orgCode: '440605', owner: 'rep01', custId: 'C-000001' }
const leadKind = { name: 'lead', id: ({ clueId }: typeof LEAD & { readonly stage?: string }) => clueId }

describe('/public/contact', () => {
  test('shows the contacts of a customer: who left last, numbers grouped', async () => {
    await open('rep01', '/public/contact?id=C-000002')
    await screen.findAllByRole('article')
    expect(screen.getAllByRole('article').at(-1)?.textContent).toMatch(/^Luo PingLeft/)
  })

  test('a row says in words where somebody works, and when there was contact', async () => {
    await open('rep01', '/public/contact?id=C-000001')
    const words = (await screen.findAllByRole('article')).map(({ textContent }) => textContent).join('\n')
    expect(words).toMatch(/Boiler foreman · (?:Production|Equipment)/)
    expect(words).toMatch(/Contacted \d+ \w{3}/)
  })

  test('a row with a birthday still says what somebody is', async () => {
    await open('rep01', '/public/contact?id=C-000001')
    expect((await screen.findByText('Birthday 22 Nov')).closest('article')?.textContent).toContain('Plant manager')
  })

  test.each([
    ['02-29', '29 Feb'],
    ['1985-02-28', '28 Feb 1985'],
    ['**-**', '**-**'],
  ])('the birthday %s is said as %s', async (birthday, said) => {
    const sim = simulate(dev)
    const he = stored(sim).get('P-000002')
    if (!he) throw new Error('no contact')
    stored(sim).put({ ...he, birthday })
    await open('rep01', '/public/contact?id=C-000001&contact=P-000002', {}, sim)
    expect((await screen.findByText('Birthday', { selector: 'dt' })).nextElementSibling?.textContent).toBe(said)
  })

  test('a contact in a sheet has its numbers and actions', async () => {
    await open('rep01', '/public/contact?id=C-000001&contact=P-000003')
    const sheet = await screen.findByRole('dialog', { name: 'Liang Weiming' })
    expect(await within(sheet).findByText('139 2856 0412')).toBeTruthy()
    expect(within(sheet).getByText('0757-86321234')).toBeTruthy()
    expect(within(sheet).getByRole('button', { name: 'Copy: Phone 2' })).toBeTruthy()
    expect(within(sheet).getByRole('button', { name: 'Edit' })).toBeTruthy()
  })

  test('masked: neither call nor edit nor copy', async () => {
    await open('rep03', '/public/contact?contact=P-000008')
    const sheet = await screen.findByRole('dialog', { name: 'Huang Haiyan' })
    await within(sheet).findByRole('button', { name: 'More' })
    expect(within(sheet).getByText('Phone')).toBeTruthy()
    expect(within(sheet).queryByRole('button', { name: /^(?:Call|Edit|Copy)/ })).toBeNull()
  })

  test('is saved as a vCard', async () => {
    const { core } = await open('rep01', '/public/contact?id=C-000001&contact=P-000003')
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    const sent = jest.spyOn(core, 'http').mockRejectedValue(new HttpError('network', '', { callId: uploadDocument.id }))
    await press('Save as vCard')
    await waitFor(() => expect(sent).toHaveBeenCalled())
    const [, request] = sent.mock.calls[0] ?? []
    const { file } = request as { readonly file: File }
    expect([file.name, file.type]).toEqual(['Liang Weiming.vcf', 'text/vcard'])
    expect(await act(() => file.text())).toContain('FN:Liang Weiming\r\nORG:')
  })

  test('the last one of a verified lead cannot be deleted: the menu says why', async () => {
    const sim = simulate(dev)
    sim.store.table(leadKind).put({ ...LEAD, stage: 'verified' })
    const he = stored(sim).get('P-000002')
    if (!he) throw new Error('no contact')
    stored(sim).put({ ...he, clueId: LEAD.clueId })
    await open('rep01', '/public/contact?contact=P-000002', {}, sim)
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    const entry = screen.getByRole<HTMLButtonElement>('button', { name: /^Delete/ })
    expect(entry.disabled).toBe(true)
    expect(entry.textContent).toContain('A verified lead needs a contact. Add another one first.')
  })

  test('a call that is not logged yet is said, and logged from there', async () => {
    const { core } = await open('rep01', '/public/contact?contact=P-000003')
    const openHref = jest.spyOn(core.navigation, 'openHref').mockImplementation(() => undefined)
    const to = href(r.contact, { id: 'C-000001' })
    const call = { contact: 'P-000003', name: 'Liang', phone: '13928560412', at: Date.now(), seconds: 60, to }
    act(() => core.store(unloggedCalls).add(call))
    await screen.findByText(/^A call is not logged yet/)
    await press('Log the call')
    expect(openHref.mock.calls).toEqual([[to]])
    await waitFor(() => expect(screen.queryByText(/^A call is not logged yet/)).toBeNull())
  })

  test('deleted after a question, and no longer listed', async () => {
    const { sim, core } = await open('rep01', '/public/contact?id=C-000001&contact=P-000002')
    await screen.findByRole('dialog', { name: 'He Jun' })
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    await press('Delete')
    await waitFor(() => expect(core.feedback.dialogs.length).toBe(1))
    act(() => core.feedback.dialogs[0]?.answer('confirm'))
    await waitFor(() => expect(stored(sim).get('P-000002')?.state).toBe('3'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'He Jun' })).toBeNull())
  })

  test('what shows the contacts of the customer is stale after a change', async () => {
    const { core } = await open('rep01', '/public/contact?id=C-000001&contact=P-000002')
    const { invalidateRecord } = core.store(defineStore('test.shown', () => ({ invalidateRecord: jest.fn() })))
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    await press('Mark as left')
    const sheet = await screen.findByRole('dialog', { name: 'Mark as left' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Mark as left' }))
    await waitFor(() => expect(invalidateRecord).toHaveBeenCalledWith('C-000001'))
  })

  test('has left since a day', async () => {
    const { sim } = await open('rep01', '/public/contact?id=C-000001&contact=P-000002')
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    await press('Mark as left')
    const sheet = await screen.findByRole('dialog', { name: 'Mark as left' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Mark as left' }))
    await waitFor(() => expect(stored(sim).get('P-000002')).toMatchObject({ state: '2', leftAt: '2026-11-20' }))
  })

  test('merging: of four numbers three are chosen', async () => {
    const { sim } = await open('rep01', '/public/contact?id=C-000001&contact=P-000003')
    const other = stored(sim).get('P-000002')
    if (!other) throw new Error('no contact')
    stored(sim).put({ ...other, phones: ['13702881206', '13500135000'] })
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    await press('Merge')
    await userEvent.click(await screen.findByRole('radio', { name: /^He Jun/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: '0757-86321234' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '135 0013 5000' }))
    const sheet = screen.getByRole('dialog', { name: 'Merge' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(stored(sim).get('P-000002')).toMatchObject({ state: '3', mergedInto: 'P-000003' }))
    expect(stored(sim).get('P-000003')?.phones).toEqual(['13928560412', '13702881206', '13500135000'])
  })
})

test('merging goes on after the other contact was changed meanwhile', async () => {
  const { sim } = await open('rep01', '/public/contact?id=C-000001&contact=P-000003')
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await press('Merge')
  await userEvent.click(await screen.findByRole('radio', { name: /^He Jun/ }))
  const other = stored(sim).get('P-000002')
  if (!other) throw new Error('no contact')
  stored(sim).put({ ...other, version: other.version + 1, phones: ['13500135000'] })
  const merge = async () =>
    userEvent.click(within(screen.getByRole('dialog', { name: 'Merge' })).getByRole('button', { name: 'Merge' }))
  await merge()
  await screen.findByRole('radio', { name: /^He Jun.*135\s0013\s5000/ })
  expect(stored(sim).get('P-000002')?.state).toBe('1')
  await merge()
  await waitFor(() => expect(stored(sim).get('P-000002')).toMatchObject({ state: '3', mergedInto: 'P-000003' }))
  expect(stored(sim).get('P-000003')?.phones).toEqual(['13928560412', '0757-86321234', '13500135000'])
})

test.each([
  ['a lead', 'its customer', 'P-000002', 'P-000003', /^Liang Weiming/],
  ['a customer', 'its lead', 'P-000003', 'P-000002', /^He Jun/],
])('somebody of %s is merged with the same person of %s', async (_, __, keep, drop, name) => {
  const sim = simulate(dev)
  sim.store.table(leadKind).put(LEAD)
  const contacts = sim.store.table(contactKind)
  const one = contacts.get('P-000002')
  if (!one) throw new Error('no contact')
  const { custId: __custId, ...others } = one
  contacts.put({ ...others, clueId: LEAD.clueId })
  await open('rep01', `/public/contact?contact=${keep}`, {}, sim)
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await press('Merge')
  await userEvent.click(await screen.findByRole('radio', { name }))
  const sheet = screen.getByRole('dialog', { name: 'Merge' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(contacts.get(drop)?.mergedInto).toBe(keep))
  expect(contacts.get(keep)).toMatchObject({ custId: 'C-000001', clueId: 'L-000001' })
})

test('who acts on a contact second reads what the first one changed', async () => {
  const { sim } = await open('rep01', '/public/contact?id=C-000001&contact=P-000002')
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  const theirs = { contactId: 'P-000002', version: 1, name: '何军', phones: ['13702881206', '13500135000'] }
  await sim.as('rep02').call(saveContact, { ...theirs, influence: 'opposes', duty: 'Vice director' })
  await press('Mark as left')
  const sheet = await screen.findByRole('dialog', { name: 'Mark as left' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Mark as left' }))
  expect(await screen.findAllByText(/Duty: .* → Vice director/)).not.toHaveLength(0)
  expect(screen.queryAllByText(/Phone: 137 0288 1206 → 137 0288 1206, 135 0013 5000/)).not.toHaveLength(0)
  expect(screen.queryAllByText(/Influence: .* → Opponent/)).not.toHaveLength(0)
})

/** The form that edits a save which waits in the outbox. */
function editOf(request: object) {
  const address = calls.find(({ call }) => call.id === saveContact.id)?.edit?.(request)
  if (!address) throw new Error('no form')
  return address
}

/** What was typed over the first version of a contact. */
const draftOf = (record: string, values: object) => {
  return { form: CONTACT_FORM, record, values: { ...formValues(contactFields, {}), version: 1, ...values } }
}

describe('a contact that was merged into another one', () => {
  const mergeAway = (sim: Awaited<ReturnType<typeof open>>['sim']) =>
    sim.as('rep02').call(mergeContacts, {
      keep: 'P-000003',
      drop: 'P-000002',
      version: 1,
      dropVersion: 1,
      phones: ['13928560412', '13702881206'],
    })

  test('opens the one that remains', async () => {
    const sim = simulate(dev)
    await mergeAway(sim)
    const { shown } = await open('rep01', '/public/contact?id=C-000001&contact=P-000002', {}, sim)
    expect(await screen.findByRole('dialog', { name: 'Liang Weiming' })).toBeTruthy()
    expect(shown()).toContain('contact=P-000003')
  })

  test('and edited without network meanwhile: what was typed is saved to the one that remains, over what it is now', async () => {
    const sim = simulate(dev)
    await mergeAway(sim)
    const typed = { contactId: 'P-000002', version: 1, name: '何军', phones: ['13702881206'], duty: 'Director' }
    const address = editOf({ ...typed, influence: 'unknown' })
    const { core } = simCore(sim, plugin, 'rep01')
    await storeDraft(core.drafts, address)
    const { shown } = await open('rep01', address.to, {}, sim)
    expect(await screen.findByText('This contact was merged')).toBeTruthy()
    await press('Open')
    await waitFor(() => expect(shown()).toContain('contactEdit?id=P-000003'))
    await waitFor(() => expect(field(/^Duty/).value).toBe('Director'))
    await press('Save')
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('梁伟明')
    await userEvent.click(within(notice).getAllByRole('button')[1] as HTMLElement)
    await waitFor(() => expect(stored(sim).get('P-000003')).toMatchObject({ duty: 'Director', version: 3 }))
    await waitFor(async () => expect(await core.drafts.load(address.form, address.record)).toBeUndefined())
  })

  test('and is edited, too: what was typed here can still be read', async () => {
    const sim = simulate(dev)
    await mergeAway(sim)
    const { core } = simCore(sim, plugin, 'rep01')
    await storeDraft(core.drafts, draftOf('P-000002', { duty: 'Director' }))
    await storeDraft(core.drafts, draftOf('P-000003', { duty: 'Vice director' }))
    await open('rep01', '/public/contactEdit?id=P-000002', {}, sim)
    await screen.findByText('This contact was merged')
    expect(await screen.findByText('Director')).toBeTruthy()
    await press('Open')
    await waitFor(() => expect(field(/^Duty/).value).toBe('Vice director'))
  })

  test('while it was edited is not saved: what was typed goes along to the one that remains', async () => {
    const { sim, shown } = await open('rep01', '/public/contactEdit?id=P-000002')
    const duty = await screen.findByRole('textbox', { name: /^Duty/ })
    await mergeAway(sim)
    fireEvent.change(duty, { target: { value: 'Director' } })
    await press('Save')
    const notice = (await screen.findByText('It was merged into Liang Weiming.')).closest<HTMLElement>('[role=status]')
    await userEvent.click(within(notice ?? document.body).getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(shown()).toContain('contactEdit?id=P-000003'))
    await waitFor(() => expect(field(/^Duty/).value).toBe('Director'))
    expect(stored(sim).get('P-000002')?.duty).not.toBe('Director')
  })

  test('while both were edited: what was typed here is a step back from the draft of the one that remains', async () => {
    const sim = simulate(dev)
    await storeDraft(simCore(sim, plugin, 'rep01').core.drafts, draftOf('P-000003', { duty: 'Vice director' }))
    const { shown, navigation } = await open('rep01', '/public/contactEdit?id=P-000002', {}, sim)
    const duty = await screen.findByRole('textbox', { name: /^Duty/ })
    await mergeAway(sim)
    fireEvent.change(duty, { target: { value: 'Director' } })
    await press('Save')
    const notice = (await screen.findByText('It was merged into Liang Weiming.')).closest<HTMLElement>('[role=status]')
    await userEvent.click(within(notice ?? document.body).getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(shown()).toContain('contactEdit?id=P-000003'))
    expect(await screen.findByDisplayValue('Vice director')).toBeTruthy()
    // As who confirms that the form is left.
    navigation.leave()
    expect(await screen.findByText('Director')).toBeTruthy()
  })
})

describe('what was typed and cannot be saved any more', () => {
  const card = () => screen.findByRole('region', { name: 'Words on this phone that were not saved' })

  test('is read without what the user sees masked by now', async () => {
    const sim = simulate(dev)
    const he = stored(sim).get('P-000002')
    if (!he) throw new Error('no contact')
    const facts = { email: 'he.jun@x.cn', wechat: 'hj', birthday: '1980-01-01' }
    stored(sim).put({ ...he, ...facts, custId: 'C-000013' })
    const phone = he.phones[0] ?? ''
    const note = { note: 'Prefers mornings' }
    const entered = { ...facts, phone, name: he.name, duty: he.duty ?? '' }
    await storeDraft(simCore(sim, plugin, 'rep01').core.drafts, draftOf('P-000002', { ...entered, ...note }))
    await open('rep01', '/public/contactEdit?id=P-000002', {}, sim)
    await screen.findByText('You cannot edit this contact')
    const shown = [...(await card()).querySelectorAll('dt, dd')].map(({ textContent }) => textContent)
    expect(shown).toEqual(['Note', 'Prefers mornings'])
  })

  test('as the contact was deleted, which its form says', async () => {
    const sim = simulate(dev)
    await sim.as('rep01').call(moveContact, { id: 'P-000002', version: 1, to: 'deleted' })
    await storeDraft(simCore(sim, plugin, 'rep01').core.drafts, draftOf('P-000002', { phone: '13500135000' }))
    await open('rep01', '/public/contactEdit?id=P-000002', {}, sim)
    expect(await screen.findByText('This contact was deleted')).toBeTruthy()
    expect(screen.queryByText(/The owner of the customer/)).toBeNull()
    expect(within(await card()).getByText('13500135000')).toBeTruthy()
  })
})

function PickOthers() {
  const page = usePageNavigation()
  const answer = () => page.answer(companyPicker, [{ id: 'C-000013', name: '合成' }])
  return (
    <button type="button" onClick={answer}>
      Of others
    </button>
  )
}

describe('/public/contactAdd', () => {
  test('a card fills the form; the duplicate is named and can be saved anyway', async () => {
    const { sim } = await open('rep01', '/public/contactAdd?custId=C-000001', {
      scanCard: async () => ({ ok: true, data: card }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Scan a business card' }))
    await waitFor(() => expect(field(/^Name/).value).toBe('何军'))
    expect([field(/^Phone/).value, field(/^Second phone/).value]).toEqual(['13702881206', '0757-86321200'])
    expect(mains()).toEqual(['Save'])
    await screen.findByText('He Jun already has this number.')
    await waitFor(() => expect(mains()).toEqual([]))
    await press('Save anyway')
    await waitFor(() => expect(stored(sim).get('P-900001')).toMatchObject({ name: '何军', custId: 'C-000001' }))
  })

  test('the image of a card that is scanned is kept with the contact', async () => {
    const data = { name: 'Li Na', duty: '', tel: '13500135001', path: '/sdcard/card.jpg' }
    const { sim } = await open('rep01', '/public/contactAdd?custId=C-000001', {
      scanCard: async () => ({ ok: true, data }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Scan a business card' }))
    await screen.findByRole('button', { name: 'Open photo 1 of 1, Uploaded' })
    await press('Save')
    await waitFor(() => expect(stored(sim).get('P-900001')).toMatchObject({ name: 'Li Na', card: '/f/picture0.jpg' }))
  })

  test('the second person of a card is taken over by a press', async () => {
    const data = { name: 'Li Na/Wang Fang', duty: '', tel: '13500135001', path: '' }
    await open('rep01', '/public/contactAdd?custId=C-000001', { scanCard: async () => ({ ok: true, data }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Scan a business card' }))
    await waitFor(() => expect(field(/^Name/).value).toBe('Li Na'))
    await press('Name: Wang Fang')
    expect(field(/^Name/).value).toBe('Wang Fang')
    expect(screen.queryByRole('button', { name: 'Name: Wang Fang' })).toBeNull()
  })

  test('one that waited and was refused is edited as it was typed, and saved anyway', async () => {
    const sim = simulate(dev)
    const typed = { custId: 'C-000001', name: 'Wang Fang', phones: ['13702881206'], influence: 'unknown' }
    const address = editOf(typed)
    await storeDraft(simCore(sim, plugin, 'rep01').core.drafts, address)
    await open('rep01', address.to, {}, sim)
    await screen.findByText('He Jun already has this number.')
    expect([field(/^Name/).value, field(/^Phone/).value]).toEqual(['Wang Fang', '13702881206'])
    await press('Save anyway')
    await waitFor(() =>
      expect(stored(sim).get('P-900001')).toMatchObject({ name: 'Wang Fang', phones: ['13702881206'] }),
    )
  })

  test('somebody of the phone’s contacts without a number fills in the name', async () => {
    await open('rep01', '/public/contactAdd?custId=C-000001', {
      pickContact: async () => ({ ok: true, data: { name: 'Huang Li', phone: '' } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: /From the phone/ }))
    await waitFor(() => expect(field(/^Name/).value).toBe('Huang Li'))
    expect(field(/^Phone/).value).toBe('')
  })

  test('who has denied the phone’s contacts for ever types on', async () => {
    await open('rep01', '/public/contactAdd?custId=C-000001', {
      pickContact: async () => ({ ok: false, code: -1, error: { kind: 'denied', text: 'off', canAskAgain: false } }),
    })
    await screen.findByRole('textbox', { name: /^Name/ })
    enter(/^Name/, 'Huang Li')
    await userEvent.click(await screen.findByRole('button', { name: /From the phone/ }))
    expect(field(/^Name/).value).toBe('Huang Li')
    enter(/^Phone/, '13500135000')
    expect(field(/^Phone/).value).toBe('13500135000')
  })

  test('what is missing is said at its field', async () => {
    await open('rep01', '/public/contactAdd')
    await pressWhenReady('Save')
    expect(await screen.findByText('Please enter a name.')).toBeTruthy()
    expect(screen.getByText('Please enter a correct phone number.')).toBeTruthy()
    expect(screen.getByText('Choose a customer or a lead.')).toBeTruthy()
  })

  test('says for whom it is', async () => {
    await open('rep01', '/public/contactAdd?custId=C-000001')
    expect(await screen.findByText('Guangda Glass Works')).toBeTruthy()
  })

  test('at a customer of somebody else nothing can be typed first', async () => {
    await open('rep01', '/public/contactAdd?custId=C-000013')
    expect(await screen.findByText('You cannot add a contact here')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('a refusal that comes late shows the words that were typed until then', async () => {
    const sim = simulate(dev)
    let pass: () => void = () => undefined
    const until = new Promise<void>((resolve) => {
      pass = resolve
    })
    const as: typeof sim.as = (who) => ({
      ...sim.as(who),
      async call(call, request) {
        if (call.id === listContacts.id) await until
        return sim.as(who).call(call, request)
      },
    })
    await open('rep01', '/public/contactAdd?custId=C-000013', {}, { ...sim, as })
    await pressWhenReady('Save')
    enter(/^Name/, 'Huang Li')
    enter(/^Note/, 'Opens the gate at seven')
    pass()
    expect(await screen.findByText('You cannot add a contact here')).toBeTruthy()
    expect(await screen.findByText('Opens the gate at seven', { selector: 'dd' })).toBeTruthy()
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Name', 'Note'])
  })

  test('a host passes name and number', async () => {
    await open('rep01', '/public/contactAdd?name=Li&phone=13500135000')
    await waitFor(() => expect([field(/^Name/).value, field(/^Phone/).value]).toEqual(['Li', '13500135000']))
  })

  test('somebody at a customer of others has the number: told without a name', async () => {
    const { sim } = await open('rep01', '/public/contactAdd?custId=C-000001')
    const other = stored(sim).get('P-000003')
    if (!other) throw new Error('no contact')
    stored(sim).put({ ...other, contactId: 'P-900050', custId: 'C-000011', phones: ['13811112222'] })
    await screen.findByRole('textbox', { name: /^Name/ })
    enter(/^Name/, 'Wang Fang')
    enter(/^Phone/, '13811112222')
    const told = await screen.findByText('Somebody at another customer has this number.')
    // It comes late: above name and number it would move them under a finger.
    expect(field(/^Department/).compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText(/Liang/)).toBeNull()
  })

  test('who saves anyway is asked again for another number', async () => {
    const { sim, core } = await open('rep01', '/public/contactAdd?custId=C-000001')
    await screen.findByRole('textbox', { name: /^Name/ })
    enter(/^Name/, 'Wang Fang')
    enter(/^Phone/, '13702881206')
    enter(/^Email/, 'wang')
    await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(field(/^Email/).getAttribute('aria-invalid')).toBe('true'))
    enter(/^Email/, '')
    enter(/^Phone/, '13928560412')
    const sent = jest.spyOn(core, 'http')
    await press('Save')
    const saved = () => sent.mock.calls.filter(([call]) => call.id === saveContact.id)
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]?.[1]).not.toMatchObject({ force: true })
    expect(await screen.findByText('Liang Weiming already has this number.')).toBeTruthy()
    expect(stored(sim).get('P-900001')).toBeUndefined()
  })

  test('a number that was refused is not said of another one', async () => {
    const { core } = await open('rep01', '/public/contactAdd?custId=C-000001')
    await screen.findByRole('textbox', { name: /^Name/ })
    const known = jest.spyOn(core, 'http')
    // On a bad network the number is not looked up before.
    known.mockImplementation((call) =>
      Promise.reject(
        call.id === saveContact.id
          ? new HttpError('refused', '', {
              callId: call.id,
              code: 4401,
              data: { contactId: 'P-000002', name: '何军', nameEn: 'He Jun' },
            })
          : new HttpError('network', '', { callId: call.id }),
      ),
    )
    enter(/^Name/, 'Wang Fang')
    enter(/^Phone/, '13702881206')
    await press('Save')
    expect(await screen.findByText('He Jun already has this number.')).toBeTruthy()
    enter(/^Phone/, '13500135000')
    await waitFor(() => expect(screen.queryByText('He Jun already has this number.')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Save anyway' })).toBeNull()
    enter(/^Phone/, '13702881206')
    expect(await screen.findByText('He Jun already has this number.')).toBeTruthy()
  })

  test('a customer or a lead is chosen', async () => {
    const { shown } = await open('rep01', '/public/contactAdd')
    await userEvent.click(await screen.findByRole('button', { name: /^Customer or lead/ }))
    expect(shown()).toContain('leads=')
  })

  test('a customer of somebody else that is chosen is said at once', async () => {
    const { core } = simCore(simulate(dev), plugin, 'rep01')
    const pages = [
      { route: r.contactAdd, screen: ContactAdd },
      { route: companyPicker, screen: PickOthers },
    ]
    await showPages(core, pages, '/public/contactAdd', 'public')
    await userEvent.click(await screen.findByRole('button', { name: /^Customer or lead/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Of others' }))
    expect(await screen.findByText('You cannot add a contact here')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Name/ })).toBeTruthy()
  })

  test('what a host passes is no part of the draft of another person', async () => {
    const first = await open('rep01', '/public/contactAdd')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Wang Fang')
    expect(await screen.findByText(/^Draft \d/)).toBeTruthy()
    first.unmount()
    await showPages(
      first.core,
      [{ route: r.contactAdd, screen: ContactAdd }],
      '/public/contactAdd?name=Li&phone=13500135000',
      'public',
    )
    await waitFor(() => expect([field(/^Name/).value, field(/^Phone/).value]).toEqual(['Li', '13500135000']))
  })
})

describe('/public/contactEdit', () => {
  test('somebody else saved first: both versions are shown, and mine can be kept', async () => {
    const { sim } = await open('rep01', '/public/contactEdit?id=P-000002')
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Duty/ }))
    await userEvent.type(field(/^Duty/), 'Director')
    const theirs = { contactId: 'P-000002', version: 1, name: '何军', phones: ['13702881206'] }
    await sim
      .as('rep02')
      .call(saveContact, { ...theirs, influence: 'decides', duty: 'Vice director', card: '/file/theirs.jpg' })
    await press('Save')
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Vice director')
    expect(notice.textContent).toContain('theirs.jpg')
    expect(notice.textContent).toContain('Director')
    await userEvent.click(within(notice).getAllByRole('button')[1] as HTMLElement)
    await waitFor(() => expect(stored(sim).get('P-000002')).toMatchObject({ duty: 'Director', version: 3 }))
  })

  test('with the number of somebody else, saving is not the main action', async () => {
    await open('rep01', '/public/contactEdit?id=P-000003')
    await screen.findByRole('textbox', { name: /^Name/ })
    enter(/^Second phone/, '13702881206')
    await screen.findByText('He Jun already has this number.')
    await waitFor(() => expect(mains()).toEqual([]))
    enter(/^Second phone/, '13500135000')
    await waitFor(() => expect(mains()).toEqual(['Save']))
  })

  test('without the right nothing can be typed first', async () => {
    await open('rep01', '/public/contactEdit?id=P-000008')
    expect(await screen.findByText('You cannot edit this contact')).toBeTruthy()
  })
})

describe('/mapCitySelect', () => {
  const located = async () => ({
    ok: true as const,
    data: { status: '0', city: '', district: '', province: '', address: '', latitude: 23.02, longitude: 113.12 },
  })

  const withCities = async (cities: () => Promise<never>) => {
    const sim = simulate(dev)
    const { http } = simCore(sim, plugin, 'rep01').core
    const instead: Http = (call, request, options) =>
      call.id === listCities.id ? cities() : http(call, request, options)
    const host = createFakeHost({ native: true, getLocation: located })
    const { core } = simCore(sim, plugin, 'rep01', { host, http: instead })
    await showPages(core, [{ route: r.mapCitySelect, screen: CityChooser }], '/mapCitySelect', 'public')
    await screen.findByLabelText('All cities')
    await waitFor(() => expect(core.store(currentPosition).position).toBeDefined())
    await act(async () => undefined)
  }

  test('the located city, hot ones, and search by initials', async () => {
    await open('rep01', '/mapCitySelect', { getLocation: located })
    expect((await screen.findAllByText('Foshan')).length).toBeGreaterThan(1)
    // Not by role: there are hundreds of buttons, whose names take seconds.
    expect(screen.getAllByText('Guangzhou').length).toBeGreaterThan(1)
    fireEvent.change(screen.getByPlaceholderText('Name, pinyin or initials'), { target: { value: 'fs' } })
    await waitFor(() => expect(screen.queryByText('Guangzhou')).toBeNull())
    const found = [...document.querySelectorAll('[data-record^="city:"]')].map(({ textContent }) => textContent)
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^Foshan/), expect.stringMatching(/^Fushun/)]))
  })

  test('far from every city of the list none is located', async () => {
    const abroad = { ...(await located()).data, latitude: 35.68, longitude: 139.76 }
    await open('rep01', '/mapCitySelect', { getLocation: async () => ({ ok: true, data: abroad }) })
    expect(await screen.findByText('Position unknown')).toBeTruthy()
  })

  test('located before the list of the back end has come, it is looked up', async () => {
    await withCities(() => new Promise(() => undefined))
    expect(screen.getByText('Locating…')).toBeTruthy()
    expect(screen.queryByText('Position unknown')).toBeNull()
  })

  test('without the list of the back end a city is found by its name, and none is said to be unknown', async () => {
    await withCities(() => Promise.reject(new HttpError('network', '', { callId: listCities.id })))
    expect(screen.queryByText('Where you are')).toBeNull()
    expect(screen.queryByLabelText('Often chosen')).toBeNull()
    fireEvent.change(screen.getByPlaceholderText('Name, pinyin or initials'), { target: { value: 'foshan' } })
    expect(await screen.findByText('Foshan')).toBeTruthy()
  })

  test('by a link: nobody waits for the city; six are remembered, the last one first', async () => {
    const { core, shown, unmount } = await open('rep01', '/mapCitySelect', { getLocation: located })
    const hot = within(await screen.findByLabelText('Often chosen'))
      .getAllByRole('button')
      .slice(0, 7)
    const names = hot.map(({ textContent }) => textContent)
    // At once, because each choice leaves the page.
    act(() => {
      for (const chip of hot) chip.click()
    })
    await waitFor(() => expect(shown()).toBe('/?'))
    unmount()
    await showPages(core, [{ route: r.mapCitySelect, screen: CityChooser }], '/mapCitySelect', 'public')
    const recent = within(await screen.findByLabelText('Recent')).getAllByRole('button')
    expect(recent.map(({ textContent }) => textContent)).toEqual(names.reverse().slice(0, 6))
  })

  test('without a fix', async () => {
    await open('rep01', '/mapCitySelect', {
      getLocation: async () => ({ ok: false, code: -1, error: { kind: 'denied', text: 'off' } }),
    })
    expect(await screen.findByText('Position unknown')).toBeTruthy()
  })
})

describe('today and search', () => {
  const { signal } = new AbortController()
  const today = async (core: Core) => onDevice(core, await birthdays(core, signal))

  test('birthdays and calls that are not logged', async () => {
    const { core } = simCore(simulate(dev), plugin, 'rep01')
    const call = { phone: '13500135000', at: 1, seconds: 60, to: href(r.contact, { id: 'C-000001' }) }
    core.store(unloggedCalls).add(call)
    core.store(unloggedCalls).add({ ...call, contact: 'P-000003', name: 'Liang', at: 2 })
    const items = await today(core)
    expect(items[0]).toMatchObject({
      title: 'Liang',
      detail: expect.stringContaining('Call not logged'),
      to: '/public/contact?contact=P-000003',
    })
    // Of an unknown person the form that logs it is opened.
    expect(items[1]).toMatchObject({ title: '135 0013 5000', to: '/public/contact?id=C-000001' })
    expect(items).toContainEqual(
      expect.objectContaining({
        title: 'He Jun',
        detail: expect.stringContaining('Birthday'),
        main: { does: 'call' },
      }),
    )
  })

  test('a call that an earlier version of the app has stored among the items of the day stands there once', () => {
    const { core } = simCore(simulate(dev), plugin, 'rep01')
    const to = href(r.contact, { id: 'C-000001' })
    core.store(unloggedCalls).clear()
    core.store(unloggedCalls).add({ phone: '13500135000', at: 1, to })
    const stored = ['call 1', 'call 0', 'birthday P-000003'].map((id) => ({ id, title: id, due: 'today' as const, to }))
    expect(onDevice(core, stored).map(({ id }) => id)).toEqual(['call 1', 'birthday P-000003'])
  })

  test('a call of the day is logged once, or done without; that can be taken back', async () => {
    const { core } = simCore(simulate(dev), plugin, 'rep01')
    const openHref = jest.spyOn(core.navigation, 'openHref').mockImplementation(() => undefined)
    const calls = core.store(unloggedCalls)
    calls.add({ phone: '13500135000', at: 1, to: href(r.contact, { id: 'C-000001' }) })
    calls.add({ phone: '13500135001', at: 2, to: href(r.contact, { id: 'C-000002' }) })
    const [second, first] = await today(core)
    await first?.run?.(core)
    expect(openHref.mock.calls).toEqual([['/public/contact?id=C-000001']])
    expect(calls.items.map(({ at }) => at)).toEqual([2])
    const { default: made } = await moves()
    const done = second && (await made.done?.(core, second))
    expect(calls.items).toEqual([])
    await done?.undo?.()
    expect(calls.items.map(({ at }) => at)).toEqual([2])
  })

  test('a number is found by its last four digits', async () => {
    const { core } = simCore(simulate(dev), plugin, 'rep01')
    expect((await search(core, '1206', signal)).map(({ id }) => id)).toContain('P-000002')
  })
})
