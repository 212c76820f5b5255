import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { uploadKind } from '#harness/backend/core/uploads'
import { holdExampleTime, openPage, simCore, simulate } from '#harness/backend/kit/testing'
import type { RequestOf } from '#platform/http'
import { createFakeHost, showPages } from '#testing'
import { changeItem, getItem, listProgrammes, saveItem, shareLink } from '../api'
import { itemKind } from '../backend/records'
import badge from '../badge'
import dev from '../dev'
import plugin from '../plugin'
import { itemRows, programmeRows } from '../records'
import repeatable from '../repeatable'
import { icomeInterpage } from '../routes'
import { READ_AFTER } from '../rules/vocabulary'
import search from '../search'
import today from '../today'
import Interpage from './Interpage'

beforeAll(holdExampleTime)
afterEach(() => jest.restoreAllMocks())

const open = (who: string, address: string, sim = simulate(dev)) => openPage({ plugin, dev }, who, address, sim)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const { signal } = new AbortController()

test('a search marks its hits in title and text', async () => {
  await open('rep01', '/knowledgeList?keyword=%E7%AA%91%E7%82%89')
  const [row] = await screen.findAllByRole('article')
  const marks = [...(row?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)
  expect(marks).toEqual(['窑炉', '窑炉'])
})

test('the tab of reviews is for reviewers', async () => {
  const { container } = await open('rep01', '/knowledgeList')
  await screen.findAllByRole('article')
  expect(within(container).queryByRole('tab', { name: /^To review/ })).toBeNull()
})

test('a like counts once, and is taken back', async () => {
  const { sim } = await open('rep01', '/knowldegeDetails?id=K-000001')
  const likers = () => sim.store.table(itemKind).get('K-000001')?.likers
  await press(/^Like/)
  await waitFor(() => expect(likers()).toEqual(['rep01']))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')).toBe('true'))
  await press(/^Like/)
  await waitFor(() => expect(likers()).toEqual([]))
})

test.each([
  [/^Like/, 'likers'],
  [/^Favourite/, 'followers'],
] as const)(
  '%s is shown at once, and a second tap before the answer takes it back, without a word',
  async (name, who) => {
    const { sim, core } = await open('rep01', '/knowldegeDetails?id=K-000001')
    const table = sim.store.table(itemKind)
    const chip = await screen.findByRole('button', { name })
    const tapped = () => {
      fireEvent.click(chip)
      return chip.getAttribute('aria-pressed')
    }
    expect([tapped(), tapped()]).toEqual(['true', 'false'])
    await waitFor(() => expect(table.get('K-000001')?.[who]).toEqual([]))
    expect(tapped()).toBe('true')
    await waitFor(() => expect(table.get('K-000001')?.[who]).toEqual(['rep01']))
    expect(core.feedback.toasts).toEqual([])
  },
)

test('a like counts at once', async () => {
  const { sim } = await open('rep01', '/knowldegeDetails?id=K-000001')
  const chip = await screen.findByRole('button', { name: 'Like 0' })
  fireEvent.click(chip)
  expect(chip.textContent).toBe('Like 1')
  await waitFor(async () =>
    expect(await sim.as('rep01').call(getItem, { id: 'K-000001' })).toMatchObject({ liked: true }),
  )
})

test('a favourite that is set on the page of an item or solution is in the lists when one goes back to them', async () => {
  const { core, unmount } = await open('rep01', '/knowldegeDetails?id=K-000001')
  const ofItems = core.store(itemRows).revision
  await press('Favourite')
  await waitFor(() => expect(core.store(itemRows).revision).toBeGreaterThan(ofItems))
  unmount()
  const { core: other, sim } = await open('rep01', '/programDetails?id=S-000001')
  const ofSolutions = other.store(programmeRows).revision
  await press('Add to favourites')
  await waitFor(() => expect(other.store(programmeRows).revision).toBeGreaterThan(ofSolutions))
  const { items } = await sim.as('rep01').call(listProgrammes, { favourite: true, page: 1 })
  expect(items.map(({ id }) => id)).toContain('S-000001')
})

test('who only reads makes an item a favourite, but neither likes nor comments it; without a role nothing is offered', async () => {
  const { unmount } = await open('emp08', '/knowldegeDetails?id=K-000001')
  await press('Favourite')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Favourite' }).getAttribute('aria-pressed')).toBe('true'),
  )
  expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  unmount()
  await open('rep04', '/knowldegeDetails?id=K-000001')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Favourite' })).toBeNull()
})

