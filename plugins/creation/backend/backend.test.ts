/** @jest-environment node */
import { messageKind } from '#harness/backend/core/messages'
import { simulate } from '#harness/backend/kit/testing'
import { businessKind, companyKind, contactKind } from '#harness/backend/world'
import type { RequestOf } from '#platform/http'
import { rights as customerRights } from '../../customer/rights'
import {
  bindOpportunity,
  checkCompany,
  createOpportunity,
  extractNote,
  getOpportunity,
  getPark,
  getStart,
  listOpportunities,
  listParks,
  savePark,
} from '../api'
import dev from '../dev'
import { absorbDay, shapeOf } from '../rules/absorption'
import { proposedOf } from '../rules/binding'
import { opportunityKind } from './records'

const start = () => simulate(dev)
type Sim = ReturnType<typeof start>
type Note = RequestOf<typeof createOpportunity>

const XINAO = 'C-000024'
const NOTE: Note = {
  noteId: 'D-1',
  custId: XINAO,
  company: 'Xinao ceramics',
  text: 'They want 3 MW PV.',
  needs: [{ product: 'pv', capacity: { value: 3000, unit: 'kW' } }],
  audio: [],
}
const create = (sim: Sim, who: string, more: Partial<Note> = {}) =>
  sim.as(who).call(createOpportunity, { ...NOTE, ...more })
const refused = async (sim: Sim, promise: Promise<unknown>) => {
  const { code, data } = await sim.refusal(promise)
  return { code, fields: (data as { fields?: unknown } | undefined)?.fields }
}
const told = (sim: Sim, who: string) =>
  [...sim.store.table(messageKind).values()].filter(({ to, type }) => to === who && type === 'opportunity.created')

