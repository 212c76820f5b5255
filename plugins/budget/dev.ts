import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'budget', rights, handlers: [], kinds: [], seed: () => ({}) })
