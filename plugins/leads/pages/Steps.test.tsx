import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answer } from '#harness/backend/contract'
import { refusal } from '#harness/backend/kit'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import { contactKind } from '#harness/backend/world'
import { createRegistry, type Plugin } from '#platform/plugin'
import creation from '../../creation/plugin'
import { intelligentCreationBussiness } from '../../creation/routes'
import { rights as customerRights } from '../../customer/rights'
import { getContract, listContracts } from '../api/contracts'
import { leadKind, type SimLead } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { clueStepsAll, editClueCognitionEnergy } from '../routes'
import { openPages } from '../testing/openPages'
import Steps from './Steps'

beforeAll(() => startScreens(plugin))

const open = (number: string) =>
  openPages('rep01', [[clueStepsAll, Steps]], `/clueStepsAll?id=${number}`, { sim: simulate(dev) })

test('2 Sep, 9 Sep, 4 Nov, today: 7, 56 and 16 days, and what is missing for the next stage', async () => {
  await open('L-000001')
  const steps = within(await screen.findByRole('list', { name: 'All steps' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Found2 Sep.*Li Wei.*7 days$/),
    expect.stringMatching(/^Verified9 Sep.*56 days, longer than usual$/),
    expect.stringMatching(/^Followed up4 Nov.*16 days$/),
    expect.stringMatching(/^Opportunity/),
    expect.stringMatching(/^Won/),
  ])
  expect(screen.getByRole('button', { name: 'Decision-maker' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create opportunity' }).hasAttribute('disabled')).toBe(true)
})

test('what is missing leads to its field; for whoever may not edit it leads nowhere', async () => {
  const pages = [
    [clueStepsAll, Steps],
    [editClueCognitionEnergy, () => <h1>Energy</h1>],
  ] as const
  const address = '/clueStepsAll?id=L-000001'
  const { shown, unmount } = await openPages('rep01', pages, address, { sim: simulate(dev) })
  await userEvent.click(await screen.findByRole('button', { name: 'Energy bill' }))
  await screen.findByRole('heading', { name: 'Energy' })
  expect(shown()).toBe('/editClueCognitionEnergy?id=L-000001&field=rows')
  unmount()
  await openPages('rep03', pages, address, { sim: simulate(dev) })
  expect(await screen.findByText('Energy bill')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Energy bill' })).toBeNull()
})

test('a lead of the pool says that nobody works on it', async () => {
  await open('L-000008')
  await screen.findByRole('list', { name: 'All steps' })
  expect(screen.queryByRole('button', { name: 'Create opportunity' })).toBeNull()
  expect(screen.getByText('Nobody is working on this lead.')).toBeTruthy()
})

describe('a lead that becomes an opportunity', () => {
  /** Lets a lead that lacks nothing become an opportunity, in an app with these areas. */
  async function becomeOpportunity(...areas: Plugin[]) {
    const sim = simulate(dev)
    const leads = sim.store.table(leadKind)
    const lead = leads.get('L-000001')
    if (lead) leads.put({ ...lead, bill: true })
    const contacts = sim.store.table(contactKind)
    const person = contacts.get('P-000001')
    if (person) contacts.put({ ...person, influence: '1' })
    const openHref = jest.fn()
    const navigation = { openHref, replaceHref: jest.fn(), back: jest.fn(), prefetch: jest.fn() }
    const more = { registry: createRegistry([plugin, ...areas]), navigation }
    const { core } = await openPages('rep01', [[clueStepsAll, Steps]], '/clueStepsAll?id=L-000001', { sim, more })
    await userEvent.click(await screen.findByRole('button', { name: 'Create opportunity' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Create opportunity' })).toBeNull())
    return { openHref, core }
  }

  test('offers to create it where it can be created', async () => {
    const routes = [
      { route: intelligentCreationBussiness, title: 't', source: 's', screen: async () => ({ default: () => null }) },
    ]
    const { openHref, core } = await becomeOpportunity({ ...creation, access: {}, routes })
    await waitFor(() => expect(core.feedback.dialogs[0]?.confirm).toBe('Create it now'))
    await act(async () => core.feedback.dialogs[0]?.answer('confirm'))
    expect(openHref).toHaveBeenCalledWith('/intelligentCreationBussiness?clueId=L-000001')
  })

  test.each([
    ['is switched off', []],
    ['is being built', [creation]],
  ])('offers nothing where their area %s', async (_, areas) => {
    const { core } = await becomeOpportunity(...areas)
    await act(async () => undefined)
    expect(core.feedback.dialogs).toEqual([])
  })
})

describe('an opportunity is won by a contract', () => {
  const rights = { ...dev.rights, ...customerRights }
  const won = (sim: ReturnType<typeof simulate>) => sim.store.table(leadKind).get('L-000002')

  /** The area of contracts has one, of the first company. */
  const customer = { name: '光大玻璃制品有限公司', nameEn: 'Guangda Glass Works' }
  const contract = { contractId: 'CT-000001', number: 'FS-GS-2024-00318', customer, end: '2027-02-02' }
  const signed = [
    answer(listContracts, () => ({ list: [contract], total: 1 })),
    answer(getContract, ({ id }) => {
      if (id !== contract.contractId) throw refusal(4004)
      return contract
    }),
  ]

  async function openLead(prepare: Partial<SimLead>, more = '') {
    const sim = simulate({ ...dev, rights, handlers: [...dev.handlers, ...signed] })
    const leads = sim.store.table(leadKind)
    const lead = leads.get('L-000002')
    if (lead) leads.put({ ...lead, ...prepare })
    await openPages('rep01', [[clueStepsAll, Steps]], `/clueStepsAll?id=L-000002${more}`, { sim })
    return sim
  }
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

  test('of its customer, which is offered', async () => {
    const sim = await openLead({ custId: 'C-000001' })
    await press('Move to “Won”')
    await press('Won')
    expect(await screen.findByText('Choose the contract.')).toBeTruthy()
    await userEvent.click(await screen.findByText(/until 2 Feb 2027/))
    await press('Won')
    await waitFor(() => expect(won(sim)).toMatchObject({ stage: 'won', contractId: 'CT-000001' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Move to “Won”' })).toBeNull())
  })

  test('or of another company, which is searched for', async () => {
    const sim = await openLead({})
    await userEvent.click(await screen.findByRole('button', { name: 'Contract' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /Contract/ }), 'Guangda')
    await userEvent.click(await screen.findByRole('button', { name: /Guangda Glass Works$/ }))
    await press('Won')
    await waitFor(() => expect(won(sim)).toMatchObject({ stage: 'won', contractId: 'CT-000001', custId: 'C-000001' }))
  })

  test('or by the one that was just signed, which its link names', async () => {
    const sim = await openLead({ custId: 'C-000001' }, '&contract=CT-000001')
    await press('Won')
    await waitFor(() => expect(won(sim)).toMatchObject({ stage: 'won', contractId: 'CT-000001' }))
  })

  test('without a customer the signed one is shown by its number and whose it is', async () => {
    const sim = await openLead({}, '&contract=CT-000001')
    const option = await screen.findByRole('radio', { name: /FS-GS-2024-00318/ })
    expect(option.closest('label')?.textContent ?? option.parentElement?.textContent).toContain('Guangda Glass Works')
    expect(screen.queryByText('CT-000001')).toBeNull()
    await press('Won')
    await waitFor(() => expect(won(sim)).toMatchObject({ stage: 'won', contractId: 'CT-000001' }))
  })

  test('a contract that is not there is said in the sheet, which stays', async () => {
    const sim = await openLead({}, '&contract=CT-999999')
    await press('Won')
    expect(await screen.findByText('Not found. Choose again.')).toBeTruthy()
    expect(won(sim)?.stage).toBe('opportunity')
  })

  test('a contract that is gone is replaced by one that is searched for', async () => {
    const sim = await openLead({}, '&contract=CT-999999')
    await press('Choose another')
    await userEvent.type(await screen.findByRole('textbox', { name: /Contract/ }), 'Guangda')
    await press('FS-GS-2024-00318 Guangda Glass Works')
    await press('Won')
    await waitFor(() => expect(won(sim)).toMatchObject({ stage: 'won', contractId: 'CT-000001' }))
  })
})
