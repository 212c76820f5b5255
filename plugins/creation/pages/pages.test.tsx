import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCompany } from '#domain/companies'
import { profileFields } from '#domain/companies/rules'
import { searchCustomers } from '#domain/directory'
import { openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { companyKind } from '#harness/backend/world'
import { formValues } from '#kit/attachments'
import { storeDraft } from '#kit/forms'
import { HttpError } from '#platform/http'
import { createRegistry } from '#platform/plugin'
import { pressWhenReady, showPages } from '#testing'
import todoCrm from '../../todo-crm/plugin'
import { advices, teamManagement } from '../../todo-crm/routes'
import { checkCompany, getStart } from '../api'
import { opportunityKind, parkKind } from '../backend/records'
import badge from '../badge'
import { blankNote, waitingNote } from '../components/forms'
import dev from '../dev'
import { NOTE_FORM } from '../drafts'
import plugin from '../plugin'
import { intelligentCreationBussiness } from '../routes'
import draftsToday from '../today'
import CreateOpportunity from './CreateOpportunity'

/** Screens of the area against its simulator, at the example time (2026-11-20). */

/** Address of the service that reads notes; '' for none. */
let mockService = ''
jest.mock('../../../src/base/config/build', () => ({
  ...jest.requireActual('../../../src/base/config/build'),
  buildValue: (name: string) => (name === 'LLM_URL' ? mockService : ''),
}))

beforeAll(() => startScreens(plugin))
afterEach(() => localStorage.clear())

const CREATE = '/intelligentCreationBussiness'
const open = (who: string, address: string) => openPage({ plugin, dev }, who, address)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const note = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^Note/ }), { target: { value: text } })
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const TEXT = 'Yesterday at Xinao ceramics, they want 3 MW PV.'

test('an opportunity has its budget as money is written, and a new company by its English name', async () => {
  await open('rep01', `${CREATE}?id=B-000030`)
  expect(await screen.findByText('¥5,390,000.00')).toBeTruthy()
  expect(screen.getByText('Xinhao Precision Ceramics')).toBeTruthy()
})

test('an opportunity that is gone is not titled as a new one', async () => {
  await open('rep01', `${CREATE}?id=B-999999`)
  await screen.findByText('This opportunity is gone')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Opportunity')
})

