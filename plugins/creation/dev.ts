import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'creation', rights, handlers: [], kinds: [], seed: () => ({}) })
