/** @jest-environment node */

import type { SimKind, SimRecord } from '#harness/backend/contract'
import { grantKind } from '#harness/backend/core/grants'
import { messageKind } from '#harness/backend/core/messages'
import { uploadKind } from '#harness/backend/core/uploads'
import { simulate } from '#harness/backend/kit/testing'
import { companyKind, programmeKind } from '#harness/backend/world'
import {
  addComment,
  changeItem,
  getCase,
  getItem,
  getProgramme,
  listCases,
  listComments,
  listItems,
  listPrices,
  listProgrammes,
  listVersions,
  markRead,
  react,
  restoreItem,
  saveItem,
  shareLink,
} from '../api'
import dev from '../dev'
import { caseKind, itemKind, priceKind } from './records'
import { HOSTILE } from './seed/contents'

const start = () => simulate(dev)
type Sim = ReturnType<typeof start>

const told = (sim: Sim, who: string, type: string, id: string) =>
  [...sim.store.table(messageKind).values()].filter(
    (message) => message.to === who && message.type === type && message.params?.id === id,
  )
const refused = async (sim: Sim, promise: Promise<unknown>) => {
  const { code, data } = await sim.refusal(promise)
  return { code, fields: (data as { fields?: unknown } | undefined)?.fields }
}
const get = (sim: Sim, who: string, id: string, s?: string) => sim.as(who).call(getItem, { id, s })
type To = 'submit' | 'recall' | 'approve' | 'return' | 'withdraw' | 'delete'
const move = async (sim: Sim, who: string, id: string, to: To, reason?: string) => {
  const version = sim.store.table(itemKind).get(id)?.version ?? 0
  return sim.as(who).call(changeItem, { id, version, to, reason })
}
/** An uploaded file; its address. */
const upload = (sim: Sim, fileName: string, size = 100) => {
  const fileUrl = `/file/fdfs/${fileName}`
  sim.store.table(uploadKind).put({ id: fileName, fileName, size, suffix: '', fileUrl, by: 'rep01', at: '' })
  return fileUrl
}
const NEW = {
  version: 0,
  title: '低氮燃烧器调试要点',
  category: 'product' as const,
  body: '<p>先调风门，再调燃气阀。</p>',
  files: [],
  tags: ['heat'],
  visibility: 'company' as const,
  orgs: [],
}
const WHY = '请补充数据来源'

describe('who sees what', () => {
  test('the fixed items, by visibility and state', async () => {
    const sim = start()
    const sees = async (who: string, id: string) => {
      try {
        return (await get(sim, who, id)).state
      } catch (error) {
        return Object(error).code
      }
    }
    expect(await sees('rep01', 'K-000001')).toBe('published')
    expect(await sees('rep04', 'K-000001')).toBe('published')
    expect(await sees('rep01', 'K-000002')).toBe('draft')
    expect(await sees('emp10', 'K-000002')).toBe(4003)
    expect(await sees('rep03', 'K-000003')).toBe('review')
    expect(await sees('rep02', 'K-000003')).toBe(4003)
    expect(await sees('rep04', 'K-000006')).toBe(4003)
    expect(await sees('rep01', 'K-000007')).toBe(4003)
    expect(await sees('emp25', 'K-000007')).toBe('published')
    expect(await sees('rep01', 'K-999999')).toBe(4004)
  })

  test('a withdrawn item says so, without its text', async () => {
    const item = await get(start(), 'rep01', 'K-000005')
    expect(item).toMatchObject({ state: 'withdrawn', reason: '价格已调整', files: [] })
    expect(item.body).toBeUndefined()
  })

  test('the next version is for its author and reviewers; the old one stays up', async () => {
    const sim = start()
    expect((await get(sim, 'emp10', 'K-000006')).next).toBeUndefined()
    expect((await get(sim, 'rep03', 'K-000006')).next).toMatchObject({ state: 'review', note: '补充六月新价' })
    expect((await get(sim, 'rep01', 'K-000006')).state).toBe('published')
  })

  test('hostile HTML travels as it is, for the app to make it harmless; nine files; an author who left', async () => {
    const sim = start()
    expect((await get(sim, 'rep01', 'K-000010')).body).toBe(HOSTILE)
    expect((await get(sim, 'rep01', 'K-000009')).files).toHaveLength(9)
    expect((await get(sim, 'rep01', 'K-000011')).kind).toBe('video')
    expect((await get(sim, 'rep01', 'K-000012')).author.id).toBe('wangjg')
  })
})

