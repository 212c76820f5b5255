import * as v from 'valibot'
import { EXAMPLE_TIME as NOW } from '#harness/backend/clock'
import { messageKind } from '#harness/backend/core/messages'
import { type Simulation, simulate } from '#harness/backend/kit/testing'
import * as api from '../api'
import dev from '../dev'
import { returnDate } from '../rules/returnDate'
import { leadIdSchema } from '../rules/vocabulary'
import { leadKind } from './records'

jest.mock('../rules/returnDate', () => {
  const actual = jest.requireActual('../rules/returnDate')
  return { ...actual, returnDate: jest.fn(actual.returnDate) }
})

const id = (number: number) => v.parse(leadIdSchema, `L-${String(number).padStart(6, '0')}`)
const at = (time: string) => new Date(`${time}+08:00`)

let sim: Simulation
beforeEach(() => {
  sim = simulate(dev)
})

const received = (who: string, type: string) =>
  [...sim.store.table(messageKind).values()].filter((each) => each.to === who && each.type === type)
const follow = (number: number, ...followers: readonly string[]) => {
  const lead = sim.store.table(leadKind).get(id(number))
  if (lead) sim.store.table(leadKind).put({ ...lead, followers })
}
const assign = (number: number, owner: string, version = 1) =>
  sim.as('rep02').call(api.updateClue, { leads: [{ id: id(number), version }], changes: { owner } })

describe('messages', () => {
  it('the new owner of a lead is told, the old one that it changed', async () => {
    await assign(3, 'emp12')
    expect(received('emp12', 'clue.assigned').map(({ params }) => params?.clueId)).toEqual(['L-000003'])
    expect(received('rep01', 'clue.changed').map(({ params }) => params?.change)).toEqual(['assign'])
    expect(received('rep02', 'clue.changed')).toEqual([])
  })

  it('who follows a lead of the pool hears that somebody took it', async () => {
    follow(8, 'emp12')
    await sim.as('rep01').call(api.updateClue, { leads: [{ id: id(8), version: 1 }], changes: { owner: 'rep01' } })
    expect(received('emp12', 'clue.changed').map(({ params, from }) => [params?.change, from])).toEqual([
      ['take', 'rep01'],
    ])
    expect(received('rep01', 'clue.changed')).toEqual([])
  })

  it('a manager reminds the owner of a lead once a day, and again on the next one', async () => {
    const reminded = () => received('rep01', 'clue.followUpDue').filter(({ params }) => params?.change === 'reminded')
    const remind = () => sim.as('rep02').call(api.remindOwner, { id: id(3) })
    await remind()
    await remind()
    expect(reminded()).toHaveLength(1)
    sim.wait(86_400_000)
    await remind()
    expect(reminded()).toHaveLength(2)
  })

  it('somebody with whom a lead is shared hears of it', async () => {
    const changes = { collaborators: ['emp12'] }
    await sim.as('rep01').call(api.updateClue, { leads: [{ id: id(3), version: 1 }], changes })
    const changesOf = () => received('emp12', 'clue.changed').map(({ params }) => [params?.clueId, params?.change])
    expect(changesOf()).toEqual([['L-000003', 'share']])
    const renamed = { leads: [{ id: id(3), version: 2 }], changes: { name: '宏盛新型建材' } }
    await sim.as('rep01').call(api.updateClue, renamed)
    expect(changesOf().at(-1)).toEqual(['L-000003', 'edit'])
  })

  it('a next step is announced 30 minutes before, once', () => {
    sim.at(at('2026-11-20T13:59:00'))
    dev.sendDue?.(sim.context('rep01'))
    const soon = () => received('rep01', 'clue.followUpDue').filter(({ params }) => params?.change === 'soon')
    expect(soon().map(({ params }) => params?.clueId)).not.toContain('L-000001')
    sim.at(at('2026-11-20T14:01:00'))
    dev.sendDue?.(sim.context('rep01'))
    dev.sendDue?.(sim.context('rep01'))
    expect(soon().filter(({ params }) => params?.clueId === 'L-000001')).toHaveLength(1)
  })

  it('late steps are told at 8:30, once a day', () => {
    const late = () =>
      received('rep01', 'clue.followUpDue').filter(
        ({ params }) => params?.change === 'late' && params?.clueId === 'L-000002',
      )
    sim.at(at('2026-11-20T08:29:00'))
    dev.sendDue?.(sim.context('rep01'))
    expect(late()).toHaveLength(0)
    sim.at(at('2026-11-20T08:30:00'))
    dev.sendDue?.(sim.context('rep01'))
    dev.sendDue?.(sim.context('rep01'))
    expect(late()).toHaveLength(1)
    sim.at(at('2026-11-21T09:00:00'))
    dev.sendDue?.(sim.context('rep01'))
    expect(late()).toHaveLength(2)
  })
})

