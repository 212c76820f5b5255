import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'risk', rights, handlers: [], kinds: [], seed: () => ({}) })
