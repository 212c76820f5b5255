import * as v from 'valibot'
import { answer, type SimHandler } from '#harness/backend/contract'
import { aboutCompany, enteredBy } from '#harness/backend/kit'
import { getBills, getCarbon } from '../api/energy'
import { ENERGIES } from '../rules/energies'
import { billsOf, energiesOf } from './bills'
import { carbonYears, usageOf } from './carbon'
import { accessTo, billedCompany, seenCompany } from './companies'

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'error.invalid'))
/** Which bills are asked for. */
const asked = v.object({ energy: v.picklist(ENERGIES, 'error.invalid'), from: month, to: month })

/** Bills and carbon of companies in the simulator. */
export const energyHandlers: readonly SimHandler[] = [
  answer(getBills, (wire, context) => {
    const company = billedCompany(wire.custId, context)
    const { energy, from, to } = enteredBy(asked, wire)
    return {
      company: aboutCompany(company),
      energies: energiesOf(company),
      list: billsOf(context, company, energy, from, to),
      can: accessTo(context, company).export ? ['export'] : [],
    }
  }),
  answer(getCarbon, ({ custId }, context) => {
    const company = seenCompany(custId, context)
    return {
      company: aboutCompany(company),
      areaCode: company.areaCode,
      years: carbonYears(context, company),
      ...(accessTo(context, company).bills && { usage: usageOf(context, company) }),
    }
  }),
]
