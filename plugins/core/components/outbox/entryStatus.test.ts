import type { OutboxItem } from '#src/outbox'
import { entryStatus } from './entryStatus'

const item = (state: OutboxItem['state']): OutboxItem => ({
  id: 'a',
  order: 1,
  callId: 'x',
  request: {},
  record: 'lead:L-1',
  label: 'Hongsheng Ceramics',
  idempotencyKey: 'k',
  createdAt: 1,
  bytes: 10,
  files: 0,
  filesInMemory: false,
  keepResult: false,
  attempts: 0,
  state,
})
const waiting = (notBefore = 0) => item({ kind: 'waiting', since: 0, notBefore })
const facts = { now: 1000, isOnline: true, needsSignIn: false, isFirst: true }

describe('what an entry waits for', () => {
  test('an earlier entry of its record, whatever else is missing', () => {
    expect(entryStatus(waiting(), { ...facts, isFirst: false, isOnline: false, needsSignIn: true })).toBe('behind')
  })
  test('a sign-in before the network: it is what the person can do', () => {
    expect(entryStatus(waiting(), { ...facts, isOnline: false, needsSignIn: true })).toBe('signIn')
  })
  test('the network', () => {
    expect(entryStatus(waiting(5000), { ...facts, isOnline: false })).toBe('network')
  })
  test('its next try', () => {
    expect(entryStatus(waiting(5000), facts)).toBe('later')
    expect(entryStatus(waiting(500), facts)).toBe('soon')
  })
})

describe('what became of an entry', () => {
  test('refused by the server, or impossible for the app', () => {
    expect(entryStatus(item({ kind: 'failed', at: 1, message: 'No.' }), facts)).toBe('refused')
    expect(entryStatus(item({ kind: 'failed', at: 1, message: '', reason: 'fileMissing' }), facts)).toBe('impossible')
  })
  test('sent, even while the network is gone again', () => {
    expect(entryStatus(item({ kind: 'sent', at: 1 }), { ...facts, isOnline: false })).toBe('sent')
  })
})