describe('search', () => {
  const find = async (sim: Sim, keyword: string, tab: 'new' | 'read' = 'new') =>
    (await sim.as('rep01').call(listItems, { tab, keyword, page: 1, size: 100 })).items

  test('all words must occur; hits are marked in title and text', async () => {
    const sim = start()
    const [first, ...others] = await find(sim, '窑炉 蒸汽')
    expect(others.every(({ title }) => title !== '')).toBe(true)
    expect(first).toMatchObject({ id: 'K-000001', hits: [[2, 4]] })
    expect(first?.snippetHits.map(([from, to]) => first.snippet?.slice(from, to))).toContain('蒸汽')
    expect(await find(sim, '窑炉 不存在')).toEqual([])
    expect(await find(sim, '%')).toEqual([])
    expect(await find(sim, '<p>')).toEqual([])
  })

  test('a tag is found by its name in both languages, and counts for the rank', async () => {
    const sim = start()
    const item = sim.store.table(itemKind).get('K-000012')
    if (item) sim.store.table(itemKind).put({ ...item, tags: ['storage', 'carbon'] })
    expect((await find(sim, '储能')).map(({ id }) => id)).toContain('K-000012')
    expect((await find(sim, 'energy saving')).map(({ id }) => id)).toContain('K-000001')
    // Fewer reads and older than others with the tag's name in their text.
    const [first] = await find(sim, '碳管理 前同事')
    expect(first?.id).toBe('K-000012')
  })

  test('the text of a withdrawn item is neither found nor quoted for those who may not read it', async () => {
    const sim = start()
    const item = sim.store.table(itemKind).get('K-000005')
    if (item) sim.store.table(itemKind).put({ ...item, body: '<p>价格说明：底价 3.10</p>' })
    const quoted = async (who: string, keyword: string) =>
      (await sim.as(who).call(listItems, { keyword, page: 1 })).items.map(({ id, snippet }) => [id, snippet])
    expect(await quoted('rep01', '底价')).toEqual([])
    expect(await quoted('rep01', '价格说明')).toEqual([['K-000005', undefined]])
    expect(await quoted('emp10', '底价')).toEqual([['K-000005', '价格说明：底价 3.10']])
  })

  test('the most read first in their tab, the newest in the other', async () => {
    const sim = start()
    const list = async (tab: 'new' | 'read') =>
      (await sim.as('rep01').call(listItems, { tab, page: 1, size: 100 })).items
    const reads = (await list('read')).map((item) => item.reads)
    expect(reads).toEqual([...reads].sort((a, b) => b - a))
    const days = (await list('new')).map((item) => item.at.getTime())
    expect(days).toEqual([...days].sort((a, b) => b - a))
  })
})