describe('a lead that returns to the pool', () => {
  it('is told to its owner 7, 3 and 1 days before, from 8:30 on', () => {
    // Lead 6 returns on 26 November.
    const days = [18, 19, 20, 21, 22, 23, 24, 25].filter((day) => {
      const before = received('rep01', 'clue.followUpDue').length
      sim.at(at(`2026-11-${day}T08:29:00`))
      dev.sendDue?.(sim.context('rep01'))
      const ofLead6 = () =>
        received('rep01', 'clue.followUpDue')
          .slice(before)
          .filter(({ params }) => params?.change === 'returns' && params?.clueId === 'L-000006')
      expect(ofLead6()).toEqual([])
      sim.at(at(`2026-11-${day}T08:30:00`))
      dev.sendDue?.(sim.context('rep01'))
      dev.sendDue?.(sim.context('rep01'))
      expect(ofLead6().length).toBeLessThan(2)
      return ofLead6().length > 0
    })
    expect(days).toEqual([19, 23, 25])
  })
})

test('when leads return is worked out once for all sessions, until one changes', async () => {
  const count = () => jest.mocked(returnDate).mock.calls.length
  dev.sendDue?.(sim.context('rep01'))
  const before = count()
  expect(before).toBeGreaterThan(10)
  const other = simulate(dev)
  for (const who of ['rep01', 'rep02', 'rep01']) dev.sendDue?.(other.context(who))
  expect(count()).toBe(before)
  await assign(3, 'emp12')
  const changed = count()
  dev.sendDue?.(sim.context('rep01'))
  expect(count() - changed).toBeLessThan(3)
})

describe('an opportunity that stands still', () => {
  const since = (daysAgo: number) => {
    const lead = sim.store.table(leadKind).get(id(2))
    if (!lead) throw new Error('no lead 2')
    const at = new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString()
    const steps = lead.steps.map((step) => (step.stage === 'opportunity' ? { ...step, at } : step))
    sim.store.table(leadKind).put({ ...lead, steps })
  }
  const slow = (who: string) =>
    received(who, 'clue.followUpDue').filter(({ params }) => params?.change === 'slow' && params?.clueId === 'L-000002')

  it('is told to the manager of its organisation on the 90th day, once', () => {
    since(89)
    dev.sendDue?.(sim.context('rep02'))
    expect(slow('rep02')).toHaveLength(0)
    sim.wait(86_400_000)
    for (const who of ['rep01', 'rep02', 'rep03', 'rep05', 'rep02']) dev.sendDue?.(sim.context(who))
    expect(slow('rep02')).toMatchObject([{ title: { en: 'For 90 days an opportunity: Guangda Glass Works' } }])
    for (const who of ['rep01', 'rep03', 'rep05']) expect(slow(who)).toEqual([])
  })

  it('is told to a manager who was away, for a week', () => {
    since(96)
    dev.sendDue?.(sim.context('rep02'))
    expect(slow('rep02')).toHaveLength(1)
  })

  it('is not told of what was long over before', () => {
    since(97)
    dev.sendDue?.(sim.context('rep02'))
    expect(slow('rep02')).toHaveLength(0)
  })
})

