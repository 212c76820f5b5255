import { definePluginDev } from '#harness/backend/contract'
import { rights } from './rights'

export default definePluginDev({ id: 'todo-crm', rights, handlers: [], kinds: [], seed: () => ({}) })
