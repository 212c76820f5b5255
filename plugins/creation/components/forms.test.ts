import * as v from 'valibot'
import { setLanguage } from '#platform/i18n'
import { createTestCore } from '#testing'
import plugin from '../plugin'
import { noteFields } from '../rules/fields'
import { blankNeed, noteSubmission, startedNote } from './forms'

test.each([
  ['en', 'Hongsheng Ceramics'],
  ['zh-CN', '宏盛陶瓷'],
] as const)('a note that waits is named in the outbox in the language of the user: %s', async (language, label) => {
  await setLanguage(language)
  const start = { name: '宏盛陶瓷', nameEn: 'Hongsheng Ceramics', custId: 'C-000001' }
  const steam = { ...blankNeed(), product: 'steam' }
  const note = v.parse(noteFields.schema, { ...startedNote('D-1', start, undefined), needs: [steam] })
  expect(noteSubmission(createTestCore([plugin]), note, false).label).toBe(label)
})