describe('writing', () => {
  test('a new item is sent to the approver, approved, and its author is told', async () => {
    const sim = start()
    const made = await sim.as('rep01').call(saveItem, { ...NEW, send: true })
    expect(made).toMatchObject({ state: 'review', due: '2026-11-25', edition: 0 })
    expect(told(sim, 'rep02', 'knowledge.review', made.id)).toEqual([])
    expect(told(sim, 'rep03', 'knowledge.review', made.id)).toMatchObject([
      { params: { title: NEW.title, by: 'rep01' } },
    ])
    const up = await move(sim, 'rep03', made.id, 'approve')
    expect(up).toMatchObject({ state: 'published', edition: 1 })
    expect(told(sim, 'rep01', 'knowledge.reviewed', made.id)).toMatchObject([{ params: { result: 'approved' } }])
  })

  test('kept as a draft, called back, deleted, and taken back within 60 s', async () => {
    const sim = start()
    const made = await sim.as('rep01').call(saveItem, NEW)
    expect(made.state).toBe('draft')
    expect((await move(sim, 'rep01', made.id, 'submit')).state).toBe('review')
    expect((await move(sim, 'rep01', made.id, 'recall')).state).toBe('draft')
    const gone = await move(sim, 'rep01', made.id, 'delete')
    expect(await refused(sim, get(sim, 'rep01', made.id))).toMatchObject({ code: 4004 })
    const back = await sim.as('rep01').call(restoreItem, { id: made.id, version: gone.version })
    expect(back.state).toBe('draft')
    expect(await refused(sim, move(sim, 'rep01', 'K-000001', 'delete'))).toMatchObject({ code: 4003 })
  })

  test('only for oneself: up without a review', async () => {
    const sim = start()
    const made = await sim.as('rep01').call(saveItem, { ...NEW, visibility: 'me', send: true })
    expect(made.state).toBe('published')
    expect(await refused(sim, get(sim, 'rep03', made.id))).toMatchObject({ code: 4003 })
  })

  test('an edit of a published item is a new version; with its note it takes the old one’s place', async () => {
    const sim = start()
    await move(sim, 'rep03', 'K-000006', 'return', WHY)
    const { version } = await get(sim, 'rep01', 'K-000006')
    const edit = { ...NEW, itemId: 'K-000006', version, send: true }
    expect(await refused(sim, sim.as('rep01').call(saveItem, edit))).toEqual({ code: 4000, fields: { note: 'note' } })
    const sent = await sim.as('rep01').call(saveItem, { ...edit, note: '更新了调试步骤' })
    expect(sent).toMatchObject({ state: 'published', title: '工业用气价格政策解读', next: { title: NEW.title } })
    const up = await move(sim, 'rep03', 'K-000006', 'approve')
    expect(up).toMatchObject({ title: NEW.title, edition: 2 })
    expect(up.next).toBeUndefined()
    expect(await sim.as('emp10').call(listVersions, { id: 'K-000006' })).toMatchObject([
      { edition: 2, note: '更新了调试步骤' },
      { edition: 1, title: '工业用气价格政策解读' },
    ])
  })

  test('an item that is narrowed while it is read can be opened by its reader no more', async () => {
    const sim = start()
    await move(sim, 'rep03', 'K-000006', 'approve')
    const { version } = await get(sim, 'emp10', 'K-000006')
    const edit = { ...NEW, itemId: 'K-000006', version, note: '仅供自己使用', visibility: 'me' as const, send: true }
    await sim.as('rep01').call(saveItem, edit)
    expect(await refused(sim, get(sim, 'emp10', 'K-000006'))).toMatchObject({ code: 4003 })
    expect(await refused(sim, sim.as('emp10').call(addComment, { id: 'K-000006', text: '好' }))).toMatchObject({
      code: 4003,
    })
  })

  test('two authors: the second one sees the first one’s version', async () => {
    const sim = start()
    const { version } = await get(sim, 'rep01', 'K-000002')
    const edit = { ...NEW, itemId: 'K-000002', version }
    await sim.as('rep01').call(saveItem, edit)
    const { code, data } = await sim.refusal(sim.as('rep01').call(saveItem, { ...edit, title: '另一个标题' }))
    expect([code, data]).toMatchObject([4009, { title: NEW.title }])
  })

  test.each([
    ['no text and no file', { body: undefined }, { body: 'content' }],
    ['a title of 3 characters', { title: '短标题' }, { title: 'title' }],
    ['a title of 61 characters', { title: 'x'.repeat(61) }, { title: 'title' }],
    ['a note of 1 character', { note: '新' }, { note: 'note' }],
    ['a note of 101 characters', { note: 'x'.repeat(101) }, { note: 'note' }],
    ['nobody chosen', { visibility: 'chosen' as const }, { orgs: 'orgs' }],
    ['nine tags', { tags: 'abcdefghi'.split('') }, { tags: 'tags' }],
    ['a long text', { body: 'x'.repeat(20_001) }, { body: 'body' }],
  ])('%s is refused', async (_name, change, fields) => {
    const sim = start()
    expect(await refused(sim, sim.as('rep01').call(saveItem, { ...NEW, ...change }))).toEqual({ code: 4000, fields })
  })

  test.each([
    ['a title of 4 characters', { title: '四字标题' }],
    ['a title of 60 characters', { title: 'x'.repeat(60) }],
    ['a note of 2 characters', { note: '新价' }],
    ['a note of 100 characters', { note: 'x'.repeat(100) }],
    ['eight tags', { tags: 'abcdefgh'.split('') }],
    ['a text of 20,000 characters', { body: 'x'.repeat(20_000) }],
  ])('%s is taken', async (_name, change) => {
    const sim = start()
    expect(await sim.as('rep01').call(saveItem, { ...NEW, ...change })).toMatchObject(change)
  })

  test('files are those that were uploaded, of a permitted kind and size, at most nine', async () => {
    const sim = start()
    const save = (files: string[]) => sim.as('rep01').call(saveItem, { ...NEW, files })
    expect(await refused(sim, save(['/file/fdfs/none.pdf']))).toMatchObject({ code: 4603 })
    const covered = (cover: string) => sim.as('rep01').call(saveItem, { ...NEW, cover })
    expect(await refused(sim, covered('/file/fdfs/none.jpg'))).toMatchObject({ code: 4603 })
    expect((await refused(sim, covered(upload(sim, 'a.pdf')))).fields).toEqual({ cover: 'type' })
    expect((await refused(sim, covered(upload(sim, 'a.webp', 50_000_001)))).fields).toEqual({ cover: 'size' })
    const { id, version, cover } = await covered(upload(sim, 'cover.jpg'))
    const again = { ...NEW, itemId: id, version, cover }
    sim.store.table(uploadKind).delete('cover.jpg')
    expect((await sim.as('rep01').call(saveItem, again)).cover).toBe(cover)
    expect((await refused(sim, save([upload(sim, 'a.exe')]))).fields).toEqual({ files: 'type' })
    expect((await refused(sim, save([upload(sim, `${'n'.repeat(97)}.pdf`)]))).fields).toEqual({ files: 'name' })
    expect((await refused(sim, save([upload(sim, 'b.pdf', 50_000_001)]))).fields).toEqual({ files: 'size' })
    expect((await refused(sim, save([upload(sim, 'c.pdf', 0)]))).fields).toEqual({ files: 'empty' })
    const ten = Array.from({ length: 10 }, (_, at) => upload(sim, `${at}.pdf`))
    expect((await refused(sim, save(ten))).fields).toEqual({ files: 'files' })
    expect((await save(ten.slice(1))).files).toHaveLength(9)
  })

  test('two files of the same name are two files', async () => {
    const sim = start()
    const first = upload(sim, 'same.pdf')
    const second = { id: 'second', fileName: 'same.pdf', size: 9, suffix: '', by: 'rep01', at: '' }
    sim.store.table(uploadKind).put({ ...second, fileUrl: '/file/fdfs/2/same.pdf' })
    const files = [first, '/file/fdfs/2/same.pdf']
    expect((await sim.as('rep01').call(saveItem, { ...NEW, files })).files).toEqual(files)
  })

  test('without the right', async () => {
    const sim = start()
    expect(await refused(sim, sim.as('rep04').call(saveItem, NEW))).toMatchObject({ code: 4003 })
    expect(await refused(sim, sim.as('emp08').call(saveItem, NEW))).toMatchObject({ code: 4003 })
  })
})