describe('a note', () => {
  test('is read: the customer is found, the need is a row, the contact is asked for', async () => {
    const { sim, shown } = await open('rep01', CREATE)
    await note(TEXT)
    expect(await screen.findByRole('button', { name: /^Customer.*Xinao Ceramics/s })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^PV/ }).textContent).toBe('PV3,000 kW')
    expect(screen.getByText('Whom did you speak to?')).toBeTruthy()
    await press('Skip')
    expect(screen.queryByText('Whom did you speak to?')).toBeNull()
    await press('Create opportunity')
    await waitFor(() => expect(shown()).toBe(`${CREATE}?id=B-900001`))
    expect(sim.store.table(opportunityKind).get('B-900001')).toMatchObject({
      custId: 'C-000024',
      text: TEXT,
      date: '2026-11-19',
      needs: [{ product: 'pv', capacity: { value: 3000, unit: 'kW' } }],
    })
  })

  test('is created at once, before it was read: reading and check come first', async () => {
    const { sim } = await open('rep01', `${CREATE}?id=D-2`)
    await note(TEXT)
    await press('Create opportunity')
    await waitFor(() => expect(sim.store.table(opportunityKind).get('B-900001')?.custId).toBe('C-000024'))
  })

  test('a correction stays when the note goes on', async () => {
    await open('rep01', `${CREATE}?id=D-3`)
    await note(TEXT)
    // Once it was read: then the field moves to where the contact is asked for.
    await screen.findByText('Whom did you speak to?')
    await userEvent.type(screen.getByRole('textbox', { name: /^Contact/ }), 'Chen Min')
    await note(`${TEXT} Ms Wu calls back. They need an energy audit, too.`)
    expect(await screen.findByRole('button', { name: /^Energy audit/ })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Contact/ })).toHaveProperty('value', 'Chen Min')
  })

  test('moves no field that is being filled in while it is read', async () => {
    await open('rep01', `${CREATE}?id=D-44`)
    await note(TEXT)
    const contact = screen.getByRole('textbox', { name: /^Contact/ })
    act(() => contact.focus())
    expect(await screen.findByRole('button', { name: /^PV/ })).toBeTruthy()
    expect(document.activeElement).toBe(contact)
    act(() => contact.blur())
    expect(await screen.findByText('Whom did you speak to?')).toBeTruthy()
  })

  test('for a need that is open says so, and is created anyway', async () => {
    const { sim } = await open('rep01', `${CREATE}?custId=C-000001`)
    const first = sim.store.table(opportunityKind).get('B-000001')
    if (!first) throw new Error('no opportunity')
    sim.store.table(opportunityKind).put({ ...first, stage: '1', needs: [{ product: 'pv' }] })
    await note('They want 3 MW PV.')
    const told = await screen.findByText('Guangda Glass Works has this as B-000001.')
    // It comes late: above a field it would move that under a finger.
    const last = screen.getByRole('textbox', { name: /^Place/ })
    expect(last.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await press('Create anyway')
    await waitFor(() => expect(sim.store.table(opportunityKind).get('B-900001')?.custId).toBe('C-000001'))
  })

  test('without customer and needs is refused at its fields; over 2,000 characters it is kept', async () => {
    const { sim } = await open('rep01', `${CREATE}?id=D-4`)
    const long = 'x'.repeat(2001)
    await note(long)
    await press('Create opportunity')
    expect((await screen.findAllByText('Which company is it?')).length).toBeGreaterThan(0)
    expect(screen.getByText('Enter 1 to 10 needs.')).toBeTruthy()
    expect(screen.getByText('Over 2,000 characters.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveProperty('value', long)
    expect(sim.store.table(opportunityKind).get('B-900001')).toBeUndefined()
  })

  test('that is blank says at its fields what is missing', async () => {
    await open('rep01', `${CREATE}?id=D-5`)
    await screen.findByRole('textbox', { name: /^Note/ })
    await press('Create opportunity')
    expect((await screen.findAllByText('Which company is it?')).length).toBeGreaterThan(0)
    expect(screen.getByText('Enter 1 to 10 needs.')).toBeTruthy()
  })

  test.each([
    ['one of one’s own', 'D-13', '大新澳陶瓷', /Xinao Ceramics/],
    ['a colleague’s', 'D-14', '新和成建材', /’s customer$/],
  ])('whose company is only like a customer, %s, says so and offers it', async (_, id, name, customer) => {
    await open('rep01', `${CREATE}?id=${id}`)
    await note(`拜访了${name}，要3兆瓦光伏`)
    const field = await screen.findByRole('button', { name: /1 similar customer/ })
    expect(field.textContent).toContain(name)
    await userEvent.click(field)
    expect(await screen.findByText(`Customers like “${name}”`)).toBeTruthy()
    expect(screen.getByText(customer)).toBeTruthy()
  })

  test('whose company is only like a customer of one’s own is bound to it once it is chosen', async () => {
    const { sim, shown } = await open('rep01', `${CREATE}?id=D-47`)
    await note('拜访了大新澳陶瓷，要3兆瓦光伏')
    await choose(/1 similar customer/)
    await screen.findByText('Customers like “大新澳陶瓷”')
    await choose(/^Xinao Ceramics/)
    await waitFor(() => expect(shown()).toBe(`${CREATE}?id=D-47`))
    const field = await screen.findByRole('button', { name: /^Customer.*Xinao Ceramics/s })
    expect(field.textContent).toMatch(/Xinao Ceramics.*Customer$/)
    await press('Create opportunity')
    await waitFor(() => expect(sim.store.table(opportunityKind).get('B-900001')?.custId).toBe('C-000024'))
  })

  test('that was only recorded can be filled in', async () => {
    const sim = simulate(dev)
    const { core } = simCore(sim, plugin, 'rep01')
    const audio = [{ id: '/1.amr', name: '1.amr', size: 7, url: '/1.amr' }]
    await storeDraft(core.drafts, { form: NOTE_FORM, record: 'D-6', values: { ...blankNote('D-6'), audio } })
    await openPage({ plugin, dev }, 'rep01', `${CREATE}?id=D-6`, sim)
    expect(await screen.findByText('Which company?')).toBeTruthy()
  })

  test('that was refused is created anyway at the second press, without a check; another customer is asked afresh', async () => {
    const sim = simulate(dev)
    const as: typeof sim.as = (who) => {
      const calls = sim.as(who)
      const failed = new HttpError('network', 'no answer', { callId: checkCompany.id })
      return {
        ...calls,
        call: (call, request) =>
          (call as unknown) === checkCompany ? Promise.reject(failed) : calls.call(call, request),
      }
    }
    const first = sim.store.table(opportunityKind).get('B-000001')
    if (!first) throw new Error('no opportunity')
    sim.store.table(opportunityKind).put({ ...first, stage: '1', needs: [{ product: 'pv' }] })
    await openPage({ plugin, dev }, 'rep01', `${CREATE}?custId=C-000001`, { ...sim, as })
    await note('They want 3 MW PV.')
    await press('Create opportunity')
    expect(await screen.findByRole('button', { name: 'Create anyway' })).toBeTruthy()
    expect(sim.store.table(opportunityKind).get('B-900001')).toBeUndefined()
    await note('They want 3 MW PV and an energy audit.')
    expect(await screen.findByRole('button', { name: 'Create opportunity' })).toBeTruthy()
    await press('Create opportunity')
    await press(await screen.findByText('Create anyway').then(() => 'Create anyway'))
    await waitFor(() => expect(sim.store.table(opportunityKind).get('B-900001')?.custId).toBe('C-000001'))
  })

  test('whose size is asked for takes the size that it goes on with', async () => {
    await open('rep01', `${CREATE}?id=D-7`)
    await note('Met Ms Wu at Xinao ceramics yesterday. They want PV')
    expect(await screen.findByText('How big?')).toBeTruthy()
    await note('Met Ms Wu at Xinao ceramics yesterday. They want PV, 3 MW.')
    await waitFor(() => expect(screen.getByRole('button', { name: /^PV/ }).textContent).toBe('PV3,000 kW'))
    expect(screen.queryByText('How big?')).toBeNull()
  })

  test('that waits is edited as it was sent: what was corrected, removed or emptied stays, its days count from its own', async () => {
    const sim = simulate(dev)
    const { core } = simCore(sim, plugin, 'rep01')
    const text = 'Yesterday at Xinao ceramics with Ms Chen, they want 3 MW PV and an energy audit.'
    const values = waitingNote(
      {
        noteId: 'D-8',
        day: '2026-11-16',
        company: 'Xinao ceramics',
        text,
        date: '2026-11-15',
        needs: [{ product: 'pv', capacity: { value: 5000, unit: 'kW' } }],
        audio: [],
      },
      [],
    )
    await storeDraft(core.drafts, { form: NOTE_FORM, record: 'D-8', values })
    await openPage({ plugin, dev }, 'rep01', `${CREATE}?id=D-8`, sim)
    await screen.findByDisplayValue(text)
    await note(`${text} We meet tomorrow, they want steam, too.`)
    await screen.findByRole('button', { name: /^Steam/ })
    const needs = screen.getAllByRole('button', { name: /^(PV|Energy audit|Steam)/ })
    expect(needs.map(({ textContent }) => textContent)).toEqual(['PV5,000 kW', expect.stringMatching(/^Steam/)])
    expect(screen.getByRole('textbox', { name: /^Contact/ })).toHaveProperty('value', '')
    expect(screen.getByDisplayValue('2026-11-17')).toBeTruthy()
  })

  test('that waits under the name that it said follows its text, and is bound to the customer that is meant', async () => {
    const sim = simulate(dev)
    const { core } = simCore(sim, plugin, 'rep01')
    const text = 'At Hongda ceramics, they want 3 MW PV.'
    const sent = { noteId: 'D-12', day: '2026-11-16', company: 'Hongda ceramics', text, needs: [], audio: [] }
    await storeDraft(core.drafts, { form: NOTE_FORM, record: 'D-12', values: waitingNote(sent, []) })
    await openPage({ plugin, dev }, 'rep01', `${CREATE}?id=D-12`, sim)
    await screen.findByDisplayValue(text)
    await note(TEXT)
    expect(await screen.findByRole('button', { name: /^Customer.*Xinao Ceramics/s })).toBeTruthy()
  })
})

test('what is unsure is to be checked until it is changed; the source of the field in focus stands out', async () => {
  await open('rep01', `${CREATE}?id=D-15`)
  await note('Jason')
  expect(await screen.findByText('Please check')).toBeTruthy()
  const strongest = () => [...document.querySelectorAll('.note__mark--on')].map(({ textContent }) => textContent)
  expect(strongest()).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: /^Contact/ }), ' Lee')
  expect(strongest()).toEqual(['Jason'])
  expect(screen.queryByText('Please check')).toBeNull()
})

