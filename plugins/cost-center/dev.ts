import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'cost-center', rights, handlers: [], kinds: [], seed: () => ({}) })
