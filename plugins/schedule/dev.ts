import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'schedule', rights, handlers: [], kinds: [], seed: () => ({}) })