describe('an opportunity', () => {
  test('of a customer is bound; the manager is told, and every area sees it', async () => {
    const sim = start()
    const made = await create(sim, 'rep01', { contact: '陈敏', amount: { value: 1_200_000, currency: 'CNY' } })
    expect(made).toMatchObject({
      id: 'B-900001',
      state: 'bound',
      custId: XINAO,
      nameEn: 'Xinao Ceramics, PV',
      contact: '陈敏',
      owner: { id: 'rep01' },
      can: [],
    })
    expect(told(sim, 'rep02')).toMatchObject([{ params: { id: 'B-900001', custId: XINAO, needs: 'pv', by: 'rep01' } }])
    expect(told(sim, 'rep01')).toEqual([])
    expect(sim.store.table(businessKind).get(made.id)).toMatchObject({ custId: XINAO, amount: 1_200_000, stage: '1' })
  })

  test('of a new company waits to be bound, which its owner or a manager does, once', async () => {
    const sim = start()
    const made = await create(sim, 'rep01', { custId: undefined, company: '新雨陶瓷有限公司' })
    expect(made).toMatchObject({ state: 'created', company: '新雨陶瓷有限公司', can: ['bind'] })
    const at = { id: made.id, version: made.version, custId: XINAO }
    expect(await sim.refusal(sim.as('rep05').call(bindOpportunity, at))).toMatchObject({ code: 4004 })
    expect(await refused(sim, sim.as('rep01').call(bindOpportunity, { ...at, custId: 'C-000013' }))).toEqual({
      code: 4000,
      fields: { custId: 'colleague' },
    })
    const bound = await sim.as('rep02').call(bindOpportunity, at)
    expect(bound).toMatchObject({ state: 'bound', custId: XINAO, nameEn: 'Xinao Ceramics, PV', can: [] })
    expect(bound.company).toBeUndefined()
    const again = sim.as('rep01').call(bindOpportunity, { ...at, version: bound.version })
    expect(await sim.refusal(again)).toMatchObject({ code: 4010 })
  })

  test('for a need that is open is refused, unless it is to be created anyway', async () => {
    const sim = start()
    await create(sim, 'rep01')
    const { code, data } = await sim.refusal(create(sim, 'rep02', { noteId: 'D-2' }))
    expect([code, data]).toMatchObject([5401, { id: 'B-900001', nameEn: 'Xinao Ceramics' }])
    await expect(create(sim, 'rep02', { noteId: 'D-2', force: true })).resolves.toMatchObject({ id: 'B-900002' })
    // Another need, and one that is lost.
    await create(sim, 'rep01', { noteId: 'D-3', needs: [{ product: 'audit' }] })
    for (const record of [...sim.store.table(opportunityKind).values()])
      sim.store.table(opportunityKind).put({ ...record, stage: '9' })
    await expect(create(sim, 'rep01', { noteId: 'D-4' })).resolves.toBeDefined()
  })

  test('of a new company is called after it in both languages', async () => {
    const made = await create(start(), 'rep01', { custId: undefined, company: '新雨陶瓷', companyEn: 'Xinyu Ceramics' })
    expect(made).toMatchObject({ name: '新雨陶瓷 光伏', nameEn: 'Xinyu Ceramics, PV' })
    expect(made).toMatchObject({ company: '新雨陶瓷', companyEn: 'Xinyu Ceramics' })
  })

  test('of the same new company is a double, too', async () => {
    const sim = start()
    const at = { custId: undefined, company: '佛山市新雨陶瓷有限公司' }
    await create(sim, 'rep01', at)
    const same = create(sim, 'rep01', { ...at, noteId: 'D-2', company: '新雨陶瓷' })
    expect(await sim.refusal(same)).toMatchObject({ code: 5401 })
  })

  const unbound = (company: string) => ({ custId: undefined, company })
  test.each([
    ['for a customer, and by their name', {}, unbound('新澳陶瓷')],
    ['by the name of a customer, and for them', unbound('新澳陶瓷'), {}],
    ['by their English name, and for them', unbound('Xinao Ceramics'), {}],
  ])('of the same need %s is a double', async (_, first, second) => {
    const sim = start()
    await create(sim, 'rep01', first)
    const { code, data } = await sim.refusal(create(sim, 'rep02', { ...second, noteId: 'D-2' }))
    expect([code, data]).toMatchObject([5401, { id: 'B-900001' }])
  })

  test.each([
    [{}, unbound('新澳玻璃')],
    [unbound('新澳玻璃'), {}],
  ])('of the same need by another name is none: %j, %j', async (first, second) => {
    const sim = start()
    await create(sim, 'rep01', first)
    await expect(create(sim, 'rep02', { ...second, noteId: 'D-2' })).resolves.toMatchObject({ id: 'B-900002' })
  })

  test.each([
    [{ needs: [] }, { needs: 'needs' }],
    [{ custId: undefined, company: ' ' }, { company: 'customer' }],
    [{ custId: 'C-999999' }, { custId: 'customer' }],
    [{ custId: 'C-000013' }, { custId: 'colleague' }],
    [{ phone: '123' }, { phone: 'phone' }],
    [{ place: 'x'.repeat(121) }, { place: 'long' }],
    [{ date: 'tomorrow' }, { date: 'date' }],
    [{ needs: [{ product: 'pv', capacity: { value: 3, unit: 't/h' } }] }, { needs: 'capacity' }],
    [{ needs: [{ product: 'audit', capacity: { value: 3, unit: 'kW' } }] }, { needs: 'capacity' }],
    [
      { needs: [{ product: 'pv', capacity: { value: 1e9 + 1, unit: 'kW' } }] },
      { 'needs.0.capacity.value': 'capacity' },
    ],
    [{ amount: { value: -1, currency: 'CNY' } }, { amount: 'amount' }],
    [{ amount: { value: 1e12 + 1, currency: 'CNY' } }, { amount: 'amount' }],
    [{ custId: undefined, company: '字'.repeat(61) }, { company: 'name' }],
    [{ audio: '/1.amr' }, { audio: 'audio' }],
    [{ audio: [{ seconds: 5 }] }, { audio: 'audio' }],
    [{ audio: Array.from({ length: 13 }, () => ({ url: '/1.amr' })) }, { audio: 'audio' }],
    [{ clueId: 'L-999999' }, { clueId: 'lead' }],
    [{ visitId: 'V-999999' }, { visitId: 'visit' }],
  ])('%j is refused at its field', async (more, fields) => {
    const sim = start()
    const sent = sim.as('rep01').send(createOpportunity, { ...NOTE, ...more })
    expect(await refused(sim, sent)).toEqual({ code: 4000, fields })
  })

  test('of a name of 60 characters, for the largest amount, with 12 pieces of a recording is accepted', async () => {
    const made = await create(start(), 'rep01', {
      custId: undefined,
      company: '字'.repeat(60),
      amount: { value: 1e12, currency: 'CNY' },
      audio: Array.from({ length: 12 }, (_, at) => ({ url: `/${at}.amr` })),
    })
    expect(made).toMatchObject({ company: '字'.repeat(60), amount: { value: 1e12 } })
    expect(made.audio).toHaveLength(12)
  })

  test('is not of a colleague’s lead or visit; one that it started from stays when it goes to the pool', async () => {
    const sim = start()
    const put = (name: string, record: object) =>
      sim.store.table({ name, id: (each: { id: string }) => each.id }).put(record as { id: string })
    const of = { name: '新雨陶瓷', orgCode: '440605', contacts: [] }
    put('lead', { id: 'L-1', clueId: 'L-1', ...of, owner: 'emp11' })
    put('lead', { id: 'L-2', clueId: 'L-2', ...of, state: 'pool' })
    put('visit', { id: 'V-1', ...of, owner: 'emp11' })
    const wrong = async (more: Partial<Note>) => (await refused(sim, create(sim, 'rep01', more))).fields
    expect(await wrong({ clueId: 'L-1' })).toEqual({ clueId: 'lead' })
    expect(await wrong({ clueId: 'L-2' })).toEqual({ clueId: 'lead' })
    expect(await wrong({ visitId: 'V-1' })).toEqual({ visitId: 'visit' })
    await expect(create(sim, 'rep01', { clueId: 'L-2', startedFrom: 'L-2' })).resolves.toMatchObject({ clueId: 'L-2' })
  })

  test('with a note of 2,000 characters is accepted, of 2,001 refused, as is reading it', async () => {
    const sim = start()
    await expect(create(sim, 'rep01', { text: '字'.repeat(2000) })).resolves.toBeDefined()
    // Characters as people count them, in the form too.
    await expect(create(sim, 'rep01', { text: `👍𠮷${'字'.repeat(1998)}`, force: true })).resolves.toBeDefined()
    const long = '字'.repeat(2001)
    expect(await sim.refusal(create(sim, 'rep01', { text: long, force: true }))).toMatchObject({ code: 5402 })
    const read = sim.as('rep01').call(extractNote, { text: long, lang: 'en', today: '2026-11-20' })
    expect(await sim.refusal(read)).toMatchObject({ code: 5402 })
  })

  test('is seen by its owner and the managers of the organisation; without a role nothing is', async () => {
    const sim = start()
    const made = await create(sim, 'rep01')
    const read = (who: string) => sim.as(who).call(getOpportunity, { id: made.id })
    expect((await read('rep02')).id).toBe(made.id)
    expect(await sim.refusal(read('emp10'))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(create(sim, 'rep04'))).toMatchObject({ code: 4003 })
    const list = (who: string, query: object) => sim.as(who).call(listOpportunities, { page: 1, ...query })
    expect((await list('rep01', { noteId: 'D-1' })).items).toMatchObject([{ id: made.id }])
    expect((await list('emp10', { noteId: 'D-1' })).total).toBe(0)
    expect((await list('rep01', { keyword: 'xinao' })).total).toBeGreaterThan(0)
  })

  test('knows the visit that it started from, and the code of its company', async () => {
    const sim = start()
    const visit = { id: 'V-000001', name: '新雨陶瓷', orgCode: '440605', owner: 'rep01', contacts: [] }
    sim.store.table({ name: 'visit', id: ({ id }: typeof visit) => id }).put(visit)
    const from = { custId: undefined, company: '新雨陶瓷', visitId: 'V-000001', creditCode: '91440604MA5NEW0X1A' }
    expect(await create(sim, 'rep01', from)).toMatchObject({
      visitId: 'V-000001',
      creditCode: '91440604MA5NEW0X1A',
    })
  })

  test('may be for 1,000 pieces, as a note may say', async () => {
    const needs = [{ product: 'charger' as const, count: 1000 }]
    expect(await create(start(), 'rep01', { needs })).toMatchObject({ needs })
  })

  test('has the words of its recording some seconds later', async () => {
    const sim = start()
    const made = await create(sim, 'rep01', { audio: [{ url: '/file/1.amr', seconds: 12 }] })
    expect(made.audio).toEqual([{ url: '/file/1.amr', seconds: 12, transcript: undefined }])
    sim.wait(5000)
    const heard = await sim.as('rep01').call(getOpportunity, { id: made.id })
    expect(heard.audio[0]?.transcript).toBe('No transcript')
  })
})

