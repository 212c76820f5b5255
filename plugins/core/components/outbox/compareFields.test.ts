import { compareFields } from './compareFields'

test('each sent field is paired with the same field of the record', () => {
  const mine = { clueId: 'L-1', nextStep: { kind: 'visit', text: '' }, changes: { owner: 'rep01' } }
  const theirs = { clueId: 'L-1', nextStep: { kind: 'call' }, owner: 'rep02', version: 5 }
  expect(compareFields(mine, theirs)).toEqual([
    { label: 'clueId', mine: 'L-1', theirs: 'L-1' },
    { label: 'nextStep.kind', mine: 'visit', theirs: 'call' },
    { label: 'nextStep.text', mine: '–', theirs: '–' },
    { label: 'owner', mine: 'rep01', theirs: 'rep02' },
  ])
})

test('without a current record its side is empty', () => {
  expect(compareFields({ text: 'a' }, undefined)).toEqual([{ label: 'text', mine: 'a', theirs: '–' }])
})
