import { proposedOf } from './binding'

const one = (custId: string, score: number, can = true) => ({ custId, score, can })

test.each([
  ['the likeliest, from 0.92 on', [one('C-1', 0.92), one('C-2', 0.9)], 'C-1'],
  ['none that is less like', [one('C-1', 0.919)], undefined],
  ['the same before one that is like', [one('C-1', 1), one('C-2', 0.95)], 'C-1'],
  ['none of two that fit as well', [one('C-1', 1), one('C-2', 1)], undefined],
  ['none of a colleague', [one('C-1', 1, false)], undefined],
  ['nobody', [], undefined],
])('%s is proposed', (_, candidates, custId) => {
  expect(proposedOf(candidates)?.custId).toBe(custId)
})