test('an item is read after its page was visible for 5 s, not before', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const timers = jest.spyOn(window, 'setTimeout')
  const { sim } = await open('rep01', '/knowldegeDetails?id=K-000001')
  await screen.findByRole('button', { name: /^Like/ })
  const reads = async () => (await sim.as('rep02').call(getItem, { id: 'K-000001' })).reads
  expect(await reads()).toBe(99)
  const [send] = timers.mock.calls.find(([, delay]) => delay === READ_AFTER) ?? []
  if (typeof send === 'function') send()
  await waitFor(async () => expect(await reads()).toBe(100))
})

test('a return needs a reason; the item then says why', async () => {
  await open('rep03', '/knowldegeDetails?id=K-000003')
  await press('Return')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(await within(dialog).findByRole('textbox'), 'Where are the figures from?')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return' }))
  expect(await screen.findByText('Returned: Where are the figures from?')).toBeTruthy()
})

test('somebody’s own item is not theirs to decide', async () => {
  await open('rep03', '/knowldegeDetails?id=K-000013')
  await screen.findByRole('button', { name: 'Call back' })
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('a link shows an item to somebody without a role, without comments and likes', async () => {
  const sim = simulate(dev)
  const { url } = await sim.as('rep01').call(shareLink, { kind: 'item', id: 'K-000006' })
  await open('rep04', url, sim)
  expect(await screen.findByRole('heading', { name: '工业用气价格政策解读' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull()
})

test.each([
  ['/knowldegeDetails?id=K-000007&s=gone', 'You cannot see this item', /or the link has expired/],
  ['/programDetails?id=S-000001&s=gone', 'You cannot see this solution', /for a new link/],
])('a link that has expired says so: %s', async (address, title, text) => {
  await open('rep04', address)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

test('a link shows an item to a colleague who could not see it otherwise', async () => {
  const sim = simulate(dev)
  const { url } = await sim.as('rep01').call(shareLink, { kind: 'item', id: 'K-000006' })
  await open('rep05', url, sim)
  expect(await screen.findByRole('heading', { name: '工业用气价格政策解读' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull()
})

test('who may see an item, and all of its next version, is shown to its reviewers', async () => {
  const sim = simulate(dev)
  const item = sim.store.table(itemKind).get('K-000006')
  const next = item?.next && { ...item.next, title: '六月新价', visibility: '5', orgs: ['4406'] }
  if (item && next) sim.store.table(itemKind).put({ ...item, next })
  await open('rep03', '/knowldegeDetails?id=K-000006', sim)
  const card = await screen.findByRole('region', { name: 'Next version' })
  expect(within(card).getByText('六月新价')).toBeTruthy()
  expect(await within(card).findByText('Foshan')).toBeTruthy()
  expect(within(card).getByText('Policy')).toBeTruthy()
  expect(screen.getByText('My organisation and those below it')).toBeTruthy()
})

test('a reviewer sees until when; a reader sees nothing of the review', async () => {
  const { unmount } = await open('rep03', '/knowldegeDetails?id=K-000003')
  expect(await screen.findByText('Review until')).toBeTruthy()
  unmount()
  await open('rep01', '/knowldegeDetails?id=K-000001')
  await screen.findByRole('button', { name: /^Like/ })
  expect(screen.queryByText('Who may see it')).toBeNull()
})

test('a next version is dropped by its author, and the item stays', async () => {
  const sim = simulate(dev)
  await sim.as('rep03').call(changeItem, { id: 'K-000006', version: 1, to: 'return', reason: '请补充数据来源' })
  await open('rep01', '/knowldegeDetails?id=K-000006', sim)
  await screen.findByRole('region', { name: 'Next version' })
  await press('More actions')
  await press('Drop the next version')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Next version' })).toBeNull())
  expect(screen.getByRole('heading', { name: '工业用气价格政策解读', level: 1 })).toBeTruthy()
})

test('a save whose answer was lost is found in the next version; one of a colleague is another', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  await sim.as('rep03').call(changeItem, { id: 'K-000006', version: 1, to: 'return', reason: '请补充数据来源' })
  const mine: RequestOf<typeof saveItem> = {
    itemId: 'K-000006',
    version: 2,
    title: '六月新价',
    category: 'policy',
    visibility: 'company',
    body: '<p>新价</p>',
    files: [],
    tags: [],
    orgs: [],
    note: '新价',
    send: true,
  }
  const waiting = repeatable.find(({ call }) => call.id === saveItem.id)
  const there = (request: object) => waiting?.alreadyThere(core, request)
  await expect(there(mine)).resolves.toBe(false)
  await sim.as('rep01').call(saveItem, mine)
  await expect(there(mine)).resolves.toBe(true)
  await expect(there({ ...mine, body: '<p>另一个价格</p>' })).resolves.toBe(false)
  // A conflict shows both texts in words.
  const theirs = await sim.as('rep01').send(getItem, { id: 'K-000006' })
  expect(waiting?.compare?.({ ...mine, title: '七月新价', body: '<p>六 &amp; 七</p>' }, theirs)).toEqual([
    { label: 'field.title', mine: '七月新价', theirs: '六月新价' },
    { label: 'field.body', mine: '六 & 七', theirs: '新价' },
  ])
})

test('HTML that plain text cannot hold is shown, and replaced as a whole', async () => {
  const sim = simulate(dev)
  const table = '<table><tbody><tr><td>12 kg</td></tr></tbody></table>'
  const item = sim.store.table(itemKind).get('K-000002')
  if (item) sim.store.table(itemKind).put({ ...item, body: table })
  const { core } = await open('rep01', '/knowldegeEdit?id=K-000002', sim)
  await press('Replace the text')
  core.feedback.dialogs[0]?.answer('confirm')
  expect(await screen.findByRole('textbox', { name: /^Text/ })).toHaveProperty('value', '')
})

test('an item that is sent with a file is found by its title', async () => {
  const sim = simulate(dev)
  const fileUrl = '/file/fdfs/a.pdf'
  sim.store.table(uploadKind).put({ id: 'F', fileName: 'a.pdf', size: 9, suffix: 'pdf', fileUrl, by: 'rep01', at: '' })
  const about = { version: 0, title: 'Steam traps', category: 'product', visibility: 'all' } as const
  await sim.as('rep01').call(saveItem, { ...about, files: [fileUrl], tags: [], orgs: [], send: true })
  const { core } = simCore(sim, plugin, 'rep01')
  expect((await search(core, 'traps', signal)).map(({ title }) => title)).toEqual(['Steam traps'])
})

test('due: what waits for a reviewer by its day, and what was returned to its author', async () => {
  const reviewer = simCore(simulate(dev), plugin, 'rep03').core
  const due = await today(reviewer, signal)
  expect(due.map(({ to }) => to)).toContain('/knowldegeDetails?id=K-000003')
  expect(due.map(({ to }) => to)).not.toContain('/knowldegeDetails?id=K-000013')
  await expect(badge(reviewer, signal)).resolves.toBe(due.length)
  const author = await today(simCore(simulate(dev), plugin, 'rep01').core, signal)
  expect(author).toMatchObject([{ id: 'K-000004', due: 'today', detail: 'Returned · 请补充改造前后的用能数据' }])
  await expect(badge(simCore(simulate(dev), plugin, 'rep04').core, signal)).resolves.toBe(0)
})

test('due: a review that has waited too long is late for the manager', async () => {
  const due = await today(simCore(simulate(dev), plugin, 'rep02').core, signal)
  expect(due.find(({ id }) => id === 'K-000014')).toMatchObject({ due: 'late' })
})

test('prices of the own city hold today, and a gap says so', async () => {
  await open('rep01', '/energyRule')
  expect(await screen.findByText('3.45 CNY/m³')).toBeTruthy()
})

test('an address with an energy, area or day that is none shows the usual prices', async () => {
  await open('rep01', '/energyRule?energy=coal&areaCode=x&at=2026-02-30')
  expect(await screen.findByText('3.45 CNY/m³')).toBeTruthy()
})

test('people without a role are led to no page that they may not open', async () => {
  const { unmount } = await open('rep01', '/knowledgeList')
  await press('More actions')
  expect(await screen.findByRole('button', { name: 'Energy policies and prices' })).toBeTruthy()
  unmount()
  await open('rep04', '/knowledgeList')
  await screen.findAllByRole('article')
  await press('More actions')
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: 'Energy policies and prices' })).toBeNull()
})

test('two authors see both texts, also one that plain text cannot hold', async () => {
  const sim = simulate(dev)
  await open('rep01', '/knowldegeEdit?id=K-000002', sim)
  const text = await screen.findByRole('textbox', { name: /^Text/ })
  await userEvent.clear(text)
  await userEvent.type(text, 'My own words')
  const item = sim.store.table(itemKind).get('K-000002')
  if (item)
    sim.store.table(itemKind).put({ ...item, version: 2, body: '<table><tr><td>12 kg</td></tr></table>', tags: ['pv'] })
  await press('Save')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('My own words')
  expect(notice.textContent).toContain('12 kg')
  expect(notice.textContent).toContain('PV')
})

test('who edits a colleague’s item cannot keep it to themselves; its author can', async () => {
  const offered = async (who: string) => {
    const { unmount } = await open(who, '/knowldegeEdit?id=K-000001')
    await userEvent.click(await screen.findByRole('button', { name: /^Who may see it/ }))
    await screen.findByRole('radio', { name: 'Everybody' })
    const isOffered = screen.queryByRole('radio', { name: 'Only me' }) !== null
    unmount()
    return isOffered
  }
  expect([await offered('emp09'), await offered('emp10')]).toEqual([false, true])
})

test('a colleague who has written a version of an item sends it, calls it back and drops it on its page', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(itemKind)
  const item = table.get('K-000001')
  if (!item) throw new Error('no item')
  const { title, category, files, tags, visibility, orgs } = item
  const next = { title, category, files, tags, visibility, orgs, body: '<p>新价</p>', note: '新价', at: item.at }
  table.put({ ...item, next: { ...next, state: '1', writtenBy: 'rep02' } })
  const { unmount } = await open('rep02', '/knowldegeDetails?id=K-000001', sim)
  await press('Send for review')
  await press('Call back')
  await waitFor(() => expect(table.get('K-000001')?.next?.state).toBe('1'))
  await press('More actions')
  expect(await screen.findByRole('button', { name: 'Drop the next version' })).toBeTruthy()
  unmount()
})

test('between two prices none holds', async () => {
  await open('rep01', '/energyRule?areaCode=330200&energy=heat&at=2026-11-20')
  const card = await screen.findByRole('region', { name: 'Prices on this day' })
  expect(card.textContent).toContain('IndustrialNo price holds on this day.')
  expect(within(card).getByRole('button', { name: /^Commercial.* CNY\/GJ/ })).toBeTruthy()
})

test('a case shows the change of each figure, and a dash where nothing was before', async () => {
  await open('rep01', '/caseDetails?id=CA-000001')
  expect(await screen.findByText('−22.5%')).toBeTruthy()
})

test('a capacity has the unit of its scene, and a year reads as one', async () => {
  const { unmount } = await open('rep01', '/programDetails?id=S-000001')
  expect(await screen.findByText('4–10 t/h')).toBeTruthy()
  expect(screen.getAllByText('2025').length).toBeGreaterThan(0)
  unmount()
  await open('rep01', '/programDetails?id=S-000003')
  expect(await screen.findByText('0.5–6 MW')).toBeTruthy()
})

test('another energy is loaded below its form, which stays', async () => {
  await open('rep01', '/energyRule')
  const power = await screen.findByRole('button', { name: 'Power' })
  await userEvent.click(power)
  expect(power.isConnected).toBe(true)
  await waitFor(() => expect(power.getAttribute('aria-pressed')).toBe('true'))
  expect(await screen.findAllByText(/CNY\/kWh/)).not.toHaveLength(0)
})

test('nothing before', async () => {
  await open('rep01', '/caseDetails?id=CA-000003')
  expect(await screen.findByText('—')).toBeTruthy()
})

test('a page of the messaging app is opened by its own address; only those that are allowed', async () => {
  const { core, unmount } = await open('rep01', '/icomeInterpage?target=contact&id=rep02')
  const opened = jest.spyOn(core.host, 'openWebView')
  await press('Open')
  expect(opened.mock.calls).toEqual([[{ url: 'icome://contact/rep02' }]])
  unmount()
  await open('rep01', '/icomeInterpage?target=payment&id=1')
  expect(await screen.findByText('This page cannot be opened from here.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
})

test('other hosts do not open pages of the messaging app', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01', { host: createFakeHost({ kind: 'partner' }) })
  await showPages(core, [{ route: icomeInterpage, screen: Interpage }], '/icomeInterpage?target=chat&id=1', 'knowledge')
  expect(await screen.findByText('Not here: open this in the messaging app.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
})
