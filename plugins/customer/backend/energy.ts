import { answer, type PluginDev } from '#harness/backend/contract'
import { refuseFields, seedKit } from '#harness/backend/kit'
import { getBills, getCarbon } from '../api/energy'
import { ENERGIES } from '../rules/energies'
import { billsOf, energiesOf } from './bills'
import { carbonYears, usageOf } from './carbon'
import { accessTo, billedCompany, seenCompany } from './companies'
import { aboutCompany, changeKind, deviceHandlers, deviceKind } from './devices'
import { drawChanges, drawDevices } from './seed/devices'
import { drawLogs } from './seed/serviceLog'
import { logHandlers, logKind } from './serviceLog'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Bills, devices, carbon and service log of companies in the simulator: a part of the area's `dev.ts`. */
export const energyDev: Pick<PluginDev, 'handlers' | 'kinds' | 'seed'> = {
  handlers: [
    answer(getBills, ({ custId, energy, from, to }, context) => {
      const company = billedCompany(context, custId)
      const asked = ENERGIES.find((each) => each === energy)
      const isMonth = (month: unknown) => MONTH.test(String(month))
      refuseFields({ energy: !asked && 'invalid', from: !isMonth(from) && 'invalid', to: !isMonth(to) && 'invalid' })
      return {
        company: aboutCompany(company),
        energies: energiesOf(company),
        list: asked ? billsOf(context, company, asked, String(from), String(to)) : [],
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
