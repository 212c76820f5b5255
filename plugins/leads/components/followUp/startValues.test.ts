import type { Track } from '../../api'
import { startValues } from './startValues'

const people = [
  { id: 'P-1', phones: ['13800000001', '075786321234'] },
  { id: 'P-2', phones: ['13800000002'] },
]
const track = (id: string | undefined) => ({ contact: id && { id, name: id } }) as Track
const start = (change: object) => startValues({ kind: undefined, step: undefined, people, tracks: [], ...change })

test.each([
  ['survey', 'visit'],
  ['quote', 'message'],
  ['call', 'call'],
  ['dinner', 'visit'],
  [undefined, 'visit'],
])('a step %s that was due is logged as %s', (step, kind) => {
  expect(start({ step })).toMatchObject({ kind, nextKind: kind })
})

test('the call that was just made comes before the step that was due', () => {
  expect(start({ kind: 'call', step: 'visit' }).kind).toBe('call')
  expect(start({ kind: 'nonsense', step: 'call' }).kind).toBe('call')
})

describe('a call was with whom was called, also if the last contact was with somebody else', () => {
  const call = { at: 1000, seconds: 6 }
  test.each([
    ['the person of the id', { contact: 'P-1' }, 'P-1'],
    ['the person of the number', { phone: '075786321234' }, 'P-1'],
    ['nobody, who is chosen in the form: an unknown person', { contact: 'P-9' }, ''],
    ['nobody: an unknown number', { phone: '13800000009' }, ''],
    ['nobody: without either', {}, ''],
  ])('%s', (_, called, contact) => {
    const made = { kind: 'call', call, tracks: [track('P-2')], ...called }
    expect(start(made)).toMatchObject({ contact, call })
    expect(start({ ...made, people: people.slice(1) }).contact).toBe('')
  })
})

test('it was with whom the last contact was, if still known, else with the only person', () => {
  expect(start({ tracks: [track(undefined), track('P-9'), track('P-2')] }).contact).toBe('P-2')
  expect(start({}).contact).toBe('')
  expect(start({ people: people.slice(0, 1) }).contact).toBe('P-1')
})