test('what is missing is asked for one by one, the day last; company and needs until they are there', async () => {
  await open('rep01', `${CREATE}?id=D-16`)
  const questions = {
    'Will call again.': 'Which company?',
    'Will call again at Xinao ceramics.': 'Whom did you speak to?',
    'Met Ms Wu at Xinao ceramics.': 'What do they need?',
    'Met Ms Wu at Xinao ceramics. They want PV.': 'How big?',
    'Met Ms Wu at Xinao ceramics. They want 3 MW PV.': 'When is the next step?',
  }
  for (const [text, question] of Object.entries(questions)) {
    await note(text)
    await screen.findByText(question)
    expect(Object.values(questions).filter((each) => screen.queryByText(each))).toEqual([question])
    const isNeeded = ['Which company?', 'What do they need?'].includes(question)
    expect(screen.queryByRole('button', { name: 'Skip' }) === null).toBe(isNeeded)
  }
  await press('Skip')
  expect(Object.values(questions).filter((each) => screen.queryByText(each))).toEqual([])
})

test('the sheet of a need that was asked for stays open once its product is chosen', async () => {
  await open('rep01', `${CREATE}?id=D-46`)
  await note('Met Ms Wu at Xinao ceramics yesterday.')
  await screen.findByText('What do they need?')
  await choose(/^Add/)
  await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /Product/ }))
  await userEvent.click(await screen.findByRole('radio', { name: 'PV' }))
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'PV' })).toBeNull())
  await userEvent.type(screen.getByRole('textbox', { name: 'Size' }), '300')
  await choose('Done')
  expect(await screen.findByRole('button', { name: /^PV/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^PV/ }).textContent).toContain('300 kW')
})

test('another note begins beside the one that is written, which stays as a draft', async () => {
  const { core, shown } = await open('rep01', `${CREATE}?id=D-17`)
  await note(TEXT)
  await choose('More actions')
  await choose('Another note')
  await waitFor(() => expect(shown()).toMatch(/\?id=D-(?!17$)/))
  expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveProperty('value', '')
  const values = expect.objectContaining({ text: TEXT })
  await waitFor(async () => expect((await core.drafts.load(NOTE_FORM, 'D-17'))?.value).toMatchObject({ values }))
})

