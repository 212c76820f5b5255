import { messageKind } from '#harness/backend/core/messages'
import { simCore, simulate } from '#harness/backend/kit/testing'
import dev from './dev'
import plugin from './plugin'
import urgentMessages from './today'

test('the day shows three urgent messages at most, the newest first', async () => {
  const { sim, core } = simCore(simulate(dev), plugin, 'rep01')
  const table = sim.store.table(messageKind)
  const urgent = { to: 'rep01', category: 'risk', type: 'gasRisk.raised', level: 'urgent', title: 'Urgent' } as const
  for (const seq of [101, 102, 103, 104, 105])
    table.put({ ...urgent, mid: `MS-900${seq}`, seq, at: '2026-11-20T09:00:00+08:00' })
  const shown = await urgentMessages(core, new AbortController().signal)
  expect(shown.map(({ id }) => id)).toEqual(['MS-900105', 'MS-900104', 'MS-900103'])
})
