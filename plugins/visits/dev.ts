import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'visits', rights, handlers: [], kinds: [], seed: () => ({}) })