test('a note leads to the parks', async () => {
  const { shown } = await open('rep01', `${CREATE}?id=D-18`)
  await choose('More actions')
  await choose('Parks')
  await waitFor(() => expect(shown()).toBe('/customerElectric?'))
})

describe('a note that starts from something', () => {
  /** Calls that fail as without network, as long as `is` says so. */
  const offline = (sim: ReturnType<typeof simulate>): typeof sim => ({
    ...sim,
    as: (who) => ({
      ...sim.as(who),
      call: (call, request) =>
        (call as unknown) === getStart
          ? Promise.reject(new HttpError('network', 'no network', { callId: getStart.id }))
          : sim.as(who).call(call, request),
    }),
  })

  test('has the contact that it names, without the number of the one who was known', async () => {
    await open('rep01', `${CREATE}?custId=C-000001`)
    const enteredIn = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
    await screen.findByRole('textbox', { name: /^Contact/ })
    expect(enteredIn(/^Contact/)).not.toBe('')
    expect(enteredIn(/^Phone/)).not.toBe('')
    await note('Met Ms Wu yesterday. They want 3 MW PV.')
    await screen.findByRole('button', { name: /^PV/ })
    expect([enteredIn(/^Contact/), enteredIn(/^Phone/)]).toEqual(['Ms Wu', ''])
  })

  test('is continued without network', async () => {
    const sim = simulate(dev)
    const { core } = simCore(sim, plugin, 'rep01')
    const values = { ...blankNote('D-10'), text: 'They want PV.' }
    await storeDraft(core.drafts, { form: NOTE_FORM, record: 'C-000001', values })
    await openPage({ plugin, dev }, 'rep01', `${CREATE}?custId=C-000001`, offline(sim))
    expect(await screen.findByDisplayValue('They want PV.')).toBeTruthy()
  })

  test('is begun without network, too, with its customer', async () => {
    const sim = simulate(dev)
    await openPage({ plugin, dev }, 'rep01', `${CREATE}?custId=C-000002`, offline(sim))
    await userEvent.click(await screen.findByRole('button', { name: 'Begin with an empty note' }))
    await note('They want 3 MW PV.')
    await screen.findByRole('button', { name: /^PV/ })
    await press('Create opportunity')
    await waitFor(() => expect(sim.store.table(opportunityKind).get('B-900001')?.custId).toBe('C-000002'))
  })

  test('that was begun without network has the name of its customer as soon as that is known', async () => {
    const sim = simulate(dev)
    await openPage({ plugin, dev }, 'rep01', `${CREATE}?custId=C-000002`, offline(sim))
    await userEvent.click(await screen.findByRole('button', { name: 'Begin with an empty note' }))
    const { nameEn = '' } = sim.store.table(companyKind).get('C-000002') ?? {}
    expect(await screen.findByText(nameEn)).toBeTruthy()
  })

  test('with a colleague’s customer says so before anything is filled in', async () => {
    const sim = simulate(dev)
    const visit = { id: 'V-3', name: '和成建材', custId: 'C-000013', orgCode: '440605', owner: 'emp11', contacts: [] }
    sim.store
      .table({ name: 'visit', id: (each: { id: string }) => each.id })
      .put({ ...visit, participants: [{ loginName: 'rep01' }], minutes: { text: 'They want PV.' } } as { id: string })
    await openPage({ plugin, dev }, 'rep01', `${CREATE}?visitId=V-3`, sim)
    expect(await screen.findByText(/^This is a colleague’s customer/)).toBeTruthy()
  })

  test('says that minutes are longer than a note', async () => {
    const sim = simulate(dev)
    const visit = { id: 'V-1', name: '新雨陶瓷', orgCode: '440605', owner: 'rep01', contacts: [] }
    sim.store
      .table({ name: 'visit', id: (each: { id: string }) => each.id })
      .put({ ...visit, minutes: { text: '字'.repeat(2001), at: '2026-11-19T02:00:00Z' } } as { id: string })
    await openPage({ plugin, dev }, 'rep01', `${CREATE}?visitId=V-1`, sim)
    expect(await screen.findByText(/these are their first 2,000 characters/)).toBeTruthy()
    expect(screen.getByText('2000 / 2000')).toBeTruthy()
  })

  test('counts the days of minutes from their own', async () => {
    const sim = simulate(dev)
    const visit = { id: 'V-2', name: '新雨陶瓷', orgCode: '440605', owner: 'rep01', contacts: [] }
    sim.store
      .table({ name: 'visit', id: (each: { id: string }) => each.id })
      .put({ ...visit, minutes: { text: 'We meet tomorrow.', at: '2026-11-16T02:00:00Z' } } as { id: string })
    await openPage({ plugin, dev }, 'rep01', `${CREATE}?visitId=V-2`, sim)
    expect(await screen.findByDisplayValue('2026-11-17')).toBeTruthy()
  })
})