describe('review', () => {
  test('nobody decides on their own item, 4602', async () => {
    const sim = start()
    expect((await get(sim, 'rep03', 'K-000013')).why).toMatchObject({ approve: 4602 })
    expect(await refused(sim, move(sim, 'rep03', 'K-000013', 'approve'))).toMatchObject({ code: 4602 })
    expect((await move(sim, 'emp09', 'K-000013', 'approve')).state).toBe('published')
  })

  test('a colleague’s item is not taken from its readers: only its author keeps it to themselves', async () => {
    const sim = start()
    const edit = { ...NEW, itemId: 'K-000001', version: 1, note: '更新了数据', send: true, visibility: 'me' as const }
    const error = { code: 4000, fields: { visibility: 'visibility' } }
    expect(await refused(sim, sim.as('emp09').call(saveItem, edit))).toEqual(error)
    expect((await get(sim, 'rep01', 'K-000001')).state).toBe('published')
    expect(await sim.as('emp10').call(saveItem, edit)).toMatchObject({ state: 'published', visibility: 'me' })
  })

  test('who has edited a colleague’s item does not decide on that version, 4602', async () => {
    const sim = start()
    const edit = { ...NEW, itemId: 'K-000001', version: 1, note: '更新了数据', send: true }
    const sent = await sim.as('emp09').call(saveItem, edit)
    expect(sent).toMatchObject({ next: { state: 'review' }, why: { approve: 4602, return: 4602 } })
    expect(await refused(sim, move(sim, 'emp09', 'K-000001', 'approve'))).toMatchObject({ code: 4602 })
    const waiting = async (who: string) =>
      (await sim.as(who).call(listItems, { tab: 'review', page: 1, size: 100 })).items.map(({ id }) => id)
    expect([(await waiting('emp09')).includes('K-000001'), (await waiting('rep03')).includes('K-000001')]).toEqual([
      false,
      true,
    ])
    expect((await move(sim, 'rep03', 'K-000001', 'approve')).title).toBe(NEW.title)
    expect((await sim.as('rep01').call(listVersions, { id: 'K-000001' })).map(({ by }) => by.id)).toEqual([
      'emp09',
      'emp10',
    ])
    expect(told(sim, 'emp09', 'knowledge.reviewed', 'K-000001')).toHaveLength(1)
    expect(told(sim, 'emp10', 'knowledge.reviewed', 'K-000001')).toHaveLength(1)
  })

  test('the second reviewer learns who was first, 4601', async () => {
    const sim = start()
    await move(sim, 'emp09', 'K-000003', 'return', WHY)
    sim.wait(5 * 60_000)
    const { code, message, data } = await sim.refusal(move(sim, 'rep03', 'K-000003', 'approve'))
    expect([code, message]).toEqual([4601, 'Decided by Guo Tao 5 minutes ago.'])
    expect(data).toMatchObject({ name: '郭涛', kind: 'minutes', number: 5 })
    expect(told(sim, 'rep01', 'knowledge.reviewed', 'K-000003')).toMatchObject([{ params: { result: 'returned' } }])
  })

  test('the manager of an overdue review learns who was first, too', async () => {
    const sim = start()
    await move(sim, 'emp09', 'K-000014', 'approve')
    expect(await refused(sim, move(sim, 'rep02', 'K-000014', 'approve'))).toMatchObject({ code: 4601 })
    // A review in time was none of the manager's.
    await move(sim, 'emp09', 'K-000003', 'return', WHY)
    expect((await refused(sim, move(sim, 'rep02', 'K-000003', 'approve'))).code).not.toBe(4601)
  })

  test('a return has a reason of 5 to 200 characters', async () => {
    const sim = start()
    const fields = { reason: 'reason' }
    expect((await refused(sim, move(sim, 'rep03', 'K-000003', 'return', 'abcd'))).fields).toEqual(fields)
    expect((await refused(sim, move(sim, 'rep03', 'K-000003', 'return', 'x'.repeat(201)))).fields).toEqual(fields)
    expect((await move(sim, 'rep03', 'K-000003', 'return', 'x'.repeat(200))).reason).toHaveLength(200)
    expect((await move(sim, 'rep03', 'K-000001', 'withdraw', 'abcde')).reason).toBe('abcde')
  })

  test('the manager decides once three working days have passed, and is told once', async () => {
    const sim = start()
    const review = async (who: string) =>
      (await sim.as(who).call(listItems, { tab: 'review', page: 1, size: 100 })).items.map(({ id }) => id)
    expect(await review('rep02')).toEqual(['K-000014'])
    dev.sendDue?.(sim.context('rep02'))
    dev.sendDue?.(sim.context('rep02'))
    expect(told(sim, 'rep02', 'knowledge.review', 'K-000014')).toHaveLength(1)
    await move(sim, 'emp09', 'K-000014', 'return', WHY)
    await move(sim, 'emp11', 'K-000014', 'submit')
    sim.wait(7 * 86_400_000)
    dev.sendDue?.(sim.context('rep02'))
    expect(told(sim, 'rep02', 'knowledge.review', 'K-000014')).toHaveLength(2)
    sim.at(new Date('2026-11-20T09:41:00+08:00'))
    // Sent on Friday 20 November: due on Wednesday.
    sim.at(new Date('2026-11-25T20:00:00+08:00'))
    expect(await review('rep02')).not.toContain('K-000003')
    sim.at(new Date('2026-11-26T08:00:00+08:00'))
    expect(await review('rep02')).toContain('K-000003')
    expect(await review('rep03')).toContain('K-000003')
    expect(await review('rep03')).not.toContain('K-000013')
  })

  test('author and approver withdraw with a reason; sent again it is reviewed again', async () => {
    const sim = start()
    expect((await move(sim, 'rep03', 'K-000001', 'withdraw', WHY)).state).toBe('withdrawn')
    expect(await refused(sim, move(sim, 'rep01', 'K-000001', 'submit'))).toMatchObject({ code: 4003 })
    expect((await move(sim, 'emp10', 'K-000001', 'submit')).state).toBe('review')
    await move(sim, 'emp10', 'K-000009', 'withdraw', WHY)
    expect((await move(sim, 'rep03', 'K-000009', 'submit')).state).toBe('review')
  })
})

