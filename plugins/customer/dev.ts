import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'customer', rights, handlers: [], kinds: [], seed: () => ({}) })
