import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { peoplePicker } from '#domain/directory'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import { useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { createRegistry } from '#platform/plugin'
import { areaOf } from '#testing'
import contracts from '../../contracts/plugin'
import { contractList } from '../../contracts/routes'
import { intelligentCreationBussiness } from '../../creation/routes'
import knowledge from '../../knowledge/plugin'
import { caseList, energyRule } from '../../knowledge/routes'
import contacts from '../../public/plugin'
import todoCrm from '../../todo-crm/plugin'
import { advices, teamManagement } from '../../todo-crm/routes'
import { visithistory } from '../../visits/routes'
import { clockInKind, leadKind, type SimLead, trackKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { clueDetail, clueRule } from '../routes'
import { leadIdSchema } from '../rules/vocabulary'
import { leadRecords } from '../stores/leadRecords'
import { openPages } from '../testing/openPages'
import LeadDetail from './LeadDetail'

const id = v.parse(leadIdSchema, 'L-000001')

beforeAll(() => startScreens(plugin))

function setUp() {
  const sim = simulate(dev)
  return { sim, open: () => openPages('rep01', [[clueDetail, LeadDetail]], '/clueDetail?id=L-000001', { sim }) }
}

test('photos and recordings of a follow-up can be opened from the timeline, and its call has start and length', async () => {
  const { sim, open } = setUp()
  const tracks = sim.store.table(trackKind)
  const track = [...tracks.values()].find(({ clueId }) => clueId === 'L-000001')
  if (!track) throw new Error('the lead has no follow-up')
  const media = { photos: ['/photo/1', '/photo/2'], audio: [{ url: '/audio/1' }] }
  tracks.put({ ...track, ...media, call: { at: '2026-11-13T02:05:00.000Z', seconds: 250 } })
  await open()
  const event = await screen.findByText(/about 4 min/)
  const item = within(event.closest('li') ?? event)
  expect(event.textContent).toContain('10:05, about 4 min')
  expect(item.getByRole('button', { name: 'Open photo 2 of 2' })).toBeTruthy()
  expect(item.getByRole('button', { name: 'Play Recording 1' })).toBeTruthy()
})

test('what was said in a recording of a follow-up or check-in can be read, once the server has written it', async () => {
  const { sim, open } = setUp()
  const tracks = sim.store.table(trackKind)
  const track = [...tracks.values()].find(({ clueId }) => clueId === 'L-000001')
  if (!track) throw new Error('the lead has no follow-up')
  tracks.put({ ...track, audio: [{ url: '/audio/1', duration: 47, transcript: 'They want a price by Monday.' }] })
  const arrived = { clueId: 'L-000001', kind: 'visit', by: 'rep01', at: '2026-11-19T01:00:00.000Z' } as const
  sim.store.table(clockInKind).put({ clockInId: 'K-1', version: 1, ...arrived, audio: ['/audio/2'] })
  await open()
  const buttons = () => screen.getAllByRole('button', { name: 'Transcript' })
  await waitFor(() => expect(buttons().length).toBeGreaterThan(1))
  for (const button of buttons()) await userEvent.click(button)
  for (const said of ['They want a price by Monday.', 'No transcript', 'Recordings · 0:47'])
    expect(screen.getAllByText(said).length).toBeGreaterThan(0)
})

test('after an arrival the button leaves, and says for how long one has been there', async () => {
  const { sim, open } = setUp()
  const arrived = new Date(Date.now() - 78.5 * 60_000).toISOString()
  const clockIns = sim.store.table(clockInKind)
  clockIns.put({ clockInId: 'K-1', version: 1, clueId: 'L-000001', kind: 'visit', at: arrived, by: 'rep01' })
  await open()
  await waitFor(() => screen.getByRole('button', { name: 'Leave · here for 1 h 18 min' }))
})

test('whoever takes a lead sees the numbers of its contacts at once', async () => {
  const sim = simulate(dev)
  await openPages('rep01', [[clueDetail, LeadDetail]], '/clueDetail?id=L-000008', { sim })
  const hidden = await screen.findAllByText(/Number hidden/)
  await userEvent.click(await screen.findByRole('button', { name: 'Take this lead' }))
  await waitFor(() => expect(screen.queryAllByText(/Number hidden/)).toEqual([]))
  expect(screen.getAllByRole('button', { name: /^Copy .*number$/ })).toHaveLength(hidden.length)
})

test.each([
  ['is added to an opportunity', { stage: 'opportunity' as const }, true],
  ['of a won lead is added at its customer', { stage: 'won' as const, custId: 'C-000013' }, false],
])('a contact %s', async (_, change, isOffered) => {
  const sim = simulate({ ...dev, rights: { ...dev.rights, ...contacts.rights } })
  const leads = sim.store.table(leadKind)
  leads.put({ ...(leads.get('L-000001') as SimLead), ...change })
  const more = { registry: createRegistry([plugin, contacts]) }
  await openPages('rep01', [[clueDetail, LeadDetail]], '/clueDetail?id=L-000001', { sim, more })
  await screen.findByRole('button', { name: 'All' })
  // What the user may do is there.
  await screen.findByRole('button', { name: 'Follow up' })
  expect(screen.queryByRole('button', { name: 'Add a contact' }) !== null).toBe(isOffered)
})

test('a lead leads to its visits', async () => {
  const registry = createRegistry([plugin, areaOf('visits', visithistory)])
  const pages = [
    [clueDetail, LeadDetail],
    [visithistory, () => <p>Visits of the lead</p>],
  ] as const
  const { shown } = await openPages('rep01', pages, '/clueDetail?id=L-000001', {
    sim: simulate(dev),
    more: { registry },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Visits' }))
  await screen.findByText('Visits of the lead')
  expect(shown()).toBe('/visithistory?id=L-000001')
})

test('a lead leads to cases and prices of what it makes and where it is, if that is known', async () => {
  const sim = simulate({ ...dev, rights: { ...dev.rights, ...knowledge.rights } })
  const registry = createRegistry([plugin, knowledge])
  const pages = [
    [clueDetail, LeadDetail],
    [energyRule, () => <p>Prices</p>],
    [caseList, () => <p>Cases</p>],
  ] as const
  const open = () => openPages('rep01', pages, '/clueDetail?id=L-000001', { sim, more: { registry } })
  const { shown, navigation, unmount } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Cases of the same industry' }))
  const { industry, areaCode, ...unknown } = sim.store.table(leadKind).get('L-000001') as SimLead
  expect(industry).toBeTruthy()
  await waitFor(() => expect(shown()).toBe(`/x/knowledge/cases?industries=${industry}`))
  act(() => navigation.back())
  await userEvent.click(await screen.findByRole('button', { name: 'Price here today' }))
  await waitFor(() => expect(shown()).toBe(`/energyRule?areaCode=${areaCode}`))
  unmount()
  sim.store.table(leadKind).put(unknown)
  await open()
  await screen.findByRole('button', { name: 'More actions' })
  expect(screen.queryByRole('button', { name: /^(?:Cases of the same industry|Price here today)$/ })).toBeNull()
})

const Page = () => <p>another area</p>

test.each([
  ['Sales advice', '/x/todo-crm/advice?custId=C-000002'],
  ['Project team', '/teamManagement?custId=C-000002'],
  ['Contracts', '/contractList?custId=C-000002'],
])('a lead about a customer leads to its %s', async (name, address) => {
  const pages = [
    [clueDetail, LeadDetail],
    [advices, Page],
    [teamManagement, Page],
    [contractList, Page],
  ] as const
  const { shown } = await openPages('rep01', pages, '/clueDetail?id=L-000001', {
    sim: simulate({ ...dev, rights: { ...dev.rights, ...todoCrm.rights, ...contracts.rights } }),
    more: { registry: createRegistry([plugin, todoCrm, contracts]) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText('another area')
  expect(shown()).toBe(address)
})

test('a lead that has become an opportunity leads to its creation, an earlier one does not', async () => {
  const pages = [
    [clueDetail, LeadDetail],
    [intelligentCreationBussiness, () => <p>New opportunity</p>],
  ] as const
  const openMenu = async (stage: 'followedUp' | 'opportunity') => {
    const sim = simulate(dev)
    const leads = sim.store.table(leadKind)
    const lead = leads.get('L-000001')
    if (lead) leads.put({ ...lead, stage })
    const more = { registry: createRegistry([plugin, areaOf('creation', intelligentCreationBussiness)]) }
    const opened = await openPages('rep01', pages, '/clueDetail?id=L-000001', { sim, more })
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    const menu = within(await screen.findByRole('dialog'))
    // What the user may do is there.
    await menu.findByRole('button', { name: 'Mark the location' })
    return { ...opened, menu }
  }
  const earlier = await openMenu('followedUp')
  expect(earlier.menu.queryByRole('button', { name: 'Create opportunity' })).toBeNull()
  earlier.unmount()
  const { menu, shown } = await openMenu('opportunity')
  await userEvent.click(menu.getByRole('button', { name: 'Create opportunity' }))
  await screen.findByText('New opportunity')
  expect(shown()).toBe('/intelligentCreationBussiness?clueId=L-000001')
})

test('whoever may not take a lead learns which limit is reached, and comes to the rules', async () => {
  const sim = simulate(dev)
  const leads = sim.store.table(leadKind)
  const others = [...leads.values()].filter(({ clueId, state }) => state === 'pool' && clueId !== 'L-000008')
  for (const lead of others.slice(0, 150)) leads.put({ ...lead, state: 'owned', stage: 'found', owner: 'rep01' })
  const pages = [
    [clueDetail, LeadDetail],
    [clueRule, () => <p>The rules</p>],
  ] as const
  await openPages('rep01', pages, '/clueDetail?id=L-000008', { sim })
  await screen.findByText('You already have 150 open leads.')
  await userEvent.click(screen.getByRole('button', { name: 'Public pool rules' }))
  await screen.findByText('The rules')
})

const shared = simulate(dev)
const sharedLeads = shared.store.table(leadKind)

/** While the people are chosen, a colleague shares the lead, and the page refetches it. */
function Picker() {
  const page = usePageNavigation()
  const records = useStore(leadRecords)
  const choose = async () => {
    const lead = sharedLeads.get('L-000001')
    if (lead) sharedLeads.put({ ...lead, version: lead.version + 1, collaborators: ['emp10'] })
    await records.of(id).main.load()
    page.answer(peoplePicker, [{ id: 'emp12', name: 'emp12' }])
  }
  return (
    <button type="button" onClick={choose}>
      Choose
    </button>
  )
}

test('a lead is shared in the version in which its people were seen', async () => {
  const pages = [
    [clueDetail, LeadDetail],
    [peoplePicker, Picker],
  ] as const
  const { core } = await openPages('rep01', pages, '/clueDetail?id=L-000001', { sim: shared })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Collaborators' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Choose' }))
  await waitFor(() => expect(core.store(leadRecords).of(id).before).toBeDefined())
  expect(sharedLeads.get('L-000001')?.collaborators).toEqual(['emp10'])
})

test('a wrong name is corrected; the English one goes with it', async () => {
  const { sim, open } = setUp()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Change the name' }))
  await screen.findByText(/“Hongsheng Ceramics” is no longer used/)
  const field = await screen.findByRole('textbox', { name: /^Name/ })
  const before = sim.store.table(leadKind).get('L-000001')
  expect(field).toHaveProperty('value', before?.name)
  fireEvent.change(field, { target: { value: '宏盛新型建材有限公司' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the name' }))
  expect((await screen.findAllByRole('heading', { name: '宏盛新型建材有限公司' })).length).toBeGreaterThan(0)
  expect(sim.store.table(leadKind).get('L-000001')).not.toHaveProperty('nameEn')
})

test('the overview begins with the next step and the last note; stage, potential and score follow', async () => {
  const { sim, open } = setUp()
  const written = [...sim.store.table(trackKind).values(), ...sim.store.table(clockInKind).values()]
  const [last] = written
    .filter(({ clueId, text }) => clueId === 'L-000001' && text)
    .sort((a, b) => b.at.localeCompare(a.at))
  const step = sim.store.table(leadKind).get('L-000001')?.nextStep
  await open()
  const section = (name: string) => screen.findByRole('region', { name })
  const note = await section('Last note')
  expect(note.textContent).toContain(last?.textEn ?? last?.text)
  const parts = [
    await screen.findByText(new RegExp(`: ${step?.textEn ?? step?.text}$`)),
    note,
    await section('Stage'),
    await section('Potential'),
    await section('Score'),
  ]
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
