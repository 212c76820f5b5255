import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyPicker } from '#domain/directory'
import { uploadKind } from '#harness/backend/core/uploads'
import { openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { hostFailure } from '#platform/host'
import type { RequestOf } from '#platform/http'
import { usePageNavigation } from '#platform/navigation'
import { addressOf } from '#platform/outbox'
import { createFakeHost, leftoversIn, showPages } from '#testing'
import customer from '../../customer/plugin'
import { changeItem, getItem, listProgrammes, saveItem, shareLink } from '../api'
import { itemKind, priceKind, shareKind } from '../backend/records'
import badge from '../badge'
import dev from '../dev'
import openItem from '../messages/openItem'
import plugin from '../plugin'
import { itemRows, programmeRows } from '../records'
import repeatable from '../repeatable'
import { icomeInterpage, programDetails } from '../routes'
import { READ_AFTER } from '../rules/vocabulary'
import search from '../search'
import today from '../today'
import Interpage from './Interpage'
import ProgrammeDetail from './ProgrammeDetail'

type Saved = RequestOf<typeof saveItem>

beforeAll(() => startScreens(plugin))
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

test('an item is read once its page was visible for 5 s, without being hidden in between', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const later = setTimeout
  // The five seconds pass only where the test says so.
  const waits = (run: () => void, ms?: number) => later(run, ms === READ_AFTER ? 2 ** 31 - 1 : ms)
  const timers = jest.spyOn(window, 'setTimeout').mockImplementation(waits as typeof setTimeout)
  const stopped = jest.spyOn(window, 'clearTimeout')
  const { sim } = await open('rep01', '/knowldegeDetails?id=K-000001')
  await screen.findByRole('button', { name: /^Like/ })
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state)
    fireEvent(document, new Event('visibilitychange'))
  }
  const passFiveSeconds = () => {
    for (const [at, [run, delay]] of timers.mock.calls.entries()) {
      const isStopped = stopped.mock.calls.some(([timer]) => timer === timers.mock.results[at]?.value)
      if (delay === READ_AFTER && !isStopped && typeof run === 'function') run()
    }
  }
  const reads = async () => (await sim.as('rep02').call(getItem, { id: 'K-000001' })).reads
  expect(await reads()).toBe(99)
  turn('hidden')
  passFiveSeconds()
  expect(await reads()).toBe(99)
  turn('visible')
  passFiveSeconds()
  await waitFor(async () => expect(await reads()).toBe(100))
})

