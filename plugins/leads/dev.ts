import { definePluginDev } from '#harness/backend/contract'
import { detailHandlers } from './backend/handlers/details'
import { dictionaryHandlers } from './backend/handlers/dictionaries'
import { listHandlers } from './backend/handlers/lists'
import { moveHandlers } from './backend/handlers/moves'
import { trackHandlers } from './backend/handlers/tracks'
import { clockInKind, contactKind, labelKind, leadKind, trackKind } from './backend/records'
import { seedLeads } from './backend/seed/seed'
import { rights } from './rights'

export default definePluginDev({
  id: 'leads',
  rights,
  handlers: [...listHandlers, ...detailHandlers, ...moveHandlers, ...trackHandlers, ...dictionaryHandlers],
  kinds: [leadKind, trackKind, clockInKind, contactKind, labelKind],
  seed: seedLeads,
})
