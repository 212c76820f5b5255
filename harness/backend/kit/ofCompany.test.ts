import * as v from 'valibot'
import { defineFields, text } from '#base/fields'
import { definePluginDev, type SimKind } from '../contract'
import { companyKind, contactKind, type SimCompany } from '../world'
import { fakeArea, listOrders, orderKind, records, type SimOrder, sendOrder } from './fakeArea'
import { follow, isFollowed } from './follow'
import { countHandler, listHandler } from './listHandler'
import { notify, received, receivedToday } from './notify'
import { aboutCompany, companies, companyOrGone, mainContacts, type OfCompany, ofCompany } from './ofCompany'
import { picked } from './picked'
import { fieldErrors } from './refuse'
import { rowsOf, seeded, seedKit, seedOfCompanies } from './seedRecords'
import { simRecords } from './simRecords'
import { simulate } from './testing'

/** Notes about companies: who owns a company writes and reads them. */
interface SimNote extends OfCompany {
  readonly id: string
  readonly version: number
  readonly followers?: readonly string[]
}
const noteKind: SimKind<SimNote> = { name: 'note', id: ({ id }) => id }
const starKind: SimKind<{ readonly id: string }> = { name: 'star', id: ({ id }) => id }
const notes = simRecords(noteKind, { prefix: 'NO', right: 'note.read', ...ofCompany })
const seedNotes = seedOfCompanies('note', ({ custId }, number, { random }): SimNote[] => [
  { id: `NO-${number}`, version: random.int(1, 9), custId },
])
const dev = definePluginDev({
  id: 'notes',
  rights: { 'note.read': { sales: 'own', manager: 'unit' } },
  handlers: [],
  ...seeded([noteKind, seedNotes], [starKind]),
})
const start = (size: 'small' | 'default' = 'small') => {
  const sim = simulate(dev, { size })
  return { sim, rep01: sim.context('rep01') }
}

test('a company that a request names is there or gone, and a right over it is its owner’s or its manager’s', () => {
  const { sim, rep01 } = start()
  const company = companyOrGone({ custId: 'C-000001' }, rep01)
  expect(['rep01', 'rep02', 'rep05'].map((who) => companies.may('note.read', company, sim.context(who)))).toEqual([
    true,
    true,
    false,
  ])
  expect(() => companyOrGone({ custId: 'C-999999' }, rep01)).toThrow(expect.objectContaining({ code: 4004 }))
})

test('a right over a record of a company is one over the company', () => {
  const { sim, rep01 } = start()
  const ownerOf = ({ custId }: SimNote) => sim.store.table(companyKind).get(custId)?.owner
  const own = [...notes.all(rep01)]
  expect(own.length).toBeGreaterThan(0)
  expect(own.every((note) => ownerOf(note) === 'rep01')).toBe(true)
  expect([...notes.all(sim.context('rep02'))].length).toBeGreaterThan(own.length)
  const lost = { id: 'NO-0', version: 1, custId: 'C-999999' }
  sim.store.table(noteKind).put(lost)
  expect([...notes.all(rep01)].map(({ id }) => id)).toEqual(own.map(({ id }) => id))
  expect(() => notes.read('NO-0', rep01)).toThrow(expect.objectContaining({ code: 4004 }))
})

test('a company has the contacts of its profile, else its first active one', () => {
  const { sim, rep01 } = start()
  const company = (custId: string) => sim.store.table(companyKind).get(custId) as SimCompany
  const named = { ...company('C-000001'), contactIds: ['P-000003'] }
  expect(mainContacts(named, rep01)).toMatchObject([
    { contactId: 'P-000003', phones: ['13928560412', '0757-86321234'] },
  ])
  expect(mainContacts({ ...named, contactIds: [] }, rep01)).toMatchObject([{ custId: 'C-000001', state: '1' }])
  expect(mainContacts({ ...named, custId: 'C-999999', contactIds: [] }, rep01)).toEqual([])
})

test('somebody of the profile who was merged is the contact that is left, once', () => {
  const { sim, rep01 } = start()
  const contacts = sim.store.table(contactKind)
  const dropped = contacts.get('P-000002')
  if (!dropped) throw new Error('no contact')
  contacts.put({ ...dropped, state: '3', mergedInto: 'P-000003' })
  const mains = (...contactIds: string[]) => {
    const company = sim.store.table(companyKind).get('C-000001') as SimCompany
    return mainContacts({ ...company, contactIds }, rep01).map(({ contactId }) => contactId)
  }
  expect(mains('P-000002', 'P-000010')).toEqual(['P-000003', 'P-000010'])
  expect(mains('P-000003', 'P-000002')).toEqual(['P-000003'])
})

