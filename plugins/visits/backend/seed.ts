import { salesOf } from '#harness/backend/core/grants'
import { definedFields, picked, type SeedKit, seedRecords } from '#harness/backend/kit'
import { NOTES, type SimCompany } from '#harness/backend/world'
import { NEED_KINDS, PIECE, PURPOSES } from '../rules/vocabulary'
import type { SimClock, SimNeed, SimVisit } from './records'
import { PHOTOS, pieces } from './seedFiles'

/** Seed of the area (domain/visits.md 7). */

const ME = 'rep01'
const COUNTS = { small: 120, default: 600, large: 4000 } as const
/** Among the drawn visits up to this number two of three are the first salesperson’s: 260 with the fixed ones. */
const LAST_OF_MINE = 386
/** Companies that every size has. */
const COMPANIES = 200

/** Words of a customer as a visit has them. */
const ofCompany = (company: SimCompany) =>
  picked(company, 'custId', 'name', 'nameEn', 'orgCode', 'address', 'addressEn', 'point')

const withContact = ({ world }: SeedKit, custId: string, count = 1) =>
  world
    .contactsOf(custId)
    .filter(({ state }) => state === '1')
    .slice(0, count)
    .map(({ contactId: id, ...contact }) => ({ id, ...picked(contact, 'name', 'nameEn') }))

const at = (kit: SeedKit, day: number, from: string, to: string) => ({
  from: kit.clock.at(day, from),
  to: kit.clock.at(day, to),
})

const HOSPITAL = {
  clueId: 'L-000007',
  name: '佛山市南海区人民医院东院区',
  nameEn: 'Nanhai People’s Hospital',
  address: '广东省佛山市南海区桂城街道佛平路40号',
  addressEn: '40 Foping Road, Nanhai, Foshan',
  point: { lng: 113.145, lat: 23.03 },
  contacts: [{ id: 'P-000020', name: '林主任', nameEn: 'Director Lin' }],
} as const

const PLANNED = { owner: ME, orgCode: '440605', state: 'planned', participants: [], photos: [], comments: [] } as const

const written = (kit: SeedKit, day: number, text: string, more: Partial<NonNullable<SimVisit['minutes']>> = {}) => ({
  minutes: { version: 1, text, audio: [], at: kit.clock.past(day, 18 * 60), by: ME, ...more },
  doneAt: kit.clock.past(day, 18 * 60),
})

/** Twelve pieces: eleven whole ones and the rest. */
const RECORDED = pieces(12).map((url, index) => ({
  url,
  seconds: index < 11 ? PIECE : 47,
  transcript: NOTES[index % NOTES.length]?.text ?? '',
}))

type Fixed = (kit: SeedKit) => Partial<SimVisit>

/** A fixed visit to a company. */
const to =
  (custId: string, day: number, from: string, until: string, more: Fixed | Partial<SimVisit> = {}): Fixed =>
  (kit) => ({
    ...PLANNED,
    ...ofCompany(kit.world.company(custId)),
    contacts: withContact(kit, custId),
    ...at(kit, day, from, until),
    ...(typeof more === 'function' ? more(kit) : more),
  })

