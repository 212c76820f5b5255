import { simCore, simulate } from '#harness/backend/kit/testing'
import type { RequestOf } from '#platform/http'
import { saveRequest } from './api'
import dev from './dev'
import plugin from './plugin'
import { requests } from './records'
import calls from './repeatable'
import { codeOf } from './rules/code'

const draft: RequestOf<typeof saveRequest> = {
  version: 0,
  action: 'new',
  kind: 'cost',
  orgCode: '440605',
  name: 'Night shift',
  code: codeOf('cost', '440605', 61) ?? '',
  from: '2026-12-01',
  responsible: { id: 'emp10', name: '' },
  reason: 'For the night shift',
}

test('an open request is read again once a draft of it was sent in the background', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const { id, version } = await sim.as('rep01').call(saveRequest, draft)
  const open = core.store(requests).of(id)
  await open.open()
  const edited = { ...draft, requestId: id, version, name: 'Day shift' }
  const saved = await sim.as('rep01').call(saveRequest, edited)
  await calls.find(({ call }) => call.id === saveRequest.id)?.afterSent?.(core, edited)
  expect(open.main.value).toMatchObject({ version: saved.version, name: 'Day shift' })
})
