import { parseResponse } from '#base/wire'
import type { Wire } from '#harness/backend/contract'
import { simCore, simulate } from '#harness/backend/kit/testing'
import { pluginList } from '#plugins'
import { pluginDevs } from '#plugins/dev'
import { type DeclaredCall, declaredCalls } from '../scripts/docs/calls'

/** Submits of all areas: what a back end may answer to them, and what happens when its answer is lost. */

/** Calls that are sent as POST, but only read or report. */
const READS = [
  'findBelongingEntity',
  'findLowDistance',
  'findLowDistance1',
  'selectCustomer',
  'getClueDetailList',
  'ennNewClueContact/selectClueIdAndBp',
  'findClueDiscardReason',
  'ennNewClueLabel/selectList',
  'ennNewClueTrack/selectList',
  'getClueListForMapAggregated',
  'doctionary/dic',
  'orgListByloginUser1',
  'queryPoiByKeywords',
  'contacts/check',
  'authenticationByTmpToken',
  'advice/match',
  'monitormsg',
]
/**
 * The answer says nothing, and the app needs nothing of it: a star is on or off, a reminder is on its way, a record is
 * deleted.
 */
const SAYS_NOTHING = [
  '/clueAttention',
  '/clueAttentionCancel',
  '/api/customer/follow',
  '/api/leads/remind',
  '/api/risk/todos/remind',
  '/api/schedule/projects/remind',
  '/requests/{id}/delete',
]

const EMPTY = [undefined, null, '', [], {}]

const isAccepted = ({ declaration }: DeclaredCall, response: unknown) => {
  try {
    parseResponse(declaration.response, response)
    return true
  } catch {
    return false
  }
}

test('a success without content is a failure of every submit, so that its form or page keeps the input', async () => {
  const submits = (await declaredCalls()).filter(
    ({ declaration: { method, path, repeatable } }) =>
      (method === 'POST' || repeatable) && ![...READS, ...SAYS_NOTHING].some((end) => path.endsWith(end)),
  )
  expect(submits.length).toBeGreaterThan(30)
  const accepted = submits.filter((call) => EMPTY.some((response) => isAccepted(call, response)))
  expect(accepted.map(({ id }) => `${id}: its response must be refused when it is empty (v.nonEmpty())`)).toEqual([])
})

/** Later entries, so that the lost one does not stand on the first page any more. */
const MANY = 25

const repeatables = async () =>
  (await Promise.all(pluginList.map(async ({ id, load }) => ({ id, plugin: (await load()).default })))).flatMap(
    ({ id, plugin }) => (plugin.repeatable ? [{ id, plugin, calls: plugin.repeatable }] : []),
  )

test('a submit whose answer was lost is found on a back end that ignores idempotency keys, so it is written once', async () => {
  const problems: string[] = []
  for (const { id, plugin, calls } of await repeatables()) {
    const dev = pluginDevs.find((each) => each.id === id)
    for (const { call, alreadyThere } of (await calls()).default) {
      const example = dev?.submits?.find((each) => each.call.id === call.id)
      if (!dev || !example) {
        problems.push(`${id}/dev.ts: add a request of ${call.id} to submits`)
        continue
      }
      const { who, request, several } = example
      const { sim, core } = simCore(simulate(dev), plugin, who)
      const context = sim.context(who)
      const lost = request(context, 0)
      if (await alreadyThere(core, lost)) problems.push(`${id}: ${call.id} is found before it was sent`)
      await sim.as(who).send(call, call.request(lost) as Wire)
      for (let later = 1; several && later <= MANY; later += 1)
        await sim.as(who).send(call, call.request(request(context, later)) as Wire)
      const isThere = await alreadyThere(core, lost)
      if (!isThere) problems.push(`${id}: ${call.id} is not found, so it would be written twice (alreadyThere)`)
    }
  }
  expect(problems).toEqual([])
})
