import * as v from 'valibot'
import { setLanguage } from '#platform/i18n'
import { createTestCore } from '#testing'
import plugin from '../plugin'
import { noteFields } from '../rules/fields'
import { FACTS, readingFrom } from '../rules/lastReading'
import { afterReading, isEdited } from '../rules/reading'
import { blankNeed, noteSubmission, startedNote, waitingNote } from './forms'

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

test.each([
  ['en', 'He Jun', '6 Jihua West Road'],
  ['zh-CN', '何军', '季华西路6号'],
] as const)(
  'a note starts with contact and place in the language of the user: %s',
  async (language, contact, place) => {
    await setLanguage(language)
    const known = { contact: '何军', contactEn: 'He Jun', place: '季华西路6号', placeEn: '6 Jihua West Road' }
    const note = startedNote('D-1', { name: '宏盛陶瓷', custId: 'C-000001', ...known } as never, undefined)
    expect(note).toMatchObject({ contact, place })
    expect(FACTS.filter((fact) => fact !== 'customer' && isEdited(note, fact))).toEqual([])
    // By either name it is the known one.
    const said = { value: '何总', confidence: 0.95, spans: [] }
    const read = { ...readingFrom({ day: '2026-11-20' }), contact: said }
    expect(afterReading(note, read).contact).toBe(contact)
  },
)

describe('what is sent', () => {
  const steam = { ...blankNeed(), product: 'steam' }
  const requestOf = (values: object) => {
    const start = { name: '宏盛陶瓷', nameEn: 'Hongsheng Ceramics', custId: undefined, clueId: undefined }
    const note = { ...startedNote('D-1', start as never, undefined), needs: [steam], ...values }
    return noteSubmission(createTestCore([plugin]), v.parse(noteFields.schema, note), false).request as Parameters<
      typeof waitingNote
    >[0]
  }

  test('has no piece that the device has lost', () => {
    const lost = { id: 'R/1', name: 'R/1', size: 0 }
    const kept = { id: 'R/2', name: 'a.amr', size: 7, seconds: 9, url: '/a.amr' }
    expect(requestOf({ audio: [lost, kept] }).audio).toEqual([{ url: '/a.amr', seconds: 9 }])
  })

  test('has the lead that was chosen, and the company in both languages', () => {
    const customer = { name: '新雨陶瓷', nameEn: 'Xinyu Ceramics', clueId: 'L-000007' }
    expect(requestOf({ customer })).toMatchObject({
      company: '新雨陶瓷',
      companyEn: 'Xinyu Ceramics',
      clueId: 'L-000007',
    })
    expect(requestOf({ customer, of: { clueId: 'L-000001' } }).clueId).toBe('L-000001')
  })

  test('a lead that was chosen goes with the company when a note that waits is edited; the one it started from stays', () => {
    const customer = { name: '新雨陶瓷', clueId: 'L-000007' }
    const chosen = waitingNote(requestOf({ customer }), [])
    expect(requestOf(chosen).clueId).toBe('L-000007')
    expect(requestOf({ ...chosen, customer: { name: '宏盛陶瓷', custId: 'C-000005' } }).clueId).toBeUndefined()
    const started = waitingNote(requestOf({ customer, of: { clueId: 'L-000001' } }), [])
    expect(requestOf({ ...started, customer: { name: '宏盛陶瓷', custId: 'C-000005' } }).clueId).toBe('L-000001')
  })

  test('is edited as it was: its day, the length of its pieces, its company', () => {
    const read = { text: 'They want steam.', day: '2026-11-18', fellBack: false, needs: [] }
    const audio = [{ id: '/a.amr', name: 'a.amr', size: 7, seconds: 9, url: '/a.amr' }]
    const waiting = waitingNote(requestOf({ text: read.text, read, audio }), [])
    expect(waiting).toMatchObject({
      text: read.text,
      read: { text: read.text, day: '2026-11-18' },
      audio: [{ url: '/a.amr', seconds: 9 }],
      customer: { name: '宏盛陶瓷', nameEn: 'Hongsheng Ceramics' },
    })
  })
})

test('minutes that are longer than a note are handed over as far as it goes, with their day', () => {
  const start = { name: '宏盛陶瓷', text: `👍${'字'.repeat(2000)}`, day: '2026-11-18' }
  const { text, read } = startedNote('D-1', start as never, 'V-000001')
  expect(text).toBe(`👍${'字'.repeat(1999)}`)
  expect(read).toMatchObject({ text: '', day: '2026-11-18' })
})
