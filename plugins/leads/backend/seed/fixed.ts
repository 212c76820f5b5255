import { definedFields, picked } from '#harness/backend/kit'
import { drawCreditCode, HERE, NOTES, pointBeside, recordId, type World } from '#harness/backend/world'
import { STAGES } from '../../rules/vocabulary'
import { EDGES } from './edges'
import { CHANCHENG, type Fixed } from './fixedLead'
import type { Ledger, Past } from './Ledger'
import { HONGSHENG_CALL, HONGSHENG_VISIT, SHOWCASE, SHOWCASE_NOTES } from './showcase'

/** The fixed leads of domain/leads.md 7: 1 to 7 are those of the screenshots, then one for each edge case. */

const NANHAI = '440605'
const NANZHUANG = '广东省佛山市禅城区南庄镇'
const XIQIAO = '广东省佛山市南海区西樵镇'
const FIXED: readonly Fixed[] = [...SHOWCASE, ...EDGES]

/** Days of the 400 follow-ups of lead 20. */
const MANY = 400

/** Adds the twenty fixed leads; they are the first of the ledger. */
export function addFixedLeads(ledger: Ledger) {
  FIXED.forEach((fixed, index) => {
    addFixed(ledger, fixed, index)
  })
}

/** A lead with what it has of its company: all of it, or, with a name of its own, its code alone. */
function withCompany(fixed: Fixed, world: World): Fixed {
  if (fixed.custId === undefined) return fixed
  const company = world.company(fixed.custId)
  const more = { ...fixed.more, ...picked(company, 'creditCode', 'custId') }
  if (fixed.name !== undefined) return { ...fixed, more }
  return {
    ...fixed,
    ...picked(company, 'name', 'nameEn', 'address', 'addressEn', 'areaCode', 'industry'),
    ...definedFields({ grade: company.taxGrade }),
    more: { ...more, ...picked(company, 'point') },
  }
}

function addFixed(ledger: Ledger, written: Fixed, index: number) {
  const { random, clock } = ledger
  const fixed = withCompany(written, ledger.world)
  const clueId = recordId('L', index + 1)
  const owner = fixed.owner ?? 'rep01'
  const inPicture = index < 7
  const past = historyOf(fixed, index)
  const contacts = [...ledger.named(clueId), ...(fixed.people ?? []).map((duty) => ledger.contact(clueId, duty, owner))]
  ledger.history(clueId, owner, past, contacts, inPicture ? SHOWCASE_NOTES : NOTES)
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
      name: '',
      ...picked(fixed, 'name', 'nameEn', 'addressEn', 'industry', 'potential'),
      ...definedFields({ distanceToMain: fixed.main, taxGrade: fixed.grade }),
      version: 1,
      orgCode: fixed.orgCode ?? NANHAI,
      state,
      stage: fixed.stage,
      address: fixed.address ?? `${areaCode === CHANCHENG ? NANZHUANG : XIQIAO}工业大道${index * 3 + 2}号`,
      areaCode,
      source: index % 2 === 0 ? 'map' : 'own',
      labels: fixed.labels ?? [],
      cognition: 20 + index,
      creditCode: drawCreditCode(random, areaCode),
      createdAt: steps[0]?.at ?? clock.past(0, 8 * 60 + 20),
      steps,
      ...(offset && { point: pointBeside(HERE, offset[0], offset[1]) }),
      ...(state !== 'pool' && { owner }),
      ...(kind && day !== undefined && time && { nextStep: { kind, at: clock.at(day, time), ...fixed.about } }),
      ...(index < 2 && { followers: ['rep01'] }),
      ...(index === 13 && { takenAt: clock.minutesAgo(2) }),
      ...(discard && { discard: { ...discard, at: clock.at(-5, '16:40') } }),
      ...more,
    },
    past,
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

/** The two latest entries of the lead page's screenshot. */
function latestOfHongsheng(ledger: Ledger, clueId: string): Past[] {
  const { clock } = ledger
  const { text, textEn, ...visit } = HONGSHENG_VISIT
  ledger.checkIn(clueId, 'rep01', clock.at(-2, '14:32'), { text, textEn }, visit)
  ledger.track({ clueId, at: clock.at(-7, '10:05'), ...HONGSHENG_CALL })
  return [
    { kind: 'checkIn', daysAgo: 2, minute: 14 * 60 + 32 },
    { kind: 'call', daysAgo: 7, minute: 10 * 60 + 5 },
  ]
}
