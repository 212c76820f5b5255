import * as v from 'valibot'
import { call } from '#src/http'
import { day, text } from '#src/wire'
import { RISK_KINDS } from '../rules/riskKinds'

/** What of my customers, and of those I follow, waits for me today. */

const ofCompany = { custId: v.string(), name: v.string(), nameEn: text }

export const getToday = call({
  host: 'main',
  method: 'GET',
  path: '/api/customer/today',
  send: 'query',
  about: 'New court records that I have not seen, and bills that are due within 3 days.',
  request: v.object({}),
  response: v.object({
    risks: v.array(v.object({ ...ofCompany, kind: v.picklist(RISK_KINDS), count: v.number() })),
    bills: v.array(v.object({ ...ofCompany, amount: v.number(), dueAt: day })),
  }),
})