describe('a next version', () => {
  const tab = async (sim: Sim, who: string, name: 'review' | 'mine') =>
    (await sim.as(who).call(listItems, { tab: name, page: 1, size: 100 })).items.map(({ id }) => id)

  test('of an item that was only for its author is seen by the reviewers, who publish it', async () => {
    const sim = start()
    const made = await sim.as('rep01').call(saveItem, { ...NEW, visibility: 'me', send: true })
    const edit = { ...NEW, itemId: made.id, version: made.version, note: '供本公司使用', send: true }
    expect(await sim.as('rep01').call(saveItem, edit)).toMatchObject({ state: 'review', visibility: 'company' })
    expect(await tab(sim, 'rep03', 'review')).toContain(made.id)
    expect(await move(sim, 'rep03', made.id, 'approve')).toMatchObject({ state: 'published', edition: 2 })
    // A draft of it leaves the private one as it is until it is sent.
    const { version } = await get(sim, 'rep01', 'K-000002')
    const own = { ...NEW, itemId: 'K-000002', version, visibility: 'me' as const, send: true }
    const up = await sim.as('rep01').call(saveItem, own)
    await sim.as('rep01').call(saveItem, { ...edit, itemId: 'K-000002', version: up.version, send: false })
    const sent = await move(sim, 'rep01', 'K-000002', 'submit')
    expect(sent).toMatchObject({ state: 'review', visibility: 'company' })
    expect(sent.next).toBeUndefined()
  })

  test('does not keep a wrong item up: it is withdrawn, and sent again with the new text', async () => {
    const sim = start()
    const down = await move(sim, 'rep03', 'K-000006', 'withdraw', WHY)
    expect(down).toMatchObject({ state: 'withdrawn', next: { state: 'review' } })
    expect(await refused(sim, move(sim, 'rep01', 'K-000006', 'submit'))).toMatchObject({ code: 4010 })
    await move(sim, 'rep03', 'K-000006', 'return', WHY)
    expect((await move(sim, 'rep01', 'K-000006', 'submit')).note).toBe('补充六月新价')
    expect(await move(sim, 'rep03', 'K-000006', 'approve')).toMatchObject({ state: 'published', edition: 2 })
  })

  test.each([
    ['returned', 'rep03', 'return'],
    ['called back', 'rep01', 'recall'],
  ] as const)('of a withdrawn item that was %s is edited, and then sent again', async (_name, who, to) => {
    const sim = start()
    await move(sim, 'rep03', 'K-000006', 'withdraw', WHY)
    await move(sim, who, 'K-000006', to, WHY)
    const { can, version } = await get(sim, 'rep01', 'K-000006')
    expect(can).toContain('edit')
    const edit = { ...NEW, itemId: 'K-000006', version }
    expect(await refused(sim, sim.as('rep01').call(saveItem, edit))).toEqual({ code: 4000, fields: { note: 'note' } })
    const draft = await sim.as('rep01').call(saveItem, { ...edit, note: '改用新价' })
    expect(draft).toMatchObject({ state: 'withdrawn', next: { state: 'draft', title: NEW.title } })
    expect(draft.title).not.toBe(NEW.title)
    const again = { ...edit, version: draft.version, note: '改用新价', send: true }
    const sent = await sim.as('rep01').call(saveItem, again)
    expect(sent).toMatchObject({ state: 'review', title: NEW.title, note: '改用新价' })
    expect(sent.next).toBeUndefined()
    // It was published before, also once it is in place of its next version.
    await move(sim, who, 'K-000006', to, WHY)
    const { version: latest } = await get(sim, 'rep01', 'K-000006')
    const without = { ...edit, version: latest }
    expect(await refused(sim, sim.as('rep01').call(saveItem, without))).toEqual({
      code: 4000,
      fields: { note: 'note' },
    })
    await move(sim, 'rep01', 'K-000006', 'submit')
    expect(await move(sim, 'rep03', 'K-000006', 'approve')).toMatchObject({ edition: 2, note: '改用新价' })
  })

  test('that was called back is a draft, which reviewers do not see', async () => {
    const sim = start()
    const called = await move(sim, 'rep01', 'K-000006', 'recall')
    expect(called.next?.state).toBe('draft')
    expect((await get(sim, 'rep03', 'K-000006')).next).toBeUndefined()
  })

  test('is carried on by the colleague who wrote it: sent, called back, returned, sent again and dropped', async () => {
    const sim = start()
    const { version } = await get(sim, 'rep02', 'K-000001')
    const edit = { ...NEW, itemId: 'K-000001', version, note: '按新价修改' }
    const written = await sim.as('rep02').call(saveItem, edit)
    expect(written.can).toEqual(expect.arrayContaining(['submit', 'delete']))
    expect(await tab(sim, 'rep02', 'mine')).toContain('K-000001')
    expect((await move(sim, 'rep02', 'K-000001', 'submit')).next?.state).toBe('review')
    expect((await move(sim, 'rep02', 'K-000001', 'recall')).next?.state).toBe('draft')
    await move(sim, 'rep02', 'K-000001', 'submit')
    await move(sim, 'rep03', 'K-000001', 'return', WHY)
    expect((await get(sim, 'rep02', 'K-000001')).can).toEqual(expect.arrayContaining(['submit', 'delete']))
    const dropped = await move(sim, 'rep02', 'K-000001', 'delete')
    expect([dropped.state, dropped.next]).toEqual(['published', undefined])
    expect(await tab(sim, 'rep02', 'mine')).not.toContain('K-000001')
    // Another one leaves it alone, and so does whoever wrote nothing of it.
    expect((await get(sim, 'rep03', 'K-000006')).can).not.toContain('recall')
  })

  test('that was returned is dropped by its author, and taken back', async () => {
    const sim = start()
    await move(sim, 'rep03', 'K-000006', 'return', WHY)
    const dropped = await move(sim, 'rep01', 'K-000006', 'delete')
    expect([dropped.state, dropped.next]).toEqual(['published', undefined])
    const back = await sim.as('rep01').call(restoreItem, { id: 'K-000006', version: dropped.version })
    expect(back.next?.state).toBe('returned')
  })
})

