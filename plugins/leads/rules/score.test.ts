import { activityPoints, peoplePoints, scoreParts, totalScore } from './score'

const NOBODY = { phone: false, count: 0, decider: false }

describe('the score of a lead', () => {
  it('adds the rounded parts: 28 + 23 + 17 + 12 + 6 = 86', () => {
    const parts = scoreParts({
      gas: 4_200_000,
      distanceToMain: 380,
      taxGrade: 'B',
      recent: ['checkIn', 'call', 'visit'],
      people: { phone: true, count: 3, decider: false },
    })
    expect(parts).toEqual({ need: 28, main: 23, credit: 17, activity: 12, contacts: 6 })
    expect(totalScore(parts)).toBe(86)
  })

  it.each([
    ['no gas', 0, 0],
    ['gas up to 10,000 m³', 10_000, 0],
    ['6 M m³ and more', 6_000_000, 30],
    ['twice that', 12_000_000, 30],
  ])('%s: points for the demand, case %#', (_, gas, need) => {
    expect(scoreParts({ gas, recent: [], people: NOBODY }).need).toBe(need)
  })

  it.each([
    [undefined, 0],
    [40, 25],
    [100, 25],
    [3000, 0],
    [5000, 0],
  ])('a main %s m away: %s points', (distanceToMain, points) => {
    expect(scoreParts({ distanceToMain, recent: [], people: NOBODY }).main).toBe(points)
  })

  it.each([
    ['A', 0, 20],
    ['B', 0, 17],
    ['M', 0, 14],
    ['C', 0, 8],
    ['D', 0, 0],
    [undefined, 0, 10],
    ['A', 2, 8],
    ['C', 2, 0],
  ] as const)('grade %s with %s open cases: %s points', (taxGrade, openCases, points) => {
    expect(scoreParts({ taxGrade, openCases, recent: [], people: NOBODY }).credit).toBe(points)
  })

  it('limits the points for recent contacts to 12', () => {
    expect(activityPoints(['message'])).toBe(1)
    expect(activityPoints(['call', 'visit'])).toBe(8)
    expect(activityPoints(['visit', 'visit', 'checkIn'])).toBe(12)
  })

  it('has 13 points if a phone number, three people and the decider are known', () => {
    expect(peoplePoints({ phone: true, count: 3, decider: true })).toBe(13)
    expect(peoplePoints(NOBODY)).toBe(0)
  })
})