test('a note that the service does not read is read on the phone, which says so', async () => {
  mockService = 'https://llm.example'
  const before = globalThis.fetch
  let fail: (error: Error) => void = () => undefined
  globalThis.fetch = () => new Promise((_, reject) => (fail = reject))
  try {
    await open('rep01', `${CREATE}?id=D-11`)
    await note(TEXT)
    // In the line that the note has anyway: one of its own would move the fields below at each pause in typing.
    await screen.findByRole('textbox', { name: /^Note/, description: /The note is being read/ })
    await act(async () => fail(new TypeError('no answer')))
    const told = await screen.findByText('Read on this phone')
    const last = screen.getByRole('textbox', { name: /^Place/ })
    expect(last.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('button', { name: /^PV/ }).textContent).toBe('PV3,000 kW')
  } finally {
    mockService = ''
    globalThis.fetch = before
  }
})

test('a note that the service reads has what it found; what the note does not say is to be checked', async () => {
  mockService = 'https://llm.example'
  const before = globalThis.fetch
  const needs = [{ product: 'pv', capacity: { value: 3000, unit: 'kW' } }, { product: 'audit' }]
  const content = JSON.stringify({ customer: 'Xinao ceramics', contact: 'Chen Min', needs, date: '2026-11-19' })
  globalThis.fetch = async () => new Response(JSON.stringify({ choices: [{ message: { content } }] }))
  try {
    const { sim } = await open('rep01', `${CREATE}?id=D-48`)
    await note(TEXT)
    // The rules would find neither.
    const contact = await screen.findByDisplayValue('Chen Min')
    expect(screen.getByRole('button', { name: /^Energy audit/ }).textContent).toContain('Please check')
    expect(screen.queryByText('Read on this phone')).toBeNull()
    expect(contact.closest('.note__field--check')).toBeTruthy()
    fireEvent.change(contact, { target: { value: 'Wu Min' } })
    await waitFor(() => expect(contact.closest('.note__field--check')).toBeNull())
    await press('Create opportunity')
    await waitFor(() =>
      expect(sim.store.table(opportunityKind).get('B-900001')).toMatchObject({
        custId: 'C-000024',
        contact: 'Wu Min',
        needs,
      }),
    )
  } finally {
    mockService = ''
    globalThis.fetch = before
  }
})

/** A simulation in which a search for companies finds these. */
function searching(...items: readonly object[]) {
  const sim = simulate(dev)
  const finding: typeof sim = {
    ...sim,
    as: (who) => ({
      ...sim.as(who),
      call: async (call, request) =>
        (call as unknown) === searchCustomers
          ? ({ items, total: items.length } as never)
          : sim.as(who).call(call, request),
    }),
  }
  return finding
}

test('a colleague’s customer is found by its name, but only chosen by a manager, or for a park', async () => {
  const owner = { id: 'emp11', name: '林晓' }
  const finding = searching({ custId: 'C-000013', name: '和成建材', hits: [], state: 'customer', owner })
  const found = async (who: string, more = '') => {
    const page = await openPage(
      { plugin, dev },
      who,
      `/editCompany?name=${encodeURIComponent('和成建材')}${more}`,
      finding,
    )
    expect(await screen.findByText(/林晓/)).toBeTruthy()
    const isOffered = screen.queryByRole('button', { name: /林晓/ }) !== null
    page.unmount()
    return isOffered
  }
  expect(await found('rep01')).toBe(false)
  expect(await found('rep02')).toBe(true)
  expect(await found('rep01', '&any=1')).toBe(true)
})

test.each([
  ['a colleague’s lead', false, { clueId: 'L-000099', state: 'lead', owner: { id: 'emp11', name: '林晓' } }],
  ['a lead of the pool', false, { clueId: 'L-000099', state: 'lead' }],
  ['one’s own lead', true, { clueId: 'L-000099', state: 'lead', owner: { id: 'rep01', name: '陈一' } }],
  ['a company that is neither', true, { creditCode: '91440604MA5NEW0X1A', state: 'new' }],
])('%s is found by its name; it can be chosen: %s', async (_, isOffered, found) => {
  const finding = searching({ name: '新雨陶瓷', hits: [], ...found })
  await openPage({ plugin, dev }, 'rep01', `/editCompany?name=${encodeURIComponent('新雨')}`, finding)
  expect(await screen.findByText('新雨陶瓷')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /新雨陶瓷/ }) !== null).toBe(isOffered)
})

test('a name has at most 60 characters, which is said; as many are used as they are', async () => {
  const openNamed = (name: string) =>
    openPage({ plugin, dev }, 'rep01', `/editCompany?name=${encodeURIComponent(name)}`, searching())
  const longest = '𠮷'.repeat(60)
  const { unmount } = await openNamed(longest)
  expect(await screen.findByRole('button', { name: `Use “${longest}”` })).toHaveProperty('disabled', false)
  unmount()
  await openNamed(`${longest}字`)
  expect(await screen.findByText('Write 2 to 60 characters.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use this name' })).toHaveProperty('disabled', true)
})

test('none of the customers of a like name: another one is searched for, or the name used as it is', async () => {
  const { shown } = await openPage({ plugin, dev }, 'rep01', `${CREATE}?id=D-19`, searching())
  await note('拜访了大新澳陶瓷，要3兆瓦光伏')
  await choose(/1 similar customer/)
  await choose('None of them')
  await choose('Use “大新澳陶瓷”')
  await waitFor(() => expect(shown()).toBe(`${CREATE}?id=D-19`))
  // Chosen as it is: the note, read again, does not replace it.
  await note('拜访了宏达陶瓷，要3兆瓦光伏和充电桩')
  expect(await screen.findByRole('button', { name: /^Chargers/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Customer/ }).textContent).toContain('大新澳陶瓷')
})

