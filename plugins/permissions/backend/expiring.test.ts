/** @jest-environment node */

import { grantKind } from '#harness/backend/core/grants'
import { messageKind } from '#harness/backend/core/messages'
import { createBackend } from '#harness/backend/createBackend'
import { simulate } from '#harness/backend/kit/testing'
import dev from '../dev'

/** GR-000001 of rep01 ends on 2026-12-01 and came from AP-000004. */
function sentOn(...days: readonly string[]) {
  const sim = simulate(dev)
  for (const day of days) {
    sim.at(new Date(`${day}T09:00:00+08:00`))
    dev.sendDue?.(sim.context('rep01'))
  }
  const messages = [...sim.store.table(messageKind).values()].filter(({ type }) => type === 'role.expiring')
  return messages.map(({ to, at, params }) => [to, at.slice(0, 10), params?.id])
}

test('the holder is told 14 and 3 days before the end, once a day', () => {
  expect(sentOn('2026-11-16', '2026-11-17', '2026-11-17', '2026-11-18', '2026-11-28', '2026-11-28')).toEqual([
    ['rep01', '2026-11-17', 'AP-000004'],
    ['rep01', '2026-11-28', 'AP-000004'],
  ])
})

test('a role that was given up has no reminder; one that came from no application has one about itself', () => {
  const sim = simulate(dev)
  const table = sim.store.table(grantKind)
  const grant = table.get('GR-000001')
  if (!grant) throw new Error('no GR-000001')
  const { applicationId: _, ...own } = grant
  table.put({ ...own, id: 'GR-800001' })
  table.put({ ...grant, revoked: true })
  sim.at(new Date('2026-11-28T09:00:00+08:00'))
  dev.sendDue?.(sim.context('rep01'))
  const sent = [...sim.store.table(messageKind).values()].filter(({ type }) => type === 'role.expiring')
  expect(sent.map(({ params }) => params?.id)).toEqual(['GR-800001'])
})

test('roles of one application that end on one day are one message with their number, another day has its own', () => {
  const sim = simulate(dev)
  const table = sim.store.table(grantKind)
  const grant = table.get('GR-000001')
  if (!grant) throw new Error('no GR-000001')
  table.put({ ...grant, id: 'GR-800001', orgCode: '440604' })
  table.put({ ...grant, id: 'GR-800002', orgCode: '440606', to: '2026-12-12' })
  sim.at(new Date('2026-11-28T09:00:00+08:00'))
  dev.sendDue?.(sim.context('rep01'))
  const sent = [...sim.store.table(messageKind).values()].filter(({ type }) => type === 'role.expiring')
  expect(sent.map(({ title, params }) => [title, params?.id, params?.items])).toEqual([
    [{ en: '2 of your roles end in 3 days', zh: '您的 2 个角色将在 3 天后到期' }, 'AP-000004', '2'],
    [{ en: 'Your role ends in 14 days', zh: '您的角色将在 14 天后到期' }, 'AP-000004', '1'],
  ])
})

test('it is among the unread messages when the app asks for them', async () => {
  const backend = createBackend({ devs: [dev], size: 'small', now: new Date('2026-11-28T09:00:00+08:00') })
  const grants = backend.store().table(grantKind)
  const grant = grants.get('GR-000001')
  if (!grant) throw new Error('no GR-000001')
  grants.put({ ...grant, to: '2026-12-01' })
  const request = new Request('http://sim/main/api/messages/unread', { headers: { Authorization: 'sim-rep01' } })
  await backend.handle(request)
  const messages = [...backend.store().table(messageKind).values()]
  expect(messages.filter(({ type, to }) => type === 'role.expiring' && to === 'rep01')).toHaveLength(1)
})