test('what companies have is the same in every size, and others draw nothing from it', () => {
  const [small, large] = [start().sim.store, start('default').sim.store].map((store) => [
    ...store.table(noteKind).values(),
  ])
  expect(large?.slice(0, small?.length)).toEqual(small)
  expect(new Set(small?.map(({ version }) => version)).size).toBeGreaterThan(1)
  const sampled = (extra: number) =>
    seedOfCompanies('note', (_, number, { random }) => {
      if (number === 1) for (let left = extra; left > 0; left--) random.next()
      return [random.next()]
    })(seedKit({ size: 'small', seed: 1, now: start().sim.now }))
  expect(sampled(1).slice(1)).toEqual(sampled(0).slice(1))
  expect(start().sim.store.table(starKind).size).toBe(0)
})

test('a star is the employee’s own: the record keeps its version', () => {
  const { sim, rep01 } = start()
  const [{ id, version } = { id: '', version: 0 }] = notes.all(rep01)
  const note = () => notes.read(id, rep01)
  follow(notes, id, true, rep01)
  follow(notes, id, true, rep01)
  expect(note()).toMatchObject({ version, followers: ['rep01'] })
  expect([isFollowed(note(), rep01), isFollowed(note(), sim.context('rep02'))]).toEqual([true, false])
  follow(notes, id, false, rep01)
  expect(note().followers).toEqual([])
  expect(() => follow(notes, id, true, sim.context('rep05'))).toThrow(expect.objectContaining({ code: 4003 }))
})

test('a company is named in answers by some of its fields', () => {
  const [company] = start().sim.store.table(companyKind).values()
  expect(company && aboutCompany(company)).toEqual({
    custId: 'C-000001',
    name: expect.any(String),
    nameEn: expect.any(String),
  })
  const order: { readonly id: string; readonly note?: string } = { id: 'OR-1' }
  expect(Object.keys(picked(order, 'id', 'note'))).toEqual(['id'])
})

test('what was told once is found on every day after', () => {
  const { sim, rep01 } = start()
  const title = { en: 'New', zh: '新' }
  notify(['rep01'], { category: 'lead', type: 'note.new', level: 'normal', title, params: { id: 'NO-1' } }, rep01)
  expect(receivedToday('note.new', rep01)).toHaveLength(1)
  sim.wait(48 * 3_600_000)
  expect(receivedToday('note.new', sim.context('rep01'))).toHaveLength(0)
  expect(received('note.new', sim.context('rep01')).map(({ params }) => params?.id)).toEqual(['NO-1'])
  expect(received('note.old', rep01)).toEqual([])
  expect(received('note.new', sim.context('rep02'))).toEqual([])
})

test('a text of a form has no blanks around it, and what is no text is empty', () => {
  const note = defineFields({ note: text({ required: true, least: 2, message: 'error.note' }) })
  expect(v.parse(note.sent, { note: ' ab ' })).toEqual({ note: 'ab' })
  for (const wrong of [{ note: ' a ' }, { note: 7 }, { note: null }, {}])
    expect(fieldErrors(note.table, wrong)).toEqual({ note: 'note' })
})

test('a list gives the number of its records with the counts by value', () => {
  const { dev: orders } = fakeArea()
  const list = orders.handlers.find(({ call }) => call === listOrders)?.list
  const context = simulate(orders).context('rep02')
  const { total, facets } = countHandler(listOrders, list as never).run({ states: 'draft' }, context) as {
    total: number
    facets: { states: Record<string, number> }
  }
  expect(total).toBe(list?.find({ states: 'draft' }, context).length)
  expect(facets.states.draft).toBe(total)
  expect(listHandler(listOrders, records, { row: (order) => order }).list.find({}, context)).toHaveLength(
    [...records.all(context)].length,
  )
})

test('a move reads the id by the name that its request gives it', async () => {
  const { moves, dev: orders } = fakeArea()
  const sim = simulate(orders)
  const [handler] = moves.handlers({ send: sendOrder }, 'orderId')
  const sent = handler?.run({ orderId: 'OR-000001', version: 1, note: 'For March' }, sim.context('rep01'))
  expect(sent).toMatchObject({ id: 'OR-000001', state: 'sent' } satisfies Partial<SimOrder>)
  expect(sim.store.table(orderKind).get('OR-000001')?.state).toBe('sent')
})

test('rows of a record have ids below its own; those with a day are of the last days, newest first', () => {
  const kit = seedKit({ size: 'small', seed: 1, now: new Date('2026-11-20T01:41:00.000Z') })
  const { some, numbered, dated } = rowsOf('C-000001', kit, 30)
  const sampled = Array.from({ length: 40 }, () => some(2, (index) => index))
  expect(new Set(sampled.map(({ length }) => length))).toEqual(new Set([0, 1, 2]))
  expect(new Set(Array.from({ length: 40 }, () => numbered('branch', 1, () => ({}))).flat())).toContainEqual({
    id: 'C-000001/branch-1',
  })
  const days = Array.from({ length: 40 }, () => dated(5, () => ({})).map(({ at }) => at))
  expect(days.map((each) => [...each].sort().reverse())).toEqual(days)
  expect(days.flat().filter((day) => day < '2026-10-21' || day > '2026-11-17')).toEqual([])
})
