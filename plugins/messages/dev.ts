import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'messages', rights, handlers: [], kinds: [], seed: () => ({}) })