test('each field that was read can be corrected, and is stored as it was corrected', async () => {
  const owner = { id: 'rep01', name: '李伟' }
  const found = { custId: 'C-000002', name: '佛山市宏盛陶瓷有限公司', hits: [], state: 'customer', owner }
  const sim = searching(found)
  await openPage({ plugin, dev }, 'rep01', `${CREATE}?id=D-49`, sim)
  const text = `${TEXT} Met Ms Wu, 138 2233 4455, in Nanhai. Budget 2 million.`
  await note(text)
  await screen.findByRole('button', { name: /^Customer.*Xinao Ceramics/s })
  const correct = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const written = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const names = [/^Contact/, /^Phone/, /^Budget/, /^Place/]
  expect(names.map((name) => written(name).value)).toEqual(['Ms Wu', '13822334455', '2,000,000', 'Nanhai'])
  correct(written(/^Contact/), 'Chen Min')
  correct(written(/^Phone/), '139 1234 5678')
  correct(written(/^Budget/), '350000.5')
  await userEvent.click(screen.getByRole('radio', { name: 'EUR' }))
  correct(screen.getByDisplayValue('2026-11-19'), '2026-12-01')
  correct(written(/^Place/), 'Sanshui')
  await choose(/^PV/)
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: /Product/ }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Boiler' }))
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Boiler' })).toBeNull())
  correct(sheet.getByRole('textbox', { name: 'Size' }), '10')
  correct(sheet.getByRole('textbox', { name: /^How many/ }), '2')
  await userEvent.click(sheet.getByRole('switch', { name: 'Replaces what is there' }))
  await choose('Done')
  await choose(/^Customer.*Xinao Ceramics/s)
  await choose(/宏盛陶瓷/)
  await screen.findByRole('button', { name: /^Customer.*宏盛陶瓷/s })
  await press('Create opportunity')
  await waitFor(() =>
    expect(sim.store.table(opportunityKind).get('B-900001')).toMatchObject({
      custId: 'C-000002',
      contact: 'Chen Min',
      phone: '13912345678',
      needs: [{ product: 'boiler', capacity: { value: 10, unit: 't/h' }, count: 2, replace: true }],
      budget: { value: 350000.5, currency: 'EUR' },
      date: '2026-12-01',
      place: 'Sanshui',
      text,
    }),
  )
})

test('an opportunity is bound to another customer than those of a like name', async () => {
  const owner = { id: 'rep01', name: '李伟' }
  const found = { custId: 'C-000002', name: '佛山市宏盛陶瓷有限公司', hits: [], state: 'customer', owner }
  const sim = searching(found)
  await openPage({ plugin, dev }, 'rep01', '/bindCustomer?id=B-000030', sim)
  await choose('Another customer')
  await choose(/宏盛陶瓷/)
  await choose(/^Bind to .*宏盛陶瓷/)
  await waitFor(() => expect(sim.store.table(opportunityKind).get('B-000030')?.custId).toBe('C-000002'))
})

test('an opportunity whose company is another one, and no customer yet, goes on with a new one', async () => {
  const { shown } = await openPage({ plugin, dev }, 'rep01', '/bindCustomer?id=B-000030', searching())
  await choose('Another customer')
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Xinyu' } })
  await choose('Use “Xinyu”')
  await waitFor(() => expect(shown()).toBe('/createCustomer?id=B-000030&name=Xinyu'))
})

const withCustomers = { ...dev, rights: { ...dev.rights, 'customer.edit': { sales: 'own' as const } } }

test.each([
  ['that is bound', 'rep01', 'B-000001', 'This opportunity is bound to a customer.'],
  ['of somebody else', 'rep05', 'B-000030', 'This opportunity is not yours'],
  ['that is gone', 'rep01', 'B-999999', 'This opportunity is gone'],
])('no customer is created for an opportunity %s', async (_, who, id, said) => {
  await openPage({ plugin, dev: withCustomers }, who, `/createCustomer?id=${id}`)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a customer is created for an opportunity of one’s own', async () => {
  await openPage({ plugin, dev: withCustomers }, 'rep01', '/createCustomer?id=B-000030')
  expect(await screen.findByRole('button', { name: 'Create and bind' })).toBeTruthy()
})

test('a new customer is in the lists of customers at once', async () => {
  const sim = simulate(withCustomers)
  const creating: typeof sim = {
    ...sim,
    as: (who) => ({
      ...sim.as(who),
      call: async (call, request) =>
        (call as unknown) === createCompany
          ? ({ id: 'C-900001', version: 1, name: '新雨陶瓷' } as never)
          : sim.as(who).call(call, request),
    }),
  }
  const values = formValues(profileFields, {
    name: '新雨陶瓷',
    creditCode: '91440604MA5NEW0X1A',
    industry: 'C304',
    scale: 'small',
    address: '佛山市禅城区季华西路1号',
    energies: [],
    contacts: [],
  })
  const { core: device } = simCore(sim, plugin, 'rep01')
  await storeDraft(device.drafts, { form: 'creation.customer', record: 'new', values })
  const { core } = await openPage({ plugin, dev }, 'rep01', '/createCustomer', creating)
  const stale = jest.spyOn(core, 'invalidateAll')
  await screen.findByDisplayValue('新雨陶瓷')
  await press('Create customer')
  await waitFor(() => expect(stale).toHaveBeenCalled())
})

