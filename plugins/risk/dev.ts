import { definePluginDev } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { todoKind } from './backend/todos'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { rights } from './rights'

export default definePluginDev({
  id: 'risk',
  rights,
  words: { en, zh },
  handlers: [],
  ...seeded([todoKind]),
})
