import { STAGES } from '../../rules/vocabulary'
import { recordId } from '../records'
import { drawCreditCode } from './draw'
import { EDGES } from './edges'
import { CHANCHENG, type Fixed } from './fixedLead'
import type { Ledger, Past } from './Ledger'
import { PICTURED } from './pictured'
import { pointBeside } from './places'
import { PICTURED_NOTES, TRACK_NOTES } from './texts'

/** The fixed leads of domain/leads.md 7: 1 to 7 are those of the pictures, then one for each edge. */

/** Where the simulated person stands: Nanzhuang, between Chancheng and Xiqiao (GCJ-02). */
export const HERE = { lng: 112.995, lat: 22.973 }

const NANHAI = '440605'
const NANZHUANG = '广东省佛山市禅城区南庄镇'
const XIQIAO = '广东省佛山市南海区西樵镇'
const FIXED: readonly Fixed[] = [...PICTURED, ...EDGES]

/** Days of the 400 follow-ups of lead 20. */
const MANY = 400

/** Adds the twenty fixed leads; they are the first of the ledger. */
export function addFixedLeads(ledger: Ledger) {
  FIXED.forEach((fixed, index) => {
    addFixed(ledger, fixed, index)
  })
}

function addFixed(ledger: Ledger, fixed: Fixed, index: number) {
  const { random, clock } = ledger
  const clueId = recordId('L', index + 1)
  const owner = fixed.owner ?? 'rep01'
  const inPicture = index < 7
  const past = historyOf(fixed, index)
  const contacts =
    index === 0
      ? chenMinAndColleagues(ledger, clueId)
      : (fixed.people ?? []).map((role) => ledger.contact(clueId, role))
  ledger.history(clueId, owner, past, contacts, inPicture ? PICTURED_NOTES : TRACK_NOTES)
  if (index === 0) past.push(...latestOfHongsheng(ledger, clueId))

  const areaCode = fixed.areaCode ?? NANHAI
  const offset = fixed.offset === undefined ? drawOffset(index) : fixed.offset
  const steps = fixed.stageDays.map((daysAgo, stage) => ({
    stage: STAGES[stage] ?? fixed.stage,
    at: clock.past(-daysAgo, 8 * 60 + 20 + stage),
    by: owner,
  }))
  const state = fixed.state ?? 'owned'
  const { discard, ...more } = fixed.more ?? {}
  const [kind, day, time] = fixed.next ?? []
  ledger.lead(
    {
      clueId,
      name: fixed.name,
      ...(fixed.nameEn && { nameEn: fixed.nameEn }),
      version: 1,
      orgCode: fixed.orgCode ?? NANHAI,
      state,
      stage: fixed.stage,
      address: fixed.address ?? `${areaCode === CHANCHENG ? NANZHUANG : XIQIAO}工业大道${index * 3 + 2}号`,
      ...(fixed.addressEn && { addressEn: fixed.addressEn }),
      areaCode,
      source: index % 2 === 0 ? 'map' : 'own',
      labels: fixed.labels ?? [],
      cognition: 20 + index,
      creditCode: drawCreditCode(random, areaCode),
      createdAt: steps[0]?.at ?? clock.past(0, 8 * 60 + 20),
      steps,
      ...(fixed.industry && { industry: fixed.industry }),
      ...(fixed.potential && { potential: fixed.potential }),
      ...(offset && { point: pointBeside(HERE, offset[0], offset[1]) }),
      ...(fixed.main !== undefined && { distanceToMain: fixed.main }),
      ...(fixed.grade && { taxGrade: fixed.grade }),
      ...(state !== 'pool' && { owner }),
      ...(kind && day !== undefined && time && { nextStep: { kind, at: clock.at(day, time), ...fixed.about } }),
      ...(index === 0 || index === 1 ? { followers: ['rep01'] } : {}),
      ...(index === 13 && { takenAt: clock.minutesAgo(2) }),
      ...(discard && { discard: { ...discard, at: clock.at(-5, '16:40') } }),
      ...more,
    },
    past,
    contacts,
  )
}

/** South of Xiqiao, a little apart from each other. */
function drawOffset(index: number): readonly [number, number] {
  return [-3600 + (index % 5) * 260, -4900 - Math.floor(index / 5) * 240]
}

function historyOf(fixed: Fixed, index: number): Past[] {
  if (index === 19) {
    return Array.from({ length: MANY }, (_, n) => ({
      kind: n % 3 === 0 ? 'visit' : 'call',
      daysAgo: 3 + Math.floor(n * 1.7),
      minute: 540 + (n % 8) * 60,
    }))
  }
  return (fixed.past ?? []).map(([kind, daysAgo, minute = 600 + index * 20]) => ({ kind, daysAgo, minute }))
}

/** `P-000001` is known to other areas; none of the three decides. */
function chenMinAndColleagues(ledger: Ledger, clueId: string) {
  const people = [
    { contactId: 'P-000001', clueId, name: '陈敏', nameEn: 'Chen Min', role: 'energy', phone: '13827245678' },
    { contactId: 'P-000018', clueId, name: '刘强', nameEn: 'Liu Qiang', role: 'boiler', phone: '13590551207' },
    { contactId: 'P-000019', clueId, name: '黄梅', nameEn: 'Huang Mei', role: 'purchasing', phone: '18620317745' },
  ]
  ledger.contacts.push(...people)
  return people
}

/** The two latest entries of the picture of the lead's page. */
function latestOfHongsheng(ledger: Ledger, clueId: string): Past[] {
  const { clock } = ledger
  ledger.checkIn(
    clueId,
    'rep01',
    clock.at(-2, '14:32'),
    {
      text: '已看锅炉房：两台12吨燃煤锅炉，2011年投用，许可六月到期。',
      textEn: 'Boiler house seen. Two coal-fired 12 t units from 2011, permit ends in June.',
    },
    {
      dwell: 41,
      distance: 22,
      accuracy: 8,
      address: '广东省佛山市禅城区南庄镇桃园东路18号',
      addressEn: '18 Taoyuan East Road, Nanzhuang, Foshan',
    },
  )
  ledger.track({
    clueId,
    kind: 'call',
    at: clock.at(-7, '10:05'),
    by: 'rep01',
    contactId: 'P-000001',
    text: '希望年底前拿到两台锅炉的报价，并想了解陶瓷行业案例。',
    textEn: 'Wants a price for two boilers before year end. Asked for a reference in ceramics.',
  })
  return [
    { kind: 'checkIn', daysAgo: 2, minute: 14 * 60 + 32 },
    { kind: 'call', daysAgo: 7, minute: 10 * 60 + 5 },
  ]
}
