/** @jest-environment node */

import { type Day, days } from '#base/calendar'
import { messageKind } from '#harness/backend/core/messages'
import { mayBeThere } from '#harness/backend/kit/reachable'
import { simulate } from '#harness/backend/kit/testing'
import { companyKind, gasDays } from '#harness/backend/world'
import { getSeries, getWarning } from '../api/warnings'
import dev from '../dev'
import { dayTypeOf } from '../rules/band'
import { reboundAfter } from './findings'
import { bounceKind, warningKind } from './records'
import { todoKind } from './todos'

const start = () => simulate(dev)
type Sim = ReturnType<typeof start>

/** Moves the clock on day by day, with somebody’s app open. */
function pass(sim: Sim, count: number): void {
  for (let day = 0; day < count; day++) {
    sim.wait(86_400_000)
    dev.sendDue?.(sim.context('rep02'))
  }
}
const all = <T>(rows: IterableIterator<T>) => [...rows]
const warningIds = (sim: Sim) => new Set(all(sim.store.table(warningKind).values()).map(({ warningId }) => warningId))

describe('while the clock moves', () => {
  test('what was read stays on its day', async () => {
    const sim = start()
    const volumeOf = async (date: Day) => {
      const { list } = await sim.as('rep01').call(getSeries, { custId: 'C-000021', from: date, to: date })
      return list[0]?.volume ?? 0
    }
    const fallen = await volumeOf('2026-11-19' as Day)
    sim.wait(3 * 86_400_000)
    expect(Math.abs((await volumeOf('2026-11-19' as Day)) / fallen - 1)).toBeLessThan(0.1)
    expect(await volumeOf('2026-11-22' as Day)).toBeGreaterThan(1.2 * fallen)
  })

  test('new falls and rises raise warnings, each with a to-do and a message to its owner', async () => {
    const sim = start()
    const before = warningIds(sim)
    dev.sendDue?.(sim.context('rep02'))
    expect(warningIds(sim)).toEqual(before)
    pass(sim, 10)
    const raised = all(sim.store.table(warningKind).values()).filter(({ warningId }) => !before.has(warningId))
    expect(raised.length).toBeGreaterThan(0)
    for (const { warningId, owner, date, state } of raised) {
      expect([state, date >= '2026-11-01']).toEqual(['open', true])
      const todo = all(sim.store.table(todoKind).values()).find(({ subject }) => subject === warningId)
      expect(todo).toMatchObject({ owner, state: 'open' })
      const told = all(sim.store.table(messageKind).values()).filter(({ params }) => params?.id === warningId)
      expect(told.map(({ to, type }) => [to, type])).toContainEqual([owner, 'gasRisk.raised'])
      expect(told[0]?.params?.by).toBe(owner)
      expect(mayBeThere(told[0]?.subject, sim.context(owner))).toBe(true)
      expect((await sim.as(owner).call(getWarning, { id: warningId })).can).toContain('handle')
    }
  })

  test('an open warning is raised by a higher level: due anew, with a to-do and a message of their own', () => {
    const known = start()
    const before = warningIds(known)
    pass(known, 10)
    const serious = all(known.store.table(warningKind).values()).find(
      ({ warningId, level }) => level === '3' && !before.has(warningId),
    )
    if (!serious) throw new Error('nothing is raised')
    const { custId, direction, owner, due, date, actual } = serious
    const sim = start()
    const warningId = 'GW-000900'
    sim.store.table(warningKind).put({
      ...serious,
      warningId,
      version: 1,
      level: '1',
      date: '2026-11-18',
      due: '2026-11-20T10:00:00.000Z',
      course: [],
    })
    pass(sim, 10)
    const open = all(sim.store.table(warningKind).values()).filter(
      (each) => each.custId === custId && each.direction === direction && !before.has(each.warningId),
    )
    expect(open).toMatchObject([{ warningId, level: '3', date, actual, due, state: 'open' }])
    const todos = all(sim.store.table(todoKind).values()).filter(({ subject }) => subject === warningId)
    expect(todos.filter(({ state }) => state === 'open')).toMatchObject([{ level: '3', due, owner }])
    const told = all(sim.store.table(messageKind).values()).filter(({ params }) => params?.id === warningId)
    expect(told[told.length - 1]).toMatchObject({ to: owner, type: 'gasRisk.raised', params: { level: '3' } })
  })

  test('one warning is open in each direction of a customer, whether of a day, week or month', () => {
    const sim = start()
    const open = () =>
      all(sim.store.table(warningKind).values())
        .filter(({ state }) => state === 'open' || state === 'returned')
        .map(({ custId, direction }) => `${custId} ${direction}`)
    expect(open()).toHaveLength(new Set(open()).size)
    pass(sim, 21)
    expect(open()).toHaveLength(new Set(open()).size)
  })

  test('a volume that is up again after a fall is a rebound, once', () => {
    const sim = start()
    const known = sim.store.table(bounceKind).size
    pass(sim, 14)
    const rebounds = all(sim.store.table(bounceKind).values())
    expect(rebounds.length).toBeGreaterThan(known)
    expect(new Set(rebounds.map(({ warningId }) => warningId)).size).toBe(rebounds.length)
    const last = rebounds[rebounds.length - 1]
    expect(last).toMatchObject({ state: 'open' })
    expect(all(sim.store.table(todoKind).values()).some(({ subject }) => subject === last?.bounceId)).toBe(true)
  })

  test('a week that fell is followed by a rebound once it is over, one for all warnings of the fall', () => {
    const { store, now } = simulate(dev, { size: 'default' })
    const company = store.table(companyKind).get('C-000014')
    const week = all(store.table(warningKind).values()).find(
      ({ custId, granularity, direction }) => [custId, granularity, direction].join() === 'C-000014,week,down',
    )
    if (!company || !week) throw new Error('no week')
    const readings = gasDays({ now }, company).map(({ day, volume }) => ({ day, volume, type: dayTypeOf(day) }))
    const rebound = reboundAfter(week, readings)
    expect(rebound?.day).toBe('2026-11-16')
    expect(week.date).toBe('2026-11-09')
    expect(all(store.table(bounceKind).values()).filter(({ custId }) => custId === 'C-000014')).toHaveLength(1)
  })

  test('readings that stop are a to-do about the meter, without a warning, once', () => {
    const sim = start()
    const stopped = all(sim.store.table(companyKind).values())
      .slice(0, 120)
      .filter((company) =>
        gasDays(sim, company)
          .slice(-4)
          .every(({ volume }) => volume === null),
      )
      .filter((company) => gasDays(sim, company).some(({ volume }) => volume !== null))
    expect(stopped.length).toBeGreaterThan(0)
    const checksOf = (custId: string) =>
      all(sim.store.table(todoKind).values()).filter(({ kind, subject }) => kind === 'meter' && subject === custId)
    pass(sim, 1)
    for (const { custId, owner } of stopped) expect(checksOf(custId)).toMatchObject([{ owner, state: 'open' }])
    const [first] = stopped
    const [todo] = checksOf(first?.custId ?? '')
    if (todo) sim.store.table(todoKind).put({ ...todo, state: 'done' })
    pass(sim, 2)
    expect(checksOf(first?.custId ?? '')).toHaveLength(1)
    expect(days.of(sim.now)).toBe('2026-11-23')
  })
})
