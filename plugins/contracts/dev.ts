import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'contracts', rights, handlers: [], kinds: [], seed: () => ({}) })