describe('reactions', () => {
  const like = (sim: Sim, who: string, on: boolean) =>
    sim.as(who).call(react, { itemId: 'K-000001', kind: 'item', what: 'like', on })

  test('a like counts once, however often it is sent', async () => {
    const sim = start()
    expect(await like(sim, 'rep01', true)).toMatchObject({ likes: 1, liked: true })
    expect(await like(sim, 'rep01', true)).toMatchObject({ likes: 1, liked: true })
    expect(await like(sim, 'rep02', true)).toMatchObject({ likes: 2 })
    expect(await like(sim, 'rep01', false)).toMatchObject({ likes: 1, liked: false })
    expect(await refused(sim, like(sim, 'rep04', true))).toMatchObject({ code: 4003 })
  })

  test('who reads an item makes it a favourite, once it is published', async () => {
    const sim = start()
    const keep = (who: string, itemId: string) =>
      sim.as(who).call(react, { itemId, kind: 'item', what: 'favourite', on: true })
    expect(await keep('emp08', 'K-000001')).toMatchObject({ favourite: true, liked: false })
    const { items } = await sim.as('emp08').call(listItems, { tab: 'favourite', page: 1 })
    expect(items.map(({ id }) => id)).toEqual(['K-000001'])
    expect(await refused(sim, like(sim, 'emp08', true))).toMatchObject({ code: 4003 })
    expect(await refused(sim, keep('rep04', 'K-000001'))).toMatchObject({ code: 4003 })
    expect(await refused(sim, keep('rep01', 'K-000002'))).toMatchObject({ code: 4010 })
  })

  test('a read counts once a person and day, and not the author’s', async () => {
    const sim = start()
    const read = async (who: string) => (await sim.as(who).call(markRead, { id: 'K-000001' })).reads
    const before = (await get(sim, 'rep01', 'K-000001')).reads
    sim.at(new Date('2026-11-20T09:00:00+08:00'))
    expect(await read('rep01')).toBe(before + 1)
    sim.at(new Date('2026-11-20T18:00:00+08:00'))
    expect(await read('rep01')).toBe(before + 1)
    expect(await read('rep02')).toBe(before + 2)
    expect(await read('emp10')).toBe(before + 2)
    sim.at(new Date('2026-11-21T09:00:00+08:00'))
    expect(await read('rep01')).toBe(before + 3)
  })

  test('comments, the latest first, 20 a page; the author is told', async () => {
    const sim = start()
    const add = (who: string, text: string) => sim.as(who).call(addComment, { id: 'K-000001', text })
    for (let at = 0; at < 20; at += 1) {
      sim.wait(1000)
      await add('rep02', `第 ${at} 条`)
    }
    const first = await sim.as('rep01').call(listComments, { id: 'K-000001', page: 1 })
    expect([first.items.length, first.total, first.items[0]?.text]).toEqual([20, 23, '第 19 条'])
    expect((await sim.as('rep01').call(listComments, { id: 'K-000001', page: 2 })).items).toHaveLength(3)
    expect(told(sim, 'emp10', 'knowledge.comment', 'K-000001')).toHaveLength(20)
    const fields = { text: 'comment' }
    expect((await refused(sim, add('rep01', ' '))).fields).toEqual(fields)
    expect((await refused(sim, add('rep01', 'x'.repeat(301)))).fields).toEqual(fields)
    expect((await add('rep01', 'x'.repeat(300))).text).toHaveLength(300)
    expect(await refused(sim, sim.as('rep01').call(addComment, { id: 'K-000003', text: '好' }))).toMatchObject({
      code: 4010,
    })
  })

  test('a favourite programme stands in its list', async () => {
    const sim = start()
    await sim.as('rep01').call(react, { itemId: 'S-000001', kind: 'programme', what: 'favourite', on: true })
    const { items } = await sim.as('rep01').call(listProgrammes, { favourite: true, page: 1 })
    expect(items.map(({ id }) => id)).toEqual(['S-000001', 'S-000003'])
    expect((await sim.as('rep02').call(listProgrammes, { favourite: true, page: 1 })).items).toEqual([])
  })
})