const FIXED: Readonly<Record<number, Fixed>> = {
  1: (kit) => {
    const { custId: _, ...hongsheng } = ofCompany(kit.world.company('C-000002'))
    const contacts = [{ id: 'P-000001', name: '陈敏', nameEn: 'Chen Min' }]
    return {
      ...PLANNED,
      clueId: 'L-000001',
      ...hongsheng,
      contacts,
      purpose: 'price',
      ...at(kit, 0, '14:30', '15:30'),
    }
  },
  2: to('C-000001', 0, '16:00', '17:00', {
    purpose: 'renewal',
    contacts: [{ id: 'P-000002', name: '何军', nameEn: 'He Jun' }],
  }),
  3: (kit) => ({ ...PLANNED, ...HOSPITAL, purpose: 'survey', ...at(kit, 0, '17:30', '18:30') }),
  4: to('C-000004', -1, '21:45', '23:45', ({ clock }) => ({
    state: 'ongoing',
    arrivedAt: clock.past(-1, 22 * 60),
    purpose: 'service',
  })),
  5: to('C-000005', -1, '15:00', '16:00', ({ clock }) => ({
    state: 'toWrite',
    arrivedAt: clock.past(-1, 15 * 60),
    purpose: 'price',
  })),
  6: to('C-000006', -3, '10:00', '11:00', { purpose: 'first' }),
  7: to('C-000007', -2, '09:30', '10:30', {
    state: 'cancelled',
    reason: '客户临时出差，另约时间',
    purpose: 'complaint',
  }),
  8: to('C-000001', -4, '10:00', '11:30', (kit) => ({
    state: 'done',
    purpose: 'renewal',
    arrivedAt: kit.clock.past(-4, 10 * 60),
    photos: [...PHOTOS],
    ...written(kit, -4, '与何厂长谈续约，对方希望下调峰段价格，并确认明年新增一条窑炉。', {
      textEn:
        'Talked about the renewal with plant manager He; he wants a lower peak price and confirms a new kiln next year.',
      audio: RECORDED,
    }),
    comments: [
      { id: 'V-000008/comment-1', by: 'rep02', at: kit.clock.past(-3, 9 * 60), text: '峰段价格请先和我对一下再报。' },
    ],
  })),
  9: to('C-000008', 1, '10:00', '11:00', { purpose: 'survey' }),
  10: to('C-000012', 4, '14:00', '16:00', {
    purpose: 'survey',
    participants: ['emp10', 'emp11', 'emp12', 'emp13', 'emp14', 'emp15', 'emp16', 'emp17', 'emp07', 'rep02'].map(
      (loginName, index) => ({ loginName, part: index === 0 ? 'host' : 'companion' }),
    ),
  }),
  11: to('C-000003', 0, '15:00', '16:00', { purpose: 'first' }),
  12: to('C-000011', 0, '10:30', '11:30', { owner: 'rep05', purpose: 'service' }),
  13: to('C-000014', -6, '14:00', '15:00', (kit) => ({
    state: 'done',
    purpose: 'service',
    arrivedAt: kit.clock.past(-6, 14 * 60),
    ...written(kit, -6, '现场逐台记录燃烧设备运行参数。'.repeat(334).slice(0, 5000)),
  })),
  14: to('C-000016', 3, '10:00', '11:00', {
    owner: 'emp10',
    purpose: 'price',
    participants: [{ loginName: ME, part: 'companion' }],
  }),
}

/** What every fixed visit replaces. */
const BLANK = {
  ...PLANNED,
  version: 1,
  name: '',
  purpose: 'first',
  from: '',
  to: '',
  address: '',
  contacts: [],
} as const

function draw(id: string, number: number, kit: SeedKit): SimVisit {
  if (number in FIXED) return { id, ...BLANK }
  const { random, clock, world } = kit
  const isMine = number <= LAST_OF_MINE && number % 3 !== 0
  const owner = isMine
    ? ME
    : random.pick([...salesOf('440605').slice(1), ...salesOf('440604'), ...salesOf('4420'), ...salesOf('3302')])
  const all = world.companies.slice(0, COMPANIES).filter((company) => company.owner === owner || !isMine)
  const company = random.pick(all)
  const day = random.chance(0.08) ? random.int(2, 14) : -random.int(1, 360)
  const minute = random.int(17, 33) * 30
  const from = clock.at(day, `${String(Math.floor(minute / 60)).padStart(2, '0')}:${minute % 60 === 0 ? '00' : '30'}`)
  const end = new Date(Date.parse(from) + random.pick([30, 60, 90, 120]) * 60_000).toISOString()
  // Needs are of the first ones.
  const state =
    day >= 0 ? 'planned' : number < 40 || random.chance(0.85) ? 'done' : random.pick(['planned', 'cancelled'] as const)
  const note = random.pick(NOTES)
  const doneAt = new Date(Date.parse(end) + 3_600_000).toISOString()
  return {
    id,
    version: 1,
    ...ofCompany(company),
    contacts: withContact(kit, company.custId, 2),
    owner,
    participants: random.chance(0.2) && owner !== 'emp11' ? [{ loginName: 'emp11', part: 'companion' }] : [],
    purpose: random.pick(PURPOSES.words),
    from,
    to: end,
    state,
    photos: [],
    comments: [],
    ...(state === 'cancelled' && { reason: '客户要求改期' }),
    ...(state === 'done' && {
      arrivedAt: from,
      doneAt,
      minutes: {
        version: 1,
        ...definedFields({ text: note.text, textEn: note.textEn }),
        audio: [],
        at: doneAt,
        by: owner,
      },
    }),
  }
}

