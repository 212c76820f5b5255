import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { companyKind } from '#harness/backend/world'
import { storeDraft } from '#kit/forms'
import { HttpError } from '#platform/http'
import { checkCompany } from '../api'
import { opportunityKind, parkKind } from '../backend/records'
import badge from '../badge'
import { blankNote, waitingNote } from '../components/forms'
import dev from '../dev'
import { NOTE_FORM } from '../drafts'
import plugin from '../plugin'
import draftsToday from '../today'

/** Screens of the area against its simulator, at the example time (2026-11-20). */

beforeAll(() => startScreens(plugin))
afterEach(() => localStorage.clear())

const CREATE = '/intelligentCreationBussiness'
const open = (who: string, address: string) => openPage({ plugin, dev }, who, address)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const note = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^Note/ }), { target: { value: text } })
const TEXT = 'Yesterday at Xinao ceramics, they want 3 MW PV.'

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
    const contact = await screen.findByRole('textbox', { name: /^Contact/ })
    await userEvent.type(contact, 'Chen Min')
    await note(`${TEXT} Ms Wu calls back. They need an energy audit, too.`)
    expect(await screen.findByRole('button', { name: /^Energy audit/ })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Contact/ })).toHaveProperty('value', 'Chen Min')
  })

  test('for a need that is open says so, and is created anyway', async () => {
    const { sim } = await open('rep01', `${CREATE}?custId=C-000001`)
    const first = sim.store.table(opportunityKind).get('B-000001')
    if (!first) throw new Error('no opportunity')
    sim.store.table(opportunityKind).put({ ...first, stage: '1', needs: [{ product: 'pv' }] })
    await note('They want 3 MW PV.')
    expect(await screen.findByText('Guangda Glass Works has this as B-000001.')).toBeTruthy()
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

test('an opportunity whose company is a customer by its code is bound to it, whatever it is called', async () => {
  const sim = simulate(dev)
  const unbound = sim.store.table(opportunityKind).get('B-000030')
  const customer = sim.store.table(companyKind).get('C-000024')
  if (!unbound || !customer?.creditCode) throw new Error('no opportunity')
  sim.store.table(opportunityKind).put({ ...unbound, company: '从未听说', creditCode: customer.creditCode })
  await openPage({ plugin, dev }, 'rep01', '/bindCustomer?id=B-000030', sim)
  expect(await screen.findByRole('button', { name: 'Bind to Xinao Ceramics' })).toBeTruthy()
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
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: '宏达\t320万度\t两班\n客户\t用电' } })
  expect(sheet.getByText(/客户/, { selector: ':not(.field__mirror):not(textarea)' })).toBeTruthy()
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
  await waitFor(() =>
    expect(sim.store.table(parkKind).get('PK-000001')?.absorbers).toEqual(['PK-000001/2', 'PK-000001/1']),
  )
})

test('drafts of the device are due, and counted', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { signal } = new AbortController()
  for (const { form, record } of await core.drafts.list()) await core.drafts.discard(form, record)
  const values = { text: ' They want PV. ', customer: null, needs: [], audio: [] }
  await core.drafts.save(NOTE_FORM, 'new', { values })
  await core.drafts.save(NOTE_FORM, 'V-000005', { values: { ...values, customer: { name: 'Xinao' } } })
  await core.drafts.save(NOTE_FORM, 'D-1', { values: { ...values, text: '', audio: [{}] } })
  await core.drafts.save(NOTE_FORM, 'D-2', { values: { ...values, text: ' ' } })
  const items = await draftsToday(core, signal)
  expect(items.map(({ title, to }) => [title, to]).sort()).toEqual([
    ['A recording', `${CREATE}?id=D-1`],
    ['They want PV.', CREATE],
    ['Xinao', `${CREATE}?visitId=V-000005`],
  ])
  await expect(badge(core, signal)).resolves.toBe(3)
})
