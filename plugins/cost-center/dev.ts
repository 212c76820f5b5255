import { definePluginDev } from '#harness/backend/contract'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { rights } from './rights'

export default definePluginDev({
  id: 'cost-center',
  rights,
  words: { en, zh },
  handlers: [],
  kinds: [],
  seed: () => ({}),
})
