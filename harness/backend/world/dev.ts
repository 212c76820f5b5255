import { definePluginDev } from '../contract'
import { worldHandlers } from './handlers'
import { INDUSTRIES } from './industries'
import { LABELS, labelKind } from './labels'
import { businessKind, companyKind, contactKind } from './records'
import { worldOf } from './World'

/** The shared records of every store: companies, contacts, opportunities, labels, industries. */
export const worldDev = definePluginDev({
  id: 'world',
  handlers: worldHandlers,
  kinds: [companyKind, contactKind, businessKind, labelKind],
  seed: (options) => {
    const world = worldOf(options)
    return {
      company: () => world.companies,
      contact: () => world.contacts.filter(({ custId }) => custId !== undefined),
      business: () => world.businesses,
      label: LABELS,
      dictionary: [{ dic: 'industry', items: INDUSTRIES }],
    }
  },
})
