import * as v from 'valibot'
import { ENERGIES } from '#base/energy'
import { coded, day, named } from '#base/wire'
import { RISK_KINDS } from '../rules/riskKinds'
import { get, ofCompany } from './calls'

/** Due items of my customers, and of those I follow. */
export const getToday = get('/today', {
  about: 'New court records that I have not seen, by customer and kind, and bills that are due within 3 days.',
  request: v.object({}),
  response: v.object({
    risks: v.array(v.object({ ...ofCompany, ...named, kind: coded(RISK_KINDS), count: v.number() })),
    bills: v.array(v.object({ ...ofCompany, ...named, energy: coded(ENERGIES), amount: v.number(), dueAt: day })),
  }),
})