/** B-000030 of a company that is no customer yet. */
function ofNewCompany(sim: ReturnType<typeof simulate>) {
  const unbound = sim.store.table(opportunityKind).get('B-000030')
  if (!unbound) throw new Error('no opportunity')
  const company = { company: '新雨陶瓷', companyEn: 'Xinyu Ceramics', creditCode: '91440604MA5NEW0X1A' }
  sim.store.table(opportunityKind).put({ ...unbound, ...company, phone: '13912345678' })
}

test('an opportunity of a new company has its name and code; its contact is called', async () => {
  const sim = simulate(dev)
  ofNewCompany(sim)
  const { core } = await openPage({ plugin, dev }, 'rep01', `${CREATE}?id=B-000030`, sim)
  const call = jest.spyOn(core.host, 'call').mockResolvedValue({ ok: true, data: null })
  expect(await screen.findByText('Xinyu Ceramics')).toBeTruthy()
  expect(screen.getByText('91440604MA5NEW0X1A')).toBeTruthy()
  await press('139 1234 5678')
  expect(call).toHaveBeenCalledWith('13912345678')
})

const Page = () => <p>another area</p>

test.each([
  ['Sales advice', '/x/todo-crm/advice?custId=C-000001'],
  ['Team', '/teamManagement?businessId=B-000001&custId=C-000001'],
])('an opportunity leads to: %s', async (name, address) => {
  const sim = simulate({ ...dev, rights: { ...dev.rights, ...todoCrm.rights } })
  const { core } = simCore(sim, plugin, 'rep01', { registry: createRegistry([plugin, todoCrm]) })
  const pages = [
    { route: intelligentCreationBussiness, screen: CreateOpportunity },
    { route: advices, screen: Page },
    { route: teamManagement, screen: Page },
  ]
  const { shown } = await showPages(core, pages, `${CREATE}?id=B-000001`, plugin.id)
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText('another area')
  expect(shown()).toBe(address)
})

