import * as v from 'valibot'
import { ENERGIES } from '#base/energy'
import { coded, codes, day, entriesOf, many, maybe } from '#base/wire'
import type { ResponseOf } from '#platform/http'
import { TOU_PERIODS } from '../rules/powerBill'
import { about, get, ofCompany } from './calls'

/** Calls about what a company uses: bills and carbon (domain/customer.md 4). */

export const paidCodes = codes({ unpaid: '0', part: '1', paid: '2' })

const bill = v.object({
  id: v.string(),
  /** `2026-11` */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d\d$/)),
  energy: coded(ENERGIES),
  /** m³, kWh, GJ, t; of the running month to date. Below zero for a credit note. */
  volume: v.number(),
  /** CNY per unit, 4 decimals; of electricity that of the flat period. */
  price: v.number(),
  /** CNY */
  amount: v.number(),
  /** kWh by period of the day, of electricity. */
  tou: maybe(v.object(entriesOf(v.number(), ...TOU_PERIODS))),
  paid: coded(paidCodes),
  dueAt: day,
  paidAt: maybe(day),
})
export type Bill = v.InferOutput<typeof bill>

/** `can` contains `export` where the bills may be saved as a file. */
export const getBills = get('/bills', {
  about: 'Bills of one energy of a customer by month, oldest first; 4003 `customer.bill` where they are not for me.',
  request: v.object({
    ...ofCompany,
    energy: v.picklist(ENERGIES),
    /** Months, both included. */
    ...entriesOf(v.string(), 'from', 'to'),
  }),
  response: v.object({ company: about, energies: many(coded(ENERGIES)), list: many(bill), can: many(v.string()) }),
})
export type Bills = ResponseOf<typeof getBills>

export const sourceCodes = codes({ estimated: 'E', verified: 'V' })

const carbonYear = v.object({
  year: v.number(),
  /** t CO₂ */
  ...entriesOf(v.number(), 'scope1', 'scope2'),
  /** CNY */
  revenue: maybe(v.number()),
  /** t CO₂; only companies of the trading scheme have one. */
  quota: maybe(v.number()),
  source: coded(sourceCodes),
})
export type CarbonYear = v.InferOutput<typeof carbonYear>

/** `usage`: energy of the 12 months to date, omitted if the user may not see bills. */
export const getCarbon = get('/carbon', {
  about: 'Emissions of a customer by year, and the energy from which those of the last 12 months are estimated.',
  request: v.object(ofCompany),
  response: v.object({
    company: about,
    areaCode: v.string(),
    years: many(carbonYear),
    usage: maybe(v.partial(v.object(entriesOf(v.number(), ...ENERGIES)))),
  }),
})
export type Carbon = ResponseOf<typeof getCarbon>