describe('customers that a name may mean', () => {
  const check = (sim: Sim, asked: object, who = 'rep01') => sim.as(who).call(checkCompany, asked)

  test.each([
    ['新澳陶瓷', XINAO, 1],
    ['Xinao ceramics', XINAO, 1],
    ['佛山市新澳陶瓷有限公司', XINAO, 1],
  ])('%s', async (company, custId, score) => {
    const { candidates } = await check(start(), { company })
    expect(candidates[0]).toMatchObject({ custId, score, can: true, owner: { id: 'rep01' } })
  })

  test('a code means one; a like name is listed from 0.75 on', async () => {
    const sim = start()
    const { candidates: byCode } = await check(sim, { creditCode: '91440605MA41041370' })
    expect(byCode.map(({ custId }) => custId)).toEqual(['C-000001'])
    const { candidates } = await check(sim, { company: '新光大玻璃制品' })
    expect(candidates[0]).toMatchObject({ custId: 'C-000001', score: 0.909 })
    expect(candidates.every(({ score }) => score >= 0.75)).toBe(true)
    expect((await check(sim, { company: '从未听说' })).candidates).toEqual([])
  })

  test.each([
    // Three of four and four pairs of characters.
    ['0.75 is listed', '子丑寅卯辰', '子丑寅卯巳', [0.75]],
    // Seven of nine and ten: 0.737.
    ['less is not', '子丑寅卯辰巳午未申酉', '子丑寅卯辰巳午未戌亥甲', []],
  ])('a likeness of %s', async (_, name, company, scores) => {
    const sim = start()
    const customer = sim.store.table(companyKind).get(XINAO)
    if (!customer) throw new Error('no customer')
    sim.store.table(companyKind).put({ ...customer, name })
    expect((await check(sim, { company })).candidates.map(({ score }) => score)).toEqual(scores)
  })

  test('one of that code is meant before one that is only called so', async () => {
    const { candidates } = await check(start(), { company: '新澳陶瓷', creditCode: '91440605MA41041370' })
    expect(proposedOf(candidates)?.custId).toBe('C-000001')
    expect(candidates.map(({ custId }) => custId)).toContain(XINAO)
  })

  test('a colleague’s is shown, but not to be bound; a manager may', async () => {
    const sim = start()
    const hecheng = async (who: string) => (await check(sim, { company: '和成建材' }, who)).candidates[0]
    expect(await hecheng('rep01')).toMatchObject({ custId: 'C-000013', can: false, owner: { id: 'emp11' } })
    expect(await hecheng('rep02')).toMatchObject({ can: true })
  })

  test('have their address only for who sees all of them', async () => {
    const sim = simulate({ ...dev, rights: { ...dev.rights, ...customerRights } })
    const addressIn = async (who: string, company: string) =>
      (await check(sim, { company }, who)).candidates[0]?.address
    expect(await addressIn('rep01', '和成建材')).toBeUndefined()
    expect(await addressIn('rep02', '和成建材')).toEqual(expect.any(String))
    expect(await addressIn('rep01', '新澳陶瓷')).toEqual(expect.any(String))
    const { candidates } = await check(sim, { custId: 'C-000001' }, 'rep01')
    expect(candidates[0]).toMatchObject({ addressEn: '6 Jihua West Road, Nanzhuang, Foshan' })
  })

  test('with what is open there for the same needs', async () => {
    const sim = start()
    await create(sim, 'rep01')
    const open = async (products: 'pv'[] | 'air'[]) => (await check(sim, { custId: XINAO, products })).open
    expect((await open(['pv'])).map(({ businessId }) => businessId)).toEqual(['B-900001'])
    expect(await open(['air'])).toEqual([])
  })
})