test('a message about an item that is in memory shows it as it is now', async () => {
  const { sim, core } = await open('rep01', '/knowldegeDetails?id=K-000003')
  await screen.findByRole('button', { name: 'Call back' })
  await sim.as('rep03').call(changeItem, { id: 'K-000003', version: 1, to: 'return', reason: '请补充数据来源' })
  await act(async () => openItem(core, { id: 'K-000003' }))
  expect(await screen.findByText('Returned: 请补充数据来源')).toBeTruthy()
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

test('a solution without cases says so where its tab leads', async () => {
  await open('rep01', '/programDetails?id=S-000002')
  const card = await screen.findByRole('region', { name: 'Cases' })
  expect(within(card).getByText('No case yet')).toBeTruthy()
})

test('the text of the next version stands apart from the one that is up', async () => {
  await open('rep01', '/knowldegeDetails?id=K-000006')
  const next = await screen.findByRole('region', { name: 'Text of the next version' })
  expect(await within(next).findByText('2026 年 6 月起执行新的省级门站价格。')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Present text' })).queryByText(/新的省级门站价格/)).toBeNull()
})

test('the text of an item with hostile HTML is shown harmless', async () => {
  const { container } = await open('rep01', '/knowldegeDetails?id=K-000010')
  await screen.findByText('现场照片')
  const box = container.querySelector('.html')
  expect(box?.textContent).toContain('查看')
  expect(box && leftoversIn(box)).toEqual([])
  expect(window).not.toHaveProperty('ran')
})

test('a file of an item is opened by the host', async () => {
  const { core } = await open('rep01', '/knowldegeDetails?id=K-000009')
  const previewed = jest.spyOn(core.host, 'previewFile')
  const files = within(await screen.findByRole('list', { name: 'Files' })).getAllByRole('button')
  expect(files).toHaveLength(9)
  if (files[1]) await userEvent.click(files[1])
  expect(previewed.mock.calls).toEqual([[{ url: expect.stringMatching(/^http.*part-2/), name: '2-工艺.pdf' }]])
})

test('who may see an item, and all of its next version, is shown to its reviewers', async () => {
  const sim = simulate(dev)
  const item = sim.store.table(itemKind).get('K-000006')
  const next = item?.next && { ...item.next, title: '六月新价', visibility: '5', orgs: ['4406'] }
  if (item && next) sim.store.table(itemKind).put({ ...item, next })
  const { unmount } = await open('rep03', '/knowldegeDetails?id=K-000006', sim)
  const card = await screen.findByRole('region', { name: 'Next version' })
  expect(within(card).getByText('六月新价')).toBeTruthy()
  expect(await within(card).findByText('Foshan')).toBeTruthy()
  expect(within(card).getByText('Policy')).toBeTruthy()
  expect(screen.getByText('The author’s organisation and those below it')).toBeTruthy()
  unmount()
  await open('rep01', '/knowldegeDetails?id=K-000006', sim)
  expect(await screen.findByText('My organisation and those below it')).toBeTruthy()
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

const waiting = repeatable.find(({ call }) => call.id === saveItem.id)

/** A simulator with these uploaded files, and what the look-up after a lost answer of rep01 finds in it. */
function withFiles(...names: string[]) {
  const sim = simulate(dev)
  const about = { size: 9, suffix: '', by: 'rep01', at: '' }
  for (const fileName of names)
    sim.store.table(uploadKind).put({ ...about, id: fileName, fileName, fileUrl: `/file/fdfs/${fileName}` })
  const { core } = simCore(sim, plugin, 'rep01')
  return { sim, there: (request: Saved) => waiting?.alreadyThere(core, request) }
}

/** A next version of a returned item, sent by its author. */
async function savedJune() {
  const { sim, there } = withFiles('june.pdf', 'june.jpg')
  await sim.as('rep03').call(changeItem, { id: 'K-000006', version: 1, to: 'return', reason: '请补充数据来源' })
  const mine: Saved = {
    itemId: 'K-000006',
    version: 2,
    title: '六月新价',
    category: 'policy',
    visibility: 'company',
    body: '<p>新价</p>',
    files: ['/file/fdfs/june.pdf'],
    cover: '/file/fdfs/june.jpg',
    tags: ['heat'],
    orgs: [],
    note: '新价',
    send: true,
  }
  await expect(there(mine)).resolves.toBe(false)
  await sim.as('rep01').call(saveItem, mine)
  return { sim, there, mine }
}

test('a save whose answer was lost is found in the next version, with the version that it has made', async () => {
  const { there, mine } = await savedJune()
  await expect(there(mine)).resolves.toBe(3)
  await expect(there({ ...mine, files: [addressOf('an upload')], cover: addressOf('another') })).resolves.toBe(3)
})

test.each<Partial<Saved>>([
  { title: '七月新价' },
  { category: 'product' },
  { body: '<p>另一个价格</p>' },
  { files: ['/file/fdfs/july.pdf'] },
  { cover: '/file/fdfs/july.jpg' },
  { cover: undefined },
  { tags: ['pv'] },
  { visibility: 'branch' },
  { orgs: ['4406'] },
  { note: '又一个新价' },
])('a save whose answer was lost is not one that differs by %j', async (other) => {
  const { there, mine } = await savedJune()
  await expect(there({ ...mine, ...other })).resolves.toBe(false)
})

test('a new item whose answer was lost is not that of last week with the same title', async () => {
  const { sim, there } = withFiles('week 46.pdf', 'week 47.pdf')
  const about = { version: 0, title: '每周价格表', category: 'policy', visibility: 'all' } as const
  const ofWeek = (week: number): Saved => ({ ...about, tags: [], orgs: [], files: [`/file/fdfs/week ${week}.pdf`] })
  await sim.as('rep01').call(saveItem, ofWeek(46))
  await expect(there(ofWeek(46))).resolves.toBe(true)
  await expect(there(ofWeek(47))).resolves.toBe(false)
})

test('where somebody else saved first, the outbox compares every field', async () => {
  const { sim, mine } = await savedJune()
  const july: Saved = {
    ...mine,
    title: '七月新价',
    category: 'product',
    body: '<p>六 &amp; 七</p>',
    files: [],
    cover: '/file/fdfs/july.jpg',
    tags: ['heat', 'pv'],
    visibility: 'chosen',
    orgs: ['4406', '33'],
    note: '七月',
  }
  const theirs = await sim.as('rep01').send(getItem, { id: 'K-000006' })
  expect(waiting?.compare?.(july, theirs)).toEqual([
    { label: 'field.title', mine: '七月新价', theirs: '六月新价' },
    { label: 'field.category', mine: 'Product', theirs: 'Policy' },
    { label: 'field.body', mine: '六 & 七', theirs: '新价' },
    { label: 'field.files', mine: '–', theirs: 'june.pdf (fdfs)' },
    { label: 'field.cover', mine: 'july.jpg (fdfs)', theirs: 'june.jpg (fdfs)' },
    { label: 'field.tags', mine: 'heat,pv', theirs: 'heat', dictionary: 'programmeTag' },
    {
      label: 'field.visibility',
      mine: 'Chosen organisations',
      theirs: 'The author’s organisation and those below it',
    },
    { label: 'field.orgs', mine: '4406,33', theirs: '–', dictionary: 'organisations' },
    { label: 'field.note', mine: '七月', theirs: '新价' },
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

test('a search finds items, solutions and cases, for people without a role items alone, and nothing withdrawn', async () => {
  const found = async (who: string, keyword: string) =>
    (await search(simCore(simulate(dev), plugin, who).core, keyword, signal)).map(({ kind, to }) => `${kind} ${to}`)
  const item = 'Knowledge base /knowldegeDetails?id=K-000001'
  expect(await found('rep01', '陶瓷')).toEqual(expect.arrayContaining([item, 'Cases /caseDetails?id=CA-000001']))
  expect(await found('rep01', '燃气蒸汽锅炉')).toContain('Solutions /programDetails?id=S-000001')
  const others = [...(await found('rep04', '陶瓷')), ...(await found('rep04', '燃气蒸汽锅炉'))]
  expect(others).toContain(item)
  expect(others.filter((hit) => !hit.startsWith('Knowledge base'))).toEqual([])
  expect(await found('rep01', '工业用气价格说明')).toEqual([])
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
  expect(screen.getByText('3.60 CNY/m³')).toBeTruthy()
})

test('a price has two to four decimals, and leads to its document', async () => {
  const sim = simulate(dev)
  const price = sim.store.table(priceKind).get('PR-000001')
  if (price) sim.store.table(priceKind).put({ ...price, value: 0.6138 })
  await open('rep01', '/energyRule', sim)
  await press(/0\.6138 CNY\/m³/)
  const sheet = within(await screen.findByRole('dialog', { name: '发改价格〔2026〕12 号' }))
  expect(sheet.getByText('0.6138 CNY/m³')).toBeTruthy()
  expect(await sheet.findByText('现将销售价格通知如下。')).toBeTruthy()
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
  const theirs = { version: 2, body: '<table><tr><td>12 kg</td></tr></table>', cover: '/file/fdfs/kiln.jpg' }
  if (item) sim.store.table(itemKind).put({ ...item, ...theirs, tags: ['pv'] })
  await press('Send for review')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('My own words')
  expect(notice.textContent).toContain('12 kg')
  expect(notice.textContent).toContain('PV')
  expect(notice.textContent).toContain('kiln.jpg')
})

test('another cover and another file of the same name are said to have been changed', async () => {
  const sim = simulate(dev)
  const put = (later: number, cover: string, file: string) => {
    const item = sim.store.table(itemKind).get('K-000004')
    if (!item) throw new Error('no item')

    sim.store.table(itemKind).put({
      ...item,
      version: item.version + later,
      cover: `/file/fdfs/${cover}/picture0.jpg`,
      files: [`/file/fdfs/${file}/p.pdf`],
    })
  }
  put(0, 'F-1', 'F-2')
  await open('rep01', '/knowldegeEdit?id=K-000004', sim)
  await screen.findByRole('textbox', { name: /^Text/ })
  put(1, 'F-8', 'F-9')
  await press('Send for review')
  const notice = within(await screen.findByRole('alert'))
  for (const words of [/picture0\.jpg \(F-1\)/, /picture0\.jpg \(F-8\)/, /p\.pdf \(F-2\)/, /p\.pdf \(F-9\)/])
    expect(notice.getByText(words)).toBeTruthy()
})

test('the next version of a withdrawn item that was returned is edited with what is new, also after it was sent again', async () => {
  const sim = simulate(dev)
  const change = (to: 'withdraw' | 'return', version: number) =>
    sim.as('rep03').call(changeItem, { id: 'K-000006', version, to, reason: '请补充数据来源' })
  await change('withdraw', 1)
  await change('return', 2)
  const { unmount } = await open('rep01', '/knowldegeEdit?id=K-000006', sim)
  const note = await screen.findByRole('textbox', { name: /^What is new/ })
  expect(note).toHaveProperty('value', '补充六月新价')
  await userEvent.type(note, '及依据')
  await press('Send for review')
  await waitFor(() => expect(sim.store.table(itemKind).get('K-000006')?.state).toBe('2'))
  unmount()
  await change('return', 4)
  await open('rep01', '/knowldegeEdit?id=K-000006', sim)
  expect(await screen.findByRole('textbox', { name: /^What is new/ })).toHaveProperty('value', '补充六月新价及依据')
})

test('who keeps a draft of what was published meanwhile is asked what is new', async () => {
  const sim = simulate(dev)
  await open('rep01', '/knowldegeEdit?id=K-000002', sim)
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await userEvent.type(title, '二稿')
  const table = sim.store.table(itemKind)
  const item = table.get('K-000002')
  if (!item) throw new Error('no item')
  const edition = { edition: 1, title: item.title, by: 'rep02', at: item.at }
  table.put({ ...item, version: 2, state: '3', editions: [edition] })
  await press('Send for review')
  await press('Save mine')
  const note = await screen.findByRole('textbox', { name: /^What is new/ })
  await userEvent.type(note, '改用新价')
  await press('Send for review')
  await waitFor(() => expect(table.get('K-000002')?.next?.note).toBe('改用新价'))
})

test('who edits a colleague’s item cannot keep it to themselves, and reads whose organisation may see it', async () => {
  const offered = async (who: string) => {
    const { unmount } = await open(who, '/knowldegeEdit?id=K-000001')
    await userEvent.click(await screen.findByRole('button', { name: /^Who may see it/ }))
    await screen.findByRole('radio', { name: 'Everybody' })
    const names = ['Only me', 'My organisation', 'The author’s organisation']
    const found = names.filter((name) => screen.queryByRole('radio', { name }) !== null)
    unmount()
    return found
  }
  expect(await offered('emp09')).toEqual(['The author’s organisation'])
  expect(await offered('emp10')).toEqual(['Only me', 'My organisation'])
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
  expect(screen.getByRole('button', { name: 'Solution: Gas steam boilers' })).toBeTruthy()
})

test('a capacity has the unit of its scene, and a year reads as one', async () => {
  const { unmount } = await open('rep01', '/programDetails?id=S-000001')
  expect(await screen.findByText('4–10 t/h')).toBeTruthy()
  expect(screen.getAllByText('2025').length).toBeGreaterThan(0)
  unmount()
  await open('rep01', '/programDetails?id=S-000003')
  expect(await screen.findByText('0.5–6 MW')).toBeTruthy()
})

function PickGuangda() {
  const page = usePageNavigation()
  return (
    <button type="button" onClick={() => page.answer(companyPicker, [{ id: 'C-000001', name: '光大' }])}>
      Guangda
    </button>
  )
}

/** The page of a solution in an app with customers, and what is shared of it. */
async function openSolution() {
  const sim = simulate({ ...dev, rights: { ...dev.rights, ...customer.rights } })
  const { core } = simCore(sim, plugin, 'rep01')
  const shared = jest.spyOn(core.host, 'share')
  const pages = [
    { route: programDetails, screen: ProgrammeDetail },
    { route: companyPicker, screen: PickGuangda },
  ]
  await showPages(core, pages, '/programDetails?id=S-000001', plugin.id)
  return { sim, shared }
}

test('a solution is recommended to a customer who is chosen, whose log says so', async () => {
  const { sim, shared } = await openSolution()
  await press('Recommend to a customer')
  await press('Guangda')
  await waitFor(() => expect(shared).toHaveBeenCalledTimes(1))
  expect(shared.mock.calls[0]?.[0]?.url).toMatch(/#\/programDetails\?id=S-000001&s=/)
  const log = [...sim.store.table<{ custId: string; text: string }>({ name: 'service-log', id: String }).values()]
  expect(log.filter(({ custId }) => custId === 'C-000001').map(({ text }) => text)).toEqual(['分享方案：燃气蒸汽锅炉'])
})

test('a solution that is shared by two taps has one link', async () => {
  const { sim, shared } = await openSolution()
  const share = await screen.findByRole('button', { name: 'Share' })
  fireEvent.click(share)
  fireEvent.click(share)
  await waitFor(() => expect(share.getAttribute('aria-busy')).toBeNull())
  expect(shared).toHaveBeenCalledTimes(1)
  expect([...sim.store.table(shareKind).values()]).toHaveLength(1)
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
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
})

test('a page that the messaging app does not open says so, and can be tried again', async () => {
  const host = createFakeHost({ openWebView: async () => hostFailure('host', 'fail') })
  const { core } = simCore(simulate(dev), plugin, 'rep01', { host })
  await showPages(core, [{ route: icomeInterpage, screen: Interpage }], '/icomeInterpage?target=chat&id=1', 'knowledge')
  await press('Open')
  expect(await screen.findByText('Not here: open this in the messaging app.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy()
})

// Last, because a draft that is not to be sent stays.
test.each(['/knowldegeUpload', '/knowldegeEdit?id=K-000002'])(
  'the button of %s says whether it sends',
  async (address) => {
    await open('rep01', address)
    expect(await screen.findByRole('button', { name: 'Send for review' })).toBeTruthy()
    await userEvent.click(await screen.findByRole('switch', { name: 'Send for review now' }))
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
  },
)