describe('shared links', () => {
  const tokenOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('s') ?? ''

  test('open an item for somebody without a role, for 30 days, and nothing else', async () => {
    const sim = start()
    const { url } = await sim.as('rep01').call(shareLink, { kind: 'item', id: 'K-000006' })
    const s = tokenOf(url)
    expect(url).toBe(`/knowldegeDetails?id=K-000006&s=${s}`)
    expect(await get(sim, 'rep04', 'K-000006', s)).toMatchObject({ state: 'published', mayReact: false, can: [] })
    expect((await get(sim, 'rep04', 'K-000006', s)).next).toBeUndefined()
    expect(await refused(sim, get(sim, 'rep04', 'K-000007', s))).toMatchObject({ code: 4003 })
    sim.wait(30 * 86_400_000 - 1)
    expect((await get(sim, 'rep04', 'K-000006', s)).state).toBe('published')
    sim.wait(1)
    expect(await refused(sim, get(sim, 'rep04', 'K-000006', s))).toMatchObject({ code: 4003 })
  })

  test('to what is for its author alone there is none, and an earlier one opens nothing more', async () => {
    const sim = start()
    const share = (id: string) => sim.as('rep01').call(shareLink, { kind: 'item', id })
    const s = tokenOf((await share('K-000006')).url)
    await move(sim, 'rep03', 'K-000006', 'approve')
    const { version } = await get(sim, 'rep01', 'K-000006')
    const own = { ...NEW, itemId: 'K-000006', version, note: '仅供自己使用', visibility: 'me' as const, send: true }
    await sim.as('rep01').call(saveItem, own)
    expect(await refused(sim, get(sim, 'rep04', 'K-000006', s))).toMatchObject({ code: 4003 })
    expect(await refused(sim, share('K-000006'))).toMatchObject({ code: 4010 })
  })

  test('a link to what was withdrawn since says so', async () => {
    const sim = start()
    const { url } = await sim.as('rep01').call(shareLink, { kind: 'item', id: 'K-000006' })
    await move(sim, 'rep03', 'K-000006', 'approve')
    await move(sim, 'rep01', 'K-000006', 'withdraw', '政策已过期')
    const item = await get(sim, 'rep04', 'K-000006', tokenOf(url))
    expect(item).toMatchObject({ state: 'withdrawn', reason: '政策已过期' })
    expect(item.body).toBeUndefined()
  })

  test('a programme without its margin, and an entry in the customer’s service log', async () => {
    // Customers are those of another area, with its right.
    const sim = simulate({ ...dev, rights: { ...dev.rights, 'customer.read': { sales: 'unit', manager: 'unit' } } })
    const { url } = await sim.as('rep02').call(shareLink, { kind: 'programme', id: 'S-000001', custId: 'C-000001' })
    expect((await sim.as('rep02').call(getProgramme, { id: 'S-000001' })).margin).toBe(0.12)
    expect((await sim.as('rep01').call(getProgramme, { id: 'S-000001' })).margin).toBeUndefined()
    // A manager elsewhere than at home.
    const grant = { id: 'new', loginName: 'emp10', roleName: 'manager', orgCode: '440606', version: 1 }
    sim.store.table(grantKind).put({ ...grant, from: '2026-11-01', to: '2027-05-01' })
    expect((await sim.as('emp10').call(getProgramme, { id: 'S-000001' })).margin).toBe(0.12)
    expect((await sim.as('rep02').call(getProgramme, { id: 'S-000001', s: tokenOf(url) })).margin).toBeUndefined()
    expect((await sim.as('rep04').call(getProgramme, { id: 'S-000001', s: tokenOf(url) })).name).toBe('燃气蒸汽锅炉')
    expect(await refused(sim, sim.as('rep04').call(getProgramme, { id: 'S-000001' }))).toMatchObject({ code: 4003 })
    const log = { name: 'service-log', id: ({ id }: { id: string; custId: string; text: string }) => id }
    const [entry] = [...sim.store.table(log).values()].filter(({ custId }) => custId === 'C-000001')
    expect(entry?.text).toBe('分享方案：燃气蒸汽锅炉')
    expect(await refused(sim, sim.as('rep01').call(shareLink, { kind: 'programme', id: 'S-000002' }))).toMatchObject({
      code: 4010,
    })
    const recommend = (custId: string) => sim.as('rep05').call(shareLink, { kind: 'programme', id: 'S-000001', custId })
    expect(await refused(sim, recommend('C-999999'))).toMatchObject({ code: 4004 })
    expect(await refused(sim, recommend('C-000001'))).toMatchObject({ code: 4003 })
  })
})