describe('a start', () => {
  const from = (sim: Sim, asked: object, who = 'rep01') => sim.as(who).call(getStart, asked)

  test('of a customer has its contact and place; of a colleague’s the name alone', async () => {
    const sim = start()
    expect(await from(sim, { custId: 'C-000001' })).toMatchObject({
      custId: 'C-000001',
      nameEn: 'Guangda Glass Works',
      contact: expect.any(String),
      phone: expect.any(String),
      place: expect.stringContaining('季华西路'),
      placeEn: '6 Jihua West Road, Nanzhuang, Foshan',
    })
    const other = await from(sim, { custId: 'C-000013' })
    expect([other.contact, other.place]).toEqual([undefined, undefined])
  })

  test('of a lead or a visit has what is known there; others’ are not there', async () => {
    const sim = start()
    const put = (name: string, record: object) =>
      sim.store.table({ name, id: (each: { id: string }) => each.id }).put(record as { id: string })
    const of = {
      name: '新雨陶瓷',
      orgCode: '440605',
      owner: 'rep01',
      address: '桃园东路18号',
      addressEn: '18 Taoyuan East Road',
    }
    put('lead', { id: 'L-000001', clueId: 'L-000001', ...of, nextStep: { at: '2026-11-23T16:30:00.000Z' } })
    put('visit', { id: 'V-1', ...of, custId: 'C-000001', contacts: [], minutes: { text: 'They want PV.' } })
    put('visit', { id: 'V-2', ...of, owner: 'emp11', contacts: [] })
    expect(await from(sim, { clueId: 'L-000001' })).toMatchObject({
      clueId: 'L-000001',
      place: '桃园东路18号',
      placeEn: '18 Taoyuan East Road',
      date: '2026-11-24',
    })
    expect(await from(sim, { visitId: 'V-1' })).toMatchObject({
      custId: 'C-000001',
      text: 'They want PV.',
      placeEn: '18 Taoyuan East Road',
    })
    expect(await sim.refusal(from(sim, { visitId: 'V-2' }))).toMatchObject({ code: 4004 })
    expect(await sim.refusal(from(sim, { clueId: 'L-9' }))).toMatchObject({ code: 4004 })
  })

  test('is also for collaborators of a lead and participants of a visit, to whom it is offered', async () => {
    const sim = start()
    const put = (name: string, record: object) =>
      sim.store.table({ name, id: (each: { id: string }) => each.id }).put(record as { id: string })
    const of = { name: '新雨陶瓷', orgCode: '440605', owner: 'emp11', contacts: [] }
    put('lead', { id: 'L-1', clueId: 'L-1', ...of, collaborators: ['rep01'] })
    put('lead', { id: 'L-2', clueId: 'L-2', ...of, collaborators: ['rep01'], state: 'pool' })
    put('visit', { id: 'V-1', ...of, participants: [{ loginName: 'rep01', part: 'guest' }] })
    expect(await from(sim, { clueId: 'L-1' })).toMatchObject({ clueId: 'L-1' })
    expect(await from(sim, { visitId: 'V-1' })).toMatchObject({ name: '新雨陶瓷' })
    expect(await sim.refusal(from(sim, { clueId: 'L-2' }))).toMatchObject({ code: 4004 })
  })

  test('of a visit has the number of its contact only for who may see it', async () => {
    const sim = start()
    const { name = '', phones = [] } = sim.store.table(contactKind).get('P-000008') ?? {}
    const visit = { id: 'V-1', name: '和成建材', custId: 'C-000013', orgCode: '440605', contacts: [{ id: 'P-000008' }] }
    const participants = ['rep01', 'rep02'].map((loginName) => ({ loginName, part: 'guest' }))
    sim.store.table({ name: 'visit', id: ({ id }: typeof visit) => id }).put({ ...visit, participants } as typeof visit)
    const knownTo = async (who: string) => {
      const { contact, phone } = await from(sim, { visitId: 'V-1' }, who)
      return [contact, phone]
    }
    expect(await knownTo('rep01')).toEqual([name, undefined])
    expect(await knownTo('rep02')).toEqual([name, phones[0]])
    expect(phones).toHaveLength(1)
  })

  test('of a visit to somebody who was merged has the one that is left', async () => {
    const sim = start()
    const contacts = sim.store.table(contactKind)
    const [kept, second, first] = ['P-000002', 'P-000003', 'P-000004'].map((id) => contacts.get(id))
    if (!kept || !second || !first) throw new Error('no contact')
    contacts.put({ ...first, state: '3', mergedInto: second.contactId })
    contacts.put({ ...second, state: '3', mergedInto: kept.contactId })
    const visit = { id: 'V-1', name: '新雨陶瓷', orgCode: '440605', owner: 'rep01', contacts: [{ id: 'P-000004' }] }
    sim.store.table({ name: 'visit', id: ({ id }: typeof visit) => id }).put(visit)
    expect(await from(sim, { visitId: 'V-1' })).toMatchObject({
      contact: kept.name,
      contactEn: kept.nameEn,
      phone: kept.phones[0],
    })
  })

  test('of minutes has their day, of recorded ones what was written down of them', async () => {
    const sim = start()
    const minutes = { text: '', audio: [{ transcript: 'They want PV.' }, {}, { transcript: 'Tomorrow again.' }] }
    const visit = { id: 'V-1', name: '新雨陶瓷', orgCode: '440605', owner: 'rep01', contacts: [] }
    sim.store
      .table({ name: 'visit', id: (each: { id: string }) => each.id })
      .put({ ...visit, minutes: { ...minutes, at: '2026-11-17T17:30:00.000Z' } } as { id: string })
    expect(await from(sim, { visitId: 'V-1' })).toMatchObject({
      text: 'They want PV.\nTomorrow again.',
      day: '2026-11-18',
    })
  })
})

