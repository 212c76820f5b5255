import { definePluginDev } from '../contract'
import { worldHandlers } from './handlers'
import { INDUSTRIES } from './industries'
import { LABELS, labelKind } from './labels'
import { programmeKind } from './programmes'
import { businessKind, companyKind, contactKind } from './records'
import { worldOf } from './World'

/** The shared records of every store: companies, contacts, opportunities, programmes, labels, industries. */
export const worldDev = definePluginDev({
  id: 'world',
  handlers: worldHandlers,
  kinds: [companyKind, contactKind, businessKind, labelKind, programmeKind],
  seed: (options) => {
    const world = worldOf(options)
    return {
      company: () => world.companies,
      contact: () => world.contacts.filter(({ custId }) => custId !== undefined),
      business: () => world.businesses,
      label: LABELS,
      programme: () => world.programmes,
      dictionary: [{ dic: 'industry', items: INDUSTRIES }],
    }
  },
})