export const drawVisits = seedRecords('V', COUNTS, FIXED, draw)

/** Check-ins of the visits that are under way, were left, or have whole minutes. */
export function drawClocks(kit: SeedKit): SimClock[] {
  const { clock, world } = kit
  const made = (
    number: number,
    visit: number,
    custId: string,
    kind: SimClock['kind'],
    time: string,
    more: Partial<SimClock> = {},
  ): SimClock => ({
    clockInId: `VC-00000${number}`,
    version: 1,
    visitId: `V-00000${visit}`,
    kind,
    at: time,
    serverAt: time,
    by: ME,
    ...picked(world.company(custId), 'address', 'addressEn', 'point'),
    distance: 24,
    accuracy: 12,
    signals: [],
    photos: kind === 'leave' ? [] : [PHOTOS[0]],
    audio: [],
    ...more,
  })
  return [
    made(1, 4, 'C-000004', 'arrive', clock.past(-1, 22 * 60)),
    made(2, 5, 'C-000005', 'arrive', clock.past(-1, 15 * 60), { dwell: 52 }),
    made(3, 5, 'C-000005', 'leave', clock.past(-1, 15 * 60 + 52), { arriveId: 'VC-000002' }),
    made(4, 8, 'C-000001', 'arrive', clock.past(-4, 10 * 60 + 4), { dwell: 77 }),
    made(5, 8, 'C-000001', 'leave', clock.past(-4, 11 * 60 + 21), { arriveId: 'VC-000004' }),
  ]
}

const WORDS = [
  '客户希望本月内拿到新增窑炉的供气方案',
  '对方要求补充峰谷价差测算',
  '屋顶光伏可用面积需现场复核',
  '蒸汽压力不足，需安排技术人员到场',
  '请协助办理报装资料',
] as const

/** Days from today to the due day of the first salesperson’s open needs: 2 late, 5 today, 11 this week. */
const DUE = [-2, 0, 0, -1, 0, 0, 0, 0, 0, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7] as const

export const drawNeeds = seedRecords<SimNeed>(
  'N',
  { small: 40, default: 120, large: 1200 },
  {
    1: ({ clock }) => ({ visitId: 'V-000008', dueAt: clock.day(-2) }),
    2: ({ clock }) => ({
      visitId: 'V-000008',
      state: 'done',
      result: '已提交供气方案，客户确认',
      course: [
        { act: 'found', at: clock.past(-4, 1080), by: ME },
        { act: 'do', at: clock.past(-3, 540), by: ME },
        { act: 'done', at: clock.past(-1, 990), by: 'emp10', text: '已提交供气方案，客户确认' },
      ],
    }),
    3: ({ clock }) => ({
      visitId: 'V-000008',
      state: 'dropped',
      reason: '客户决定暂缓扩产',
      course: [
        { act: 'found', at: clock.past(-4, 1080), by: ME },
        { act: 'drop', at: clock.past(-2, 600), by: ME, text: '客户决定暂缓扩产' },
      ],
    }),
  },
  (id, number, { random, clock }) => {
    const due = DUE[number - 1]
    const isMine = due !== undefined
    // A visit of the first salesperson, or of somebody else.
    const visit = isMine ? 16 + (number % 8) * 3 : 15 + (number % 8) * 3
    const dueAt = clock.day(due ?? random.int(-5, 20))
    const by = isMine ? ME : 'emp12'
    return {
      id,
      version: 1,
      visitId: `V-0000${visit}`,
      kind: random.pick(NEED_KINDS),
      text: random.pick(WORDS),
      owner: by,
      dueAt,
      state: !isMine && random.chance(0.3) ? 'doing' : 'open',
      course: [{ act: 'found', at: clock.past(-8, 1080), by }],
    }
  },
)
