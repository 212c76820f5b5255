import { salesOf } from '#harness/backend/core/grants'
import { definedFields, picked, type SeedKit, seedRecords } from '#harness/backend/kit'
import { NOTES, pointBeside, recordId, type SimCompany } from '#harness/backend/world'
import { NEED_KINDS, PIECE, PURPOSES } from '../../rules/vocabulary'
import type { SimClock, SimNeed, SimVisit } from '../records'
import { PHOTOS, pieces } from './files'
import { CLOCKS, CLOSED, DUE, FIXED, type FixedNeed, type FixedVisit, ME, WORDS } from './fixed'

/** Seed of the area (domain/visits.md 7). */

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

const PLANNED = { owner: ME, orgCode: '440605', state: 'planned', participants: [], photos: [], comments: [] } as const

/** Twelve pieces: eleven whole ones and the rest. */
const RECORDED = pieces(12).map((url, index) => ({
  url,
  seconds: index < 11 ? PIECE : 47,
  transcript: NOTES[index % NOTES.length]?.text ?? '',
}))

function fixedVisit({ company, day, hours: [from, to], text, textEn, isRecorded, comment, ...more }: FixedVisit) {
  return (kit: SeedKit): Partial<SimVisit> => {
    const { clock, world } = kit
    const { custId, ...subject } = company === undefined ? { custId: undefined } : ofCompany(world.company(company))
    const doneAt = clock.past(day, 18 * 60)
    return {
      ...PLANNED,
      ...subject,
      ...(custId !== undefined && { contacts: withContact(kit, custId) }),
      ...(custId !== undefined && more.clueId === undefined && { custId }),
      from: clock.at(day, from),
      to: clock.at(day, to),
      ...more,
      ...(isRecorded && { photos: PHOTOS }),
      ...(comment !== undefined && {
        comments: [{ id: 'comment-1', by: 'rep02', at: clock.past(day + 1, 9 * 60), text: comment }],
      }),
      ...(text !== undefined && {
        doneAt,
        minutes: {
          version: 1,
          text,
          ...(textEn !== undefined && { textEn }),
          audio: isRecorded ? RECORDED : [],
          at: doneAt,
          by: ME,
        },
      }),
    }
  }
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

const fixed = Object.fromEntries(Object.entries(FIXED).map(([number, visit]) => [number, fixedVisit(visit)]))
export const drawVisits = seedRecords('V', COUNTS, fixed, draw)

/** So many m from the place of a company. */
const pointOf = ({ point }: SimCompany, distance: number) => point && { point: pointBeside(point, 0, distance) }

/** Check-ins of the visits that are under way, were left, or are done. */
export const drawClocks = ({ clock, world }: SeedKit): SimClock[] =>
  CLOCKS.map(({ visit, company, day, minute, late = 0, distance = 24, review, ...more }, index) => ({
    clockInId: recordId('VC', index + 1),
    version: 1,
    visitId: recordId('V', visit),
    at: clock.past(day, minute),
    serverAt: clock.past(day + late, minute),
    by: ME,
    ...picked(world.company(company), 'address', 'addressEn'),
    ...pointOf(world.company(company), distance),
    distance,
    accuracy: 12,
    signals: [],
    photos: more.kind === 'leave' ? [] : [PHOTOS[0]],
    audio: [],
    ...(review && { review: { ...review, at: clock.past(day + 1, 9 * 60) } }),
    ...more,
  }))

const drawFound = seedRecords<SimNeed>(
  'N',
  { small: 40, default: 120, large: 1200 },
  {},
  (id, number, { random, clock }) => {
    const due = DUE[number - 1]
    const by = due === undefined ? 'emp12' : ME
    const { steps = [], ...closed }: FixedNeed = CLOSED[number] ?? {}
    const words = closed.result ?? closed.reason
    // The first three are of a visit that shows all of it, the others of one of their owner.
    const visit = number <= 3 ? 8 : (due === undefined ? 15 : 16) + (number % 8) * 3
    return {
      id,
      version: 1,
      visitId: recordId('V', visit),
      kind: random.pick(NEED_KINDS),
      text: random.pick(WORDS),
      owner: by,
      dueAt: clock.day(due ?? random.int(-5, 20)),
      state: due === undefined && random.chance(0.3) ? 'doing' : 'open',
      ...closed,
      course: steps.map(([act, day, minute, who], index) => ({
        act,
        at: clock.past(day, minute),
        by: who,
        ...(words !== undefined && index === steps.length - 1 && { text: words }),
      })),
    }
  },
)

/** Needs are found with the minutes of their visit. */
export function drawNeeds(kit: SeedKit): SimNeed[] {
  const visits = new Map(drawVisits(kit).map((visit) => [visit.id, visit]))
  return drawFound(kit).map((need) => {
    const { at = kit.clock.past(-4, 18 * 60), by = need.owner } = visits.get(need.visitId)?.minutes ?? {}
    return { ...need, course: [{ act: 'found', at, by }, ...need.course] }
  })
}
