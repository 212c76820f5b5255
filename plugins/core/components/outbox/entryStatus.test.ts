import type { OutboxItem } from '#platform/outbox'
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
  uploads: [],
  attempts: 0,
  state,
})
const waiting = (notBefore = 0) => item({ kind: 'waiting', since: 0, notBefore })
const facts = { now: 1000, isOnline: true, needsSignIn: false, isFirst: true }

describe('what an entry waits for', () => {
  test('an earlier entry of its record takes precedence', () => {
    expect(entryStatus(waiting(), { ...facts, isFirst: false, isOnline: false, needsSignIn: true })).toBe('behind')
  })
  test('a sign-in takes precedence over the network, because the user can do something about it', () => {
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

describe('a settled entry', () => {
  test('was refused by the server or cannot be sent by the app', () => {
    expect(entryStatus(item({ kind: 'failed', at: 1, message: 'No.' }), facts)).toBe('refused')
    expect(entryStatus(item({ kind: 'failed', at: 1, message: '', reason: 'fileMissing' }), facts)).toBe('impossible')
  })
  test('was sent, also when the network is gone again', () => {
    expect(entryStatus(item({ kind: 'sent', at: 1 }), { ...facts, isOnline: false })).toBe('sent')
  })
})
