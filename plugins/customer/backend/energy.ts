import * as v from 'valibot'
import { answer, type PluginDev } from '#harness/backend/contract'
import { enteredBy, seedKit } from '#harness/backend/kit'
import { getBills, getCarbon } from '../api/energy'
import { ENERGIES } from '../rules/energies'
import { billsOf, energiesOf } from './bills'
import { carbonYears, usageOf } from './carbon'
import { accessTo, billedCompany, seenCompany } from './companies'
import { aboutCompany, changeKind, deviceHandlers, deviceKind } from './devices'
import { drawChanges, drawDevices } from './seed/devices'
import { drawLogs } from './seed/serviceLog'
import { logHandlers, logKind } from './serviceLog'

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'error.invalid'))
/** Which bills are asked for. */
const asked = v.object({ energy: v.picklist(ENERGIES, 'error.invalid'), from: month, to: month })

/** Bills, devices, carbon and service log of companies in the simulator: a part of the area's `dev.ts`. */
export const energyDev: Pick<PluginDev, 'handlers' | 'kinds' | 'seed'> = {
  handlers: [
    answer(getBills, (wire, context) => {
      const company = billedCompany(context, wire.custId)
      const { energy, from, to } = enteredBy(asked, wire)
      return {
        company: aboutCompany(company),
        energies: energiesOf(company),
        list: billsOf(context, company, energy, from, to),
        can: accessTo(context, company).export ? ['export'] : [],
      }
    }),
    answer(getCarbon, ({ custId }, context) => {
      const company = seenCompany(context, custId)
      return {
        company: aboutCompany(company),
        areaCode: company.areaCode,
        years: carbonYears(context, company),
        ...(accessTo(context, company).bills && { usage: usageOf(context, company) }),
      }
    }),
    ...deviceHandlers,
    ...logHandlers,
  ],
  kinds: [deviceKind, changeKind, logKind],
  seed: (options) => ({
    [deviceKind.name]: () => drawDevices(seedKit(options)),
    [changeKind.name]: () => drawChanges(seedKit(options)),
    [logKind.name]: () => drawLogs(seedKit(options)),
  }),
}
