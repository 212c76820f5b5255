import type { LeadDetail, LeadRights } from '../api'
import { actionsOf } from './actions'

const now = new Date('2026-11-20T01:41:00Z')
const rights = (more: Partial<LeadRights> = {}): LeadRights => ({
  claim: false,
  edit: false,
  checkIn: false,
  assign: false,
  discard: false,
  returnPool: false,
  phone: false,
  why: {},
  limit: undefined,
  ...more,
})
const lead = (more: Partial<LeadDetail>) => ({ state: 'owned', ...more }) as LeadDetail
const discardedBy = (id: string, at: string) =>
  lead({
    state: 'discarded',
    discard: {
      kind: 'noGas',
      until: undefined,
      note: undefined,
      sameAs: undefined,
      same: undefined,
      by: { id, name: id, nameEn: id, orgCode: undefined },
      at: new Date(at),
    },
  })
const none = {
  followUp: false,
  checkIn: false,
  assign: false,
  advance: false,
  take: false,
  takeRefused: undefined,
  discard: false,
  changeReason: false,
  returnToPool: false,
}

describe('the actions offered on a lead page', () => {
  test('no action while the rights are not loaded', () => {
    expect(actionsOf(lead({}), undefined, 'rep01', now)).toEqual(none)
  })

  test('the owner may follow up, discard and return the lead', () => {
    const mine = rights({ edit: true, discard: true, returnPool: true })
    expect(actionsOf(lead({}), mine, 'rep01', now)).toEqual({
      ...none,
      followUp: true,
      discard: true,
      returnToPool: true,
    })
  })

  const all = rights({ claim: true, edit: true, checkIn: true, assign: true, discard: true, returnPool: true })
  const me = { id: 'rep01', name: '李伟', orgCode: '440605' }

  test.each([
    ['owned', ['followUp', 'checkIn', 'assign', 'advance', 'discard', 'returnToPool']],
    ['pool', ['take', 'assign', 'discard']],
    ['discarded', ['changeReason', 'returnToPool']],
  ] as const)('with all rights, a lead that is %s offers %j', (state, offered) => {
    const actions = Object.entries(actionsOf(lead({ state, owner: me }), all, 'rep01', now))
    expect(actions.flatMap(([name, is]) => (is === true ? [name] : [])).sort()).toEqual([...offered].sort())
  })

  test.each(['owned', 'discarded'] as const)('a lead that is %s says nothing about taking it', (state) => {
    expect(actionsOf(lead({ state }), rights({ why: { claim: 4102 } }), 'rep01', now).takeRefused).toBeUndefined()
  })

  test('who may not edit it moves no lead on, whoever owns it', () => {
    expect(actionsOf(lead({ owner: me }), rights(), 'rep01', now).advance).toBe(false)
  })

  test('without rights, or without who discarded it, no reason can be changed', () => {
    const discarded = discardedBy('rep02', '2026-11-19T00:00:00Z')
    expect(actionsOf(discarded, undefined, 'rep01', now).changeReason).toBe(false)
    const unknown = { ...discarded, discard: discarded.discard && { ...discarded.discard, by: undefined } }
    expect(actionsOf(unknown, rights(), 'rep01', now).changeReason).toBe(false)
  })

  test('checking in is for leads in progress; assigning for all that are not discarded', () => {
    const both = rights({ checkIn: true, assign: true })
    const shown = (change: object) => {
      const { checkIn, assign } = actionsOf(lead(change), both, 'rep02', now)
      return [checkIn, assign]
    }
    expect(shown({})).toEqual([true, true])
    expect(shown({ state: 'pool' })).toEqual([false, true])
    expect(shown({ state: 'discarded' })).toEqual([false, false])
  })

  test('a lead of the last stage cannot be moved on', () => {
    const won = lead({ stage: 'won', owner: { id: 'rep01', name: '李伟', orgCode: '440605' } })
    expect(actionsOf(won, rights({ edit: true }), 'rep01', now).advance).toBe(false)
  })

  test('only the owner moves a lead on', () => {
    const mine = rights({ edit: true })
    expect(
      actionsOf(lead({ owner: { id: 'rep01', name: '李伟', orgCode: '440605' } }), mine, 'rep01', now).advance,
    ).toBe(true)
    expect(
      actionsOf(lead({ owner: { id: 'rep01', name: '李伟', orgCode: '440605' } }), mine, 'emp11', now).advance,
    ).toBe(false)
  })

  test('a lead in the pool can be taken, or the refusal code is returned', () => {
    expect(actionsOf(lead({ state: 'pool' }), rights({ claim: true }), 'rep01', now).take).toBe(true)
    const full = actionsOf(lead({ state: 'pool' }), rights({ why: { claim: 4102 } }), 'rep01', now)
    expect(full).toEqual({ ...none, takeRefused: 4102 })
  })

  test('no refusal code for a user without the right to take leads', () => {
    expect(actionsOf(lead({ state: 'pool' }), rights({ why: { claim: 4003 } }), 'rep03', now)).toEqual(none)
  })

  test('the user who discarded the lead may change the reason for 30 days', () => {
    const fresh = discardedBy('rep01', '2026-10-21T01:41:00Z')
    expect(actionsOf(fresh, rights(), 'rep01', now).changeReason).toBe(true)
    expect(actionsOf(fresh, rights(), 'rep02', now).changeReason).toBe(false)
    expect(actionsOf(discardedBy('rep01', '2026-10-21T01:40:00Z'), rights(), 'rep01', now).changeReason).toBe(false)
  })

  test('a manager may change the reason at any time', () => {
    const old = discardedBy('rep01', '2025-01-01T00:00:00Z')
    expect(actionsOf(old, rights({ returnPool: true }), 'rep02', now).changeReason).toBe(true)
  })
})
