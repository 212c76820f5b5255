import { simCore, simulate } from '#harness/backend/kit/testing'
import { defineStore } from '#platform/core'
import { saveVisit, writeMinutes } from './api'
import { visitKind } from './backend/records'
import { viewVisit } from './backend/visits'
import dev from './dev'
import plugin from './plugin'
import calls from './repeatable'

const entry = calls.find(({ call }) => call.id === writeMinutes.id)
const request = {
  id: 'V-000008',
  version: 0,
  writtenAt: new Date(),
  text: 'They sign next week.',
  audio: [{ url: '/a.webm' }],
  photos: [],
  needs: [],
  steps: [],
}
const planned = {
  clueId: 'L-000001',
  purpose: 'first',
  from: new Date(),
  to: new Date(),
  place: { address: '季华西路6号' },
  contacts: [{ id: 'P-000001', name: '陈敏' }],
  participants: [],
}

test('minutes that waited are saved over the present ones, whose version is not that of their visit', () => {
  const sim = simulate(dev)
  const visit = sim.store.table(visitKind).get('V-000008')
  if (!visit) throw new Error('no visit')
  const theirs = JSON.parse(JSON.stringify(viewVisit({ ...visit, version: 5 }, sim.context('rep01'))))
  expect(entry?.onTop?.(request, theirs)).toMatchObject({ version: 1 })
  expect(entry?.compare?.(request, theirs)).toMatchObject([{ mine: request.text }, { mine: '1', theirs: '12' }])
})

test('what shows the customer or lead is stale once an entry of the outbox was sent', () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const { invalidateRecord } = core.store(defineStore('test.shown', () => ({ invalidateRecord: jest.fn() })))
  calls.find(({ call }) => call.id === saveVisit.id)?.afterSent?.(core, planned)
  expect(invalidateRecord).toHaveBeenCalledWith('L-000001')
})