describe('programmes, cases and prices', () => {
  test('withdrawn programmes are not offered; an industry finds its own and those for all', async () => {
    const sim = start()
    const all = (await sim.as('rep01').call(listProgrammes, { page: 1, size: 100 })).items.map(({ id }) => id)
    expect(all).not.toContain('S-000002')
    const food = (await sim.as('rep01').call(listProgrammes, { industries: ['C14'], page: 1, size: 100 })).items
    expect(food.map(({ id }) => id)).toEqual(['S-000001', 'S-000003', 'S-000005', 'S-000007', 'S-000008'])
    const steam = (await sim.as('rep01').call(listProgrammes, { scene: 'steam', page: 1 })).items
    expect(steam.map(({ id }) => id)).toEqual(['S-000001'])
  })

  test.each([
    ['C307', 'A ceramics works', '某陶瓷企业'],
    ['C38', 'An appliances works', '某家电企业'],
    ['H61', 'A hotel', '某酒店'],
    ['Q84', 'A hospital', '某医院'],
    ['K702', 'An industrial park', '某产业园区'],
    ['H62', 'A catering company', '某餐饮企业'],
  ])('a customer of industry %s that is not named is %s', async (industry, nameEn, name) => {
    const sim = start()
    const companies = sim.store.table(companyKind)
    const company = companies.get('C-000002')
    if (company) companies.put({ ...company, industry })
    expect(await sim.as('rep01').call(getCase, { id: 'CA-000001' })).toMatchObject({ name, nameEn })
  })

  test('a case names its customer to managers and approvers, and to all once it is released', async () => {
    const sim = start()
    const nameFor = async (who: string, id: string) => (await sim.as(who).call(getCase, { id })).nameEn
    expect(await nameFor('rep01', 'CA-000001')).toBe('A ceramics works')
    expect(await nameFor('rep02', 'CA-000001')).toBe('Hongsheng Ceramics')
    expect(await nameFor('rep05', 'CA-000002')).toBe('Guangda Glass Works')
    expect((await sim.as('rep01').call(getCase, { id: 'CA-000001' })).custId).toBeUndefined()
    expect((await sim.as('rep01').call(getCase, { id: 'CA-000001' })).before[0]).toMatchObject({
      value: 1200,
      unit: 't',
    })
  })

  test('cases of an industry', async () => {
    const sim = start()
    const { items } = await sim.as('rep01').call(listCases, { industries: ['C307'], page: 1, size: 100 })
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ industry }) => industry === 'C307')).toBe(true)
    expect(items.map(({ id }) => id)).toContain('CA-000001')
  })

  test('an area, group and day has one price, and industry has one of each energy', async () => {
    const sim = start()
    for (const energy of ['gas', 'elec', 'heat', 'steam']) {
      const { list } = await sim.as('rep01').call(listPrices, { areaCode: '440600', energy })
      const keys = list.map(({ areaCode, group, from }) => [areaCode, group, from].join(' '))
      expect(new Set(keys).size).toBe(keys.length)
      expect(list.some(({ holds, group }) => holds && group === 'industrial')).toBe(true)
    }
  })

  test('cities and districts below the provinces that have prices can be chosen: Shenzhen has that of Guangdong', async () => {
    const sim = start()
    const { areas } = await sim.as('rep01').call(listPrices, { energy: 'gas' })
    const names = (code: string) => areas.find((each) => each.code === code)?.name
    expect([names('440300'), names('440305'), names('330000'), names('320500')]).toEqual([
      '深圳市',
      '南山区',
      '浙江省',
      undefined,
    ])
    expect(new Set(areas.map(({ code }) => code)).size).toBe(areas.length)
    const { list } = await sim.as('rep01').call(listPrices, { areaCode: '440300', energy: 'gas', at: '2026-11-20' })
    expect(list.filter(({ holds, group }) => holds && group === 'industrial').map(({ value }) => value)).toEqual([3.6])
  })

  test('the price here today, and a gap between two', async () => {
    const sim = start()
    const holding = async (request: { areaCode?: string; energy?: string; at?: string }) =>
      (await sim.as('rep01').call(listPrices, request)).list
        .filter(({ holds, group }) => holds && group === 'industrial')
        .map(({ value }) => value)
    expect(await holding({})).toEqual([3.45])
    expect(await holding({ areaCode: '440600', at: '2026-11-20' })).toEqual([3.45])
    expect(await holding({ areaCode: '440300', at: '2026-11-20' })).toEqual([3.6])
    expect(await holding({ areaCode: '440600', at: '2027-01-01' })).toEqual([3.52])
    expect(await holding({ areaCode: '330200', energy: 'heat', at: '2026-10-31' })).toEqual([82])
    expect(await holding({ areaCode: '330200', energy: 'heat', at: '2026-11-20' })).toEqual([])
    expect(await holding({ areaCode: '330200', energy: 'heat', at: '2026-12-01' })).toEqual([86])
    expect(await refused(sim, sim.as('rep04').call(listPrices, {}))).toMatchObject({ code: 4003 })
    expect(await refused(sim, sim.as('rep01').call(listPrices, { energy: 'coal' }))).toMatchObject({ code: 4000 })
  })
})

test('there are 400 items, 30 programmes, 60 cases and 90 prices', () => {
  const { store } = simulate(dev, { size: 'default' })
  const count = <T extends SimRecord>(kind: SimKind<T>) => [...store.table(kind).values()].length
  expect([count(itemKind), count(programmeKind), count(caseKind), count(priceKind)]).toEqual([400, 30, 60, 90])
})
