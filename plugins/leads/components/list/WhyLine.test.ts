import * as v from 'valibot'
import type { Lead } from '../../api'
import { leadSchema } from '../../api/lead'
import { wireLead, wireSite } from '../../testing/samples'
import { whyNow } from './WhyLine'

const now = new Date('2026-11-20T09:41:00+08:00')
const lead = (change: object): Lead => v.parse(leadSchema, { ...wireLead, returnAt: undefined, ...change })
const step = (at: string, kind = 'visit') => ({ nextStep: { at, kind } })

test.each([
  [
    'a step on an earlier day is late by whole days',
    step('2026-11-18T23:00:00+08:00', 'quote'),
    { kind: 'late', step: 'quote', days: 2 },
  ],
  ['a step earlier today is not late', step('2026-11-20T08:00:00+08:00'), { kind: 'today', step: 'visit' }],
  ['a later step is planned', step('2026-11-23T10:00:00+08:00'), { kind: 'planned', step: 'visit' }],
  [
    'a return within a week has priority over a later step',
    { ...step('2026-12-01T10:00:00+08:00'), returnAt: '2026-11-26T00:00:00+08:00' },
    { kind: 'returns', days: 6, pressing: false },
  ],
  [
    'a step before the return has priority',
    { ...step('2026-11-21T10:00:00+08:00'), returnAt: '2026-11-26T00:00:00+08:00' },
    { kind: 'planned' },
  ],
  [
    'a step on the day of the return has priority',
    { ...step('2026-11-26T10:00:00+08:00'), returnAt: '2026-11-26T00:00:00+08:00' },
    { kind: 'planned' },
  ],
  [
    'a return in seven days is shown',
    { nextStep: undefined, returnAt: '2026-11-27T00:00:00+08:00' },
    { kind: 'returns', days: 7, pressing: false },
  ],
  ['a return in eight days is not', { nextStep: undefined, returnAt: '2026-11-28T00:00:00+08:00' }, { kind: 'noStep' }],
  [
    'a return in four days is not pressing',
    { nextStep: undefined, returnAt: '2026-11-24T00:00:00+08:00' },
    { kind: 'returns', days: 4, pressing: false },
  ],
  [
    'a return in three days is pressing',
    { nextStep: undefined, returnAt: '2026-11-23T00:00:00+08:00' },
    { kind: 'returns', days: 3, pressing: true },
  ],
  [
    'a return tonight is in 0 days',
    { nextStep: undefined, returnAt: '2026-11-20T00:00:00+08:00' },
    { kind: 'returns', days: 0 },
  ],
  [
    'a return in more than a week is not shown',
    { nextStep: undefined, returnAt: '2026-12-26T00:00:00+08:00' },
    { kind: 'noStep' },
  ],
])('%s', (_, change, expected) => {
  expect(whyNow(lead(change), now)).toMatchObject(expected)
})

test.each([
  ['in the pool', { state: '0' }],
  ['discarded', { state: '2' }],
  ['won', { stage: '5' }],
])('a lead that is %s has no reason to act', (_, change) => {
  expect(whyNow(lead(change), now)).toBeUndefined()
})

test('an owned imported site has no next step', () => {
  expect(whyNow(v.parse(leadSchema, wireSite), now)).toEqual({ kind: 'noStep' })
})
