import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'public', rights, handlers: [], kinds: [], seed: () => ({}) })