test('a note is read by the rules of the device', async () => {
  const read = await start()
    .as('rep01')
    .call(extractNote, { text: 'Hongsheng Ceramics wants 2 MW of PV.', lang: 'en', today: '2026-11-20' })
  expect(read).toMatchObject({
    customer: { value: 'Hongsheng Ceramics', spans: [[0, 18]] },
    needs: [{ value: { product: 'pv', capacity: { value: 2000, unit: 'kW' } } }],
    missing: ['contact', 'date'],
  })
})

describe('parks', () => {
  const park = (sim: Sim, who = 'rep01', id = 'PK-000001') => sim.as(who).call(getPark, { id })

  test('the first is that of the worked example', async () => {
    const sim = start()
    const { pvKw, rows, absorbers, count, mwh } = await park(sim)
    const chosen = absorbers.flatMap((id) => rows.find((row) => row.id === id) ?? [])
    expect(chosen.map((row) => [row.mwh, row.shape])).toEqual([
      [1500, 'one'],
      [2000, 'continuous'],
    ])
    expect(
      Math.round(
        absorbDay(
          pvKw,
          chosen.map(({ mwh: use, shape }) => ({ mwh: use, shape: shapeOf(shape) })),
          'work',
          2026,
        ).surplus,
      ),
    ).toBe(2181)
    expect([count, mwh]).toEqual([rows.length, rows.reduce((sum, row) => sum + row.mwh, 0)])
    expect(rows.length).toBeGreaterThanOrEqual(8)
    expect(rows.length).toBeLessThanOrEqual(40)
  })

  test('are those of one’s own customers, or of the organisation, by city and customer', async () => {
    const sim = start()
    const list = async (who: string, query: object) =>
      (await sim.as(who).call(listParks, { page: 1, ...query })).items.map(({ id }) => id)
    expect(await list('rep01', {})).toEqual(['PK-000001', 'PK-000002'])
    expect((await list('rep02', { city: '440600' })).length).toBeGreaterThan(2)
    expect(await list('rep02', { city: '330200' })).toEqual([])
    expect(await list('rep01', { custId: 'C-000065' })).toEqual(['PK-000001'])
    expect(await sim.refusal(park(sim, 'rep05'))).toMatchObject({ code: 4003 })
    expect(await sim.refusal(sim.as('rep04').call(listParks, { page: 1 }))).toMatchObject({ code: 4003 })
  })

  test('new rows get an id, rows that are removed take no PV any more; the second of two saves learns it', async () => {
    const sim = start()
    const { version, rows } = await park(sim)
    const [first] = rows
    if (!first) throw new Error('no row')
    const { nameEn: _, ...kept } = { ...first, shape: shapeOf(first.shape) }
    const added = { name: '宏达', nameEn: 'Hongda', mwh: 3200, shape: 'two' as const }
    const saved = await sim.as('rep01').call(savePark, { id: 'PK-000001', version, rows: [kept, added] })
    expect(saved.rows.map(({ id, mwh }) => [id, mwh])).toEqual([
      ['PU-000101', 1500],
      ['PU-900001', 3200],
    ])
    expect(saved.rows.at(-1)?.nameEn).toBe('Hongda')
    expect(saved.absorbers).toEqual([first.id])
    const late = sim.as('rep02').call(savePark, { id: 'PK-000001', version, absorbers: [] })
    expect(await sim.refusal(late)).toMatchObject({ code: 4009 })
  })

  test('take 500 rows', async () => {
    const rows = Array.from({ length: 500 }, () => ({ name: '宏达', mwh: 1, shape: 'one' as const }))
    const saved = await start().as('rep01').call(savePark, { id: 'PK-000001', version: 1, rows })
    expect(saved).toMatchObject({ count: 500, mwh: 500 })
    expect(new Set(saved.rows.map(({ id }) => id)).size).toBe(500)
  })

  test.each([
    [{ rows: [{ name: '', mwh: 1, shape: 'one' }] }, { 'rows.0.name': 'who' }],
    [{ rows: [{ name: '宏达', mwh: 0, shape: 'one' }] }, { 'rows.0.mwh': 'mwh' }],
    [{ rows: Array.from({ length: 501 }, () => ({ name: '宏达', mwh: 1, shape: 'one' })) }, { rows: 'rows' }],
    [{ absorbers: ['PU-000201'] }, { absorbers: 'absorbers' }],
    [{}, { absorbers: 'absorbers' }],
  ])('refuses %#', async (what, fields) => {
    const sim = start()
    const save = sim.as('rep01').send(savePark, { id: 'PK-000001', version: 1, ...what })
    expect(await refused(sim, save)).toEqual({ code: 4000, fields })
  })
})