test('a new company is called by its name in the language of the user where it is bound', async () => {
  const sim = simulate(dev)
  ofNewCompany(sim)
  await openPage({ plugin, dev }, 'rep01', '/bindCustomer?id=B-000030', sim)
  expect(await screen.findByText('Xinyu Ceramics')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New customer Xinyu Ceramics' })).toBeTruthy()
})

test('one goes to a park', async () => {
  const { core } = await open('rep01', '/customerElectric?id=PK-000001')
  const opened = jest.spyOn(core.host, 'openWebView').mockResolvedValue({ ok: true, data: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Navigate' }))
  expect(opened).toHaveBeenCalledWith({ url: expect.stringMatching(/[?&]to=11\d\.\d+%2C2\d\.\d+%2C/) })
})

test('an opportunity of a new company is bound to the customer that is meant', async () => {
  const sim = simulate(dev)
  const unbound = sim.store.table(opportunityKind).get('B-000030')
  if (!unbound) throw new Error('no opportunity')
  sim.store.table(opportunityKind).put({ ...unbound, company: '新澳陶瓷' })
  await openPage({ plugin, dev }, 'rep01', '/bindCustomer?id=B-000030', sim)
  await userEvent.click(await screen.findByRole('button', { name: 'Bind to Xinao Ceramics' }))
  await waitFor(() => expect(sim.store.table(opportunityKind).get('B-000030')?.custId).toBe('C-000024'))
})

test('what is open for the customer that an opportunity would be bound to is shown', async () => {
  const sim = simulate(dev)
  const all = sim.store.table(opportunityKind)
  const [unbound, first] = [all.get('B-000030'), all.get('B-000001')]
  if (!unbound || !first) throw new Error('no opportunity')
  all.put({ ...unbound, company: '新澳陶瓷', stage: '1', needs: [{ product: 'pv' }] })
  all.put({ ...first, custId: 'C-000024', stage: '1', needs: [{ product: 'pv' }] })
  const { shown } = await openPage({ plugin, dev }, 'rep01', '/bindCustomer?id=B-000030', sim)
  expect(await screen.findByText('Xinao Ceramics has this as B-000001.')).toBeTruthy()
  // Not that which is to be bound.
  expect(screen.queryByText(/has this as B-000030/)).toBeNull()
  await press('Open')
  expect(shown()).toBe(`${CREATE}?id=B-000001`)
})

test('an opportunity whose company is a customer by its code is bound to it, whatever it is called', async () => {
  const sim = simulate(dev)
  const unbound = sim.store.table(opportunityKind).get('B-000030')
  const customer = sim.store.table(companyKind).get('C-000024')
  if (!unbound || !customer?.creditCode) throw new Error('no opportunity')
  sim.store.table(opportunityKind).put({ ...unbound, company: '从未听说', creditCode: customer.creditCode })
  await openPage({ plugin, dev }, 'rep01', '/bindCustomer?id=B-000030', sim)
  expect(await screen.findByRole('button', { name: 'Bind to Xinao Ceramics' })).toBeTruthy()
})

test.each([
  ['an opportunity that is gone', 'rep01', '/bindCustomer?id=B-999999', 'This opportunity is gone'],
  ['a park that is gone', 'rep01', '/customerElectric?id=PK-999999', 'This park is gone'],
  ['a park of another organisation', 'rep05', '/customerElectric?id=PK-000001', 'This park is not yours'],
  ['the page of its customers', 'rep05', '/consumeCustomers?id=PK-000001', 'This park is not yours'],
])('%s says so', async (_what, who, address, said) => {
  await open(who, address)
  expect(await screen.findByText(said)).toBeTruthy()
})

test('a colleague’s customer is listed, but cannot be chosen', async () => {
  await open('rep01', '/selectCompany?name=%E5%92%8C%E6%88%90%E5%BB%BA%E6%9D%90')
  expect(await screen.findByText(/customer$/, { selector: 'small' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /和成建材/ })).toBeNull()
})

test('rows of a park are pasted, summed and saved', async () => {
  const { sim } = await open('rep01', '/customerElectric?id=PK-000001')
  await userEvent.click(await screen.findByRole('button', { name: 'Paste rows' }))
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: '客户\t用电\n宏达\t320万度\t两班\n新雨\t停产' } })
  expect(
    sheet.getByText(/^1 line cannot be read: 新雨/, { selector: ':not(.field__mirror):not(textarea)' }),
  ).toBeTruthy()
  await userEvent.click(sheet.getByRole('button', { name: /^Add/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sim.store.table(parkKind).get('PK-000001')?.rows.at(-1)).toMatchObject({
      name: '宏达',
      mwh: 3200,
      shape: 'two',
    }),
  )
})

test('the city of the list has its name, also where the address brings it', async () => {
  await open('rep02', '/customerElectric?city=440600')
  expect(await screen.findByRole('button', { name: 'Foshan', pressed: true })).toBeTruthy()
})

test('a city is chosen for the list of parks, and taken off', async () => {
  const { shown } = await open('rep02', '/customerElectric')
  await choose('City')
  // Not by role while there are hundreds of buttons, whose names take seconds.
  await screen.findAllByText('Beijing')
  fireEvent.change(screen.getByPlaceholderText('Name, pinyin or initials'), { target: { value: 'Foshan' } })
  await waitFor(() => expect(screen.queryByText('Beijing')).toBeNull())
  await choose(/^Foshan/)
  await waitFor(() => expect(shown()).toBe('/customerElectric?city=440600'))
  await userEvent.click(await screen.findByRole('button', { name: 'Foshan', pressed: true }))
  await waitFor(() => expect(shown()).toBe('/customerElectric?'))
  expect(screen.getByRole('button', { name: 'City', pressed: false })).toBeTruthy()
})

test('the match of a park: figures of the day and the year, by whom, in which order', async () => {
  const { sim } = await open('rep01', '/consumeCustomers?id=PK-000001')
  expect(await screen.findByText('74.9%')).toBeTruthy()
  expect(screen.getByText('59.9%')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Rest day' }))
  expect(screen.getByText('43.2%')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '2026' }))
  expect(screen.getByText('63.5%')).toBeTruthy()
  await press(/earlier$/)
  await press('Save')
  await waitFor(() => expect(sim.store.table(parkKind).get('PK-000001')?.absorbers).toEqual(['PU-000102', 'PU-000101']))
})

test('a row of a park that somebody else has removed meanwhile takes nothing, and the rest is saved', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const values = { version: 1, absorbers: ['PU-000199', 'PU-000101'] }
  await storeDraft(core.drafts, { form: 'creation.absorbers', record: 'PK-000001', values })
  await openPage({ plugin, dev }, 'rep01', '/consumeCustomers?id=PK-000001', sim)
  await pressWhenReady('Save')
  await waitFor(() => expect(sim.store.table(parkKind).get('PK-000001')?.absorbers).toEqual(['PU-000101']))
})

test('drafts of the device are due, and counted', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { signal } = new AbortController()
  for (const { form, record } of await core.drafts.list()) await core.drafts.discard(form, record)
  const values = { text: ' They want PV. ', customer: null, needs: [], audio: [] }
  await core.drafts.save(NOTE_FORM, 'new', { values })
  await core.drafts.save(NOTE_FORM, 'V-000005', {
    values: { ...values, customer: { name: '新澳陶瓷', nameEn: 'Xinao Ceramics' } },
  })
  await core.drafts.save(NOTE_FORM, 'D-1', { values: { ...values, text: '', audio: [{}] } })
  await core.drafts.save(NOTE_FORM, 'D-2', { values: { ...values, text: ' ' } })
  const items = await draftsToday(core, signal)
  expect(items.map(({ title, to }) => [title, to]).sort()).toEqual([
    ['A recording', `${CREATE}?id=D-1`],
    ['They want PV.', CREATE],
    ['Xinao Ceramics', `${CREATE}?visitId=V-000005`],
  ])
  await expect(badge(core, signal)).resolves.toBe(3)
})
