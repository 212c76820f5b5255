import { type CognitionFacts, cardCognition, cognitionOf } from './cognition'

/** L-000001 of domain/leads.md 5. */
const HONGSHENG: CognitionFacts = {
  clue: { place: true, source: true, entityId: true, distanceToMain: true, decider: false, nextStep: true },
  company: {
    creditCode: true,
    industry: true,
    scale: true,
    legalRep: false,
    taxGrade: true,
    shifts: false,
    licencePhoto: false,
  },
  equipment: [{ year: 2016, hours: 12, days: 270, load: 70 }],
  energy: [{ months: Array(12).fill(null) }],
}
const NOTHING: CognitionFacts = {
  clue: { place: false, source: false, entityId: false, distanceToMain: false, decider: false, nextStep: false },
  company: {
    creditCode: false,
    industry: false,
    scale: false,
    legalRep: false,
    taxGrade: false,
    shifts: false,
    licencePhoto: false,
  },
  equipment: [],
  energy: [],
}

test('the example of the domain: 18 + 16 + 20 + 10 = 64', () => {
  expect(cardCognition('clue', HONGSHENG.clue)).toEqual({ got: 18, max: 25, missing: ['decider'] })
  expect(cardCognition('company', HONGSHENG.company)).toEqual({
    got: 16,
    max: 25,
    missing: ['legalRep', 'shifts', 'licencePhoto'],
  })
  expect(cardCognition('equipment', HONGSHENG.equipment)).toEqual({ got: 20, max: 25, missing: ['plate'] })
  expect(cardCognition('energy', HONGSHENG.energy)).toEqual({
    got: 10,
    max: 25,
    missing: ['months', 'price', 'bill'],
  })
  expect(cognitionOf(HONGSHENG)).toBe(64)
})

test('nothing known is 0, everything 100', () => {
  expect(cognitionOf(NOTHING)).toBe(0)
  const all = (flags: object) => Object.fromEntries(Object.keys(flags).map((key) => [key, true]))
  expect(
    cognitionOf({
      clue: all(NOTHING.clue) as CognitionFacts['clue'],
      company: all(NOTHING.company) as CognitionFacts['company'],
      equipment: [{ year: 2016, hours: 12, days: 270, load: 70, plate: '/p.jpg' }],
      energy: [{ months: Array(12).fill(1), price: 3.2, bill: '/b.jpg' }],
    }),
  ).toBe(100)
})

test.each([
  [0, 0],
  [1, 0],
  [6, 3],
  [11, 5],
  [12, 5],
])('%i months give %i points', (count, points) => {
  const months = Array.from({ length: 12 }, (_, month) => (month < count ? 10 : null))
  expect(cardCognition('energy', [{ months }]).got).toBe(10 + points)
})

test('a row with half of its details gives half of the points for filled rows, and zero counts as known', () => {
  expect(cardCognition('equipment', [{ year: 2016, load: 0 }]).got).toBe(15)
  expect(cardCognition('equipment', [{ year: 2016, load: 0 }, {}]).got).toBe(13)
})
