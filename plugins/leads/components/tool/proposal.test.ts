import * as v from 'valibot'
import { leadIdSchema } from '../../rules/vocabulary'
import { fakeCore } from '../../testing/fakeCore'
import { NO_FOLLOW_UP } from '../followUp/values'
import { attachToFollowUp } from './proposal'

const id = v.parse(leadIdSchema, 'L-000001')
const RESULT = 'Assessment “Industrial steam”: Steam as a service (93%).'

/** The draft after attaching, from what was there before. */
async function attached(before: unknown, times = 1) {
  const { core, drafts } = fakeCore({})
  if (before !== undefined) await drafts.save('lead.followUp', id, before)
  for (let time = 0; time < times; time++) await attachToFollowUp(core, id, RESULT)
  return (await drafts.load('lead.followUp', id))?.value
}

test('a result becomes the text of a new follow-up', async () => {
  expect(await attached(undefined)).toEqual({ values: { ...NO_FOLLOW_UP, text: RESULT } })
})

test('it stands below what the user has written already; nothing else of the draft changes', async () => {
  const attempt = { key: 'k', entered: 'e', at: 1 }
  const values = { ...NO_FOLLOW_UP, kind: 'call', contact: 'P-000001', text: 'Asked for a price.  ' }
  expect(await attached({ values, attempt })).toEqual({
    values: { ...values, text: `Asked for a price.\n${RESULT}` },
    attempt,
  })
})

test('twice is once', async () => {
  expect(await attached(undefined, 2)).toEqual({ values: { ...NO_FOLLOW_UP, text: RESULT } })
})

test('a draft of another build that does not fit is replaced', async () => {
  expect(await attached({ values: 'old' })).toEqual({ values: { ...NO_FOLLOW_UP, text: RESULT } })
})
