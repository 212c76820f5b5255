import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'knowledge', rights, handlers: [], kinds: [], seed: () => ({}) })