describe('the nightly return', () => {
  it('takes a lead at 0:30 of the night after its last day, whoever asks first', () => {
    const lead = () => sim.store.table(leadKind).get(id(19))
    sim.at(at('2026-11-21T00:29:00'))
    dev.sendDue?.(sim.context('rep02'))
    expect(lead()?.state).toBe('owned')
    sim.at(at('2026-11-21T00:30:00'))
    dev.sendDue?.(sim.context('rep02'))
    expect(lead()).toMatchObject({ state: 'pool', version: 2 })
    expect(lead()?.owner).toBeUndefined()
    expect(lead()?.lost).toHaveProperty('rep01')
  })

  it('is told to owner and followers by the server, once, whoever asks first', () => {
    follow(19, 'emp12', 'rep02')
    const told = (who: string) =>
      received(who, 'clue.changed').flatMap(({ params, from }) =>
        params?.clueId === 'L-000019' ? [[params.change, from]] : [],
      )
    dev.sendDue?.(sim.context('rep02'))
    expect(received('rep01', 'clue.changed')).toEqual([])
    sim.at(at('2026-11-21T00:30:00'))
    dev.sendDue?.(sim.context('rep02'))
    dev.sendDue?.(sim.context('rep01'))
    for (const who of ['rep01', 'rep02', 'emp12']) expect(told(who)).toEqual([['returnToPool', undefined]])
  })

  it('takes a lead that was never contacted after the 15th quiet day', () => {
    const lead = () => sim.store.table(leadKind).get(id(5))
    expect(lead()).toMatchObject({ stage: 'found', state: 'owned' })
    expect(lead()?.lastContact).toBeUndefined()
    sim.at(at('2026-12-06T00:29:00'))
    dev.sendDue?.(sim.context('rep02'))
    expect(lead()?.state).toBe('owned')
    sim.at(at('2026-12-06T00:30:00'))
    dev.sendDue?.(sim.context('rep02'))
    expect(lead()?.state).toBe('pool')
  })

  it('leaves those with days left', () => {
    sim.at(NOW)
    dev.sendDue?.(sim.context('rep01'))
    expect(sim.store.table(leadKind).get(id(1))?.state).toBe('owned')
  })
})

describe('assigning', () => {
  it('shows what the people of a manager have to do, and is refused to others', async () => {
    const people = await sim.as('rep02').call(api.getWorkload, {})
    const mine = people.find((person) => person.id === 'rep01')
    expect(mine?.open).toBeGreaterThan(50)
    expect(mine?.due).toBeGreaterThan(0)
    for (const who of ['rep01', 'rep03'])
      expect(await sim.refusal(sim.as(who).call(api.getWorkload, {}))).toMatchObject({ code: 4003 })
  })

  it('is to people who may work on leads', async () => {
    const people = (await sim.as('rep02').call(api.getWorkload, {})).map((person) => person.id)
    expect(people).toEqual(expect.arrayContaining(['rep01', 'emp11', 'emp12']))
    // Without a role, and with one for projects.
    for (const who of ['rep04', 'emp07']) {
      expect(people).not.toContain(who)
      expect(await sim.refusal(assign(3, who))).toMatchObject({ code: 4000, data: { fields: { owner: 'unknown' } } })
    }
  })

  it('of two managers the second is told that it changed, with the lead as it is now', async () => {
    await assign(3, 'emp12')
    expect(await sim.refusal(assign(3, 'emp11'))).toMatchObject({ code: 4009, data: { owner: { loginName: 'emp12' } } })
  })

  it('of several leads the others are done', async () => {
    await assign(3, 'emp12')
    const answer = await sim.as('rep02').call(api.updateClue, {
      leads: [1, 3, 4].map((number) => ({ id: id(number), version: 1 })),
      changes: { owner: 'emp11' },
    })
    expect(answer.leads.map((lead) => lead.id)).toEqual([id(1), id(4)])
    expect(answer.failed).toMatchObject([{ id: id(3), code: 4009 }])
  })
})
