import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyPicker, peoplePicker } from '#domain/directory'
import { type Simulation, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { companyKind } from '#harness/backend/world'
import { usePageNavigation } from '#platform/navigation'
import { showPages } from '#testing'
import { checkCustomer } from '../api/customers'
import { assignWarning, getWarning } from '../api/warnings'
import { bounceKind, warningKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { gasRisk, gasRiskIssues, toDoCompetitiveRisk, toDoGasRiskDay } from '../routes'
import { warningSearch } from '../rules/filters'
import { issueSearch } from '../rules/issues'
import CompetitivePage from './CompetitivePage'
import Issues from './Issues'
import WarningList from './WarningList'
import WarningPage from './WarningPage'

/** What may be chosen, and what is said at once of a choice that the server would refuse. */

beforeAll(() => {
  Element.prototype.scrollTo = () => undefined
  return startScreens(plugin)
})
afterEach(() => localStorage.clear())

/** A colleague’s customer, and a person of another organisation. */
const OTHERS = { id: 'C-999999', name: '他人客户' }
const PERSON = { id: 'rep05', name: '外省销售' }
function Pickers() {
  const page = usePageNavigation()
  return (
    <>
      <button type="button" onClick={() => page.answer(companyPicker, [OTHERS])}>
        A customer of others
      </button>
      <button type="button" onClick={() => page.answer(peoplePicker, [PERSON])}>
        A person elsewhere
      </button>
    </>
  )
}
const PAGES = [
  { route: gasRisk, screen: WarningList, search: warningSearch },
  { route: toDoGasRiskDay, screen: WarningPage },
  { route: toDoCompetitiveRisk, screen: CompetitivePage },
  { route: gasRiskIssues, screen: Issues, search: issueSearch },
  { route: companyPicker, screen: Pickers },
  { route: peoplePicker, screen: Pickers },
]
function start(): Simulation {
  const sim = simulate(dev)
  const company = sim.store.table(companyKind).get('C-000001')
  if (company) sim.store.table(companyKind).put({ ...company, custId: OTHERS.id, orgCode: '3302', owner: 'rep05' })
  return sim
}
const open = (who: string, address: string, sim = start()) =>
  showPages(simCore(sim, plugin, who).core, PAGES, address, plugin.id)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test.each([
  ['an issue', '/gasRiskIssues?add=1'],
  ['a competitor', '/toDoCompetitiveRisk'],
])('the form of %s says at once that a chosen customer is not the user’s', async (_, address) => {
  await open('rep01', address)
  await press(/^Customer/)
  await press('A customer of others')
  expect(await screen.findByText('Choose a customer that you handle.')).toBeTruthy()
})

test('customers are written about by their owner and the managers of their organisation', async () => {
  const sim = start()
  const canOf = async (who: string, custId: string) => (await sim.as(who).call(checkCustomer, { custId })).can
  expect(await canOf('rep01', 'C-000021')).toEqual(['handle'])
  expect(await canOf('rep02', 'C-000021')).toEqual(['handle'])
  expect(await canOf('rep01', OTHERS.id)).toEqual([])
  expect(await sim.refusal(canOf('rep01', 'C-888888'))).toMatchObject({ code: 4004 })
})

test.each([
  ['a warning', '/toDoGasRiskDay?id=GW-000001'],
  ['a competitor', '/toDoCompetitiveRisk?id=CR-000001'],
])('who cannot own %s is refused at the field, and another may be chosen', async (_, address) => {
  const sim = start()
  await open('rep02', address, sim)
  await press('More actions')
  await press('Assign')
  await press(/^New owner/)
  await press('A person elsewhere')
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(sheet.getByRole('button', { name: 'Assign' }))
  expect(await sheet.findByText('Choose a salesperson of your organisation.')).toBeTruthy()
  expect(sim.store.table(warningKind).get('GW-000001')?.owner).toBe('rep01')
})

test('the cause of a warning is tracked by those who may write about its customer', async () => {
  const sim = start()
  const { version, can } = await sim.as('rep01').call(getWarning, { id: 'GW-000001' })
  expect(can).toContain('track')
  await sim.as('rep02').call(assignWarning, { id: 'GW-000001', version, to: 'emp10' })
  const { unmount } = await open('rep02', '/toDoGasRiskDay?id=GW-000001', sim)
  await screen.findByText('Track the cause as an issue')
  unmount()
  await open('emp10', '/toDoGasRiskDay?id=GW-000001', sim)
  await screen.findByRole('button', { name: 'Handle' })
  expect(screen.queryByText('Track the cause as an issue')).toBeNull()
})

test('rebounds beyond the first hundred are shown, too', async () => {
  const sim = start()
  const table = sim.store.table(bounceKind)
  const known = table.get('GB-000001')
  for (const { bounceId } of [...table.values()]) table.delete(bounceId)
  for (let index = 1; known && index <= 103; index++) table.put({ ...known, bounceId: `GB-${900_000 + index}` })
  await open('rep01', '/gasRisk', sim)
  await press('More actions')
  await press('Rebounds')
  const sheet = within(await screen.findByRole('dialog', { name: 'Rebounds' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Show 3 more' }))
  await waitFor(() => expect(sheet.queryByRole('button', { name: /more$/ })).toBeNull())
  expect(sheet.getAllByText('Open')).toHaveLength(103)
})
