import { parseResponse } from '#base/wire'
import { type DeclaredCall, declaredCalls } from '../scripts/docs/calls'

/** Submits of all areas: what a back end may answer to them. */

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
  'authenticationByTmpToken',
  'monitormsg',
]
/** The answer says nothing, and the app needs nothing of it: a star is on or off, as it was sent. */
const SAYS_NOTHING = ['/clueAttention', '/clueAttentionCancel', '/api/customer/follow']

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
