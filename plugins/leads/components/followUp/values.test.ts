import * as v from 'valibot'
import { toFieldMoment } from '#base/calendar'
import { followUpFields } from '../../rules/fields'
import { leadIdSchema, SOMEBODY_ELSE } from '../../rules/vocabulary'
import { callOf, type FollowUpValues, followUpOf, NO_FOLLOW_UP } from './values'

const whole: FollowUpValues = {
  kind: 'call',
  contact: 'C-1',
  contactName: '',
  text: 'Board meets on 4 December.',
  nextAt: toFieldMoment(new Date(Date.now() + 86_400_000)),
  nextKind: 'visit',
  nextText: '',
  photos: [],
  audio: [],
  call: null,
}
const content = (values: FollowUpValues) => v.parse(followUpFields.schema, values)
const errors = (values: FollowUpValues) => {
  const result = v.safeParse(followUpFields.schema, values)
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]))
}

test.each([
  [undefined, 5, null],
  [1e20, 5, null],
  [-1e20, 5, null],
  [0, 250, { at: 0, seconds: 250 }],
  [0, -3, { at: 0, seconds: undefined }],
])('an address with a call at %s of %s s names %j', (at, seconds, call) => {
  expect(callOf(at, seconds)).toEqual(call)
})

describe('a follow-up', () => {
  test('that is whole can be sent', () => {
    expect(errors(whole)).toEqual({})
  })

  test('with more than 12 recordings or 6 photos says so in the area’s words', () => {
    const files = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: '', size: 1 }))
    expect(errors({ ...whole, audio: files(13), photos: files(7) })).toEqual({
      photos: 'followUp.error.photos',
      audio: 'followUp.error.audio',
    })
  })

  test('untouched, says at every field what it needs', () => {
    expect(errors(NO_FOLLOW_UP)).toEqual({
      contact: 'followUp.error.contact',
      text: 'followUp.error.text',
      nextAt: 'followUp.error.next',
    })
  })

  test.each([
    ['123456789', { text: 'followUp.error.text' }],
    ['  123456789  ', { text: 'followUp.error.text' }],
    ['1234567890', {}],
    ['已发资料待回复确认', { text: 'followUp.error.text' }],
    ['已发资料，待回复确认', {}],
    ['x'.repeat(2000), {}],
    ['x'.repeat(2001), { text: 'followUp.error.textLong' }],
    ['𠮷'.repeat(9), { text: 'followUp.error.text' }],
    ['𠮷'.repeat(2000), {}],
    ['𠮷'.repeat(2001), { text: 'followUp.error.textLong' }],
  ])('has 10 to 2000 characters: %#', (text, expected) => {
    expect(errors({ ...whole, text })).toEqual(expected)
  })

  test('needs a next step in the future', () => {
    expect(errors({ ...whole, nextAt: '2020-01-01T00:00' })).toEqual({ nextAt: 'followUp.error.nextPast' })
  })

  test('with somebody else needs a name, which is enough where nobody is known', () => {
    expect(errors({ ...whole, contact: SOMEBODY_ELSE })).toEqual({ contactName: 'followUp.error.contactName' })
    expect(errors({ ...whole, contact: '', contactName: 'Chen Min' })).toEqual({})
  })
})

test('what travels names a known contact by id and a new one by name', () => {
  const id = v.parse(leadIdSchema, 'L-000001')
  expect(followUpOf(id, content(whole))).toMatchObject({ leadId: id, contactId: 'C-1', nextStep: { kind: 'visit' } })
  const other = followUpOf(
    id,
    content({ ...whole, contact: SOMEBODY_ELSE, contactName: ' Chen Min ', nextText: ' price ' }),
  )
  expect(other).toMatchObject({ contactName: 'Chen Min', nextStep: { text: 'price' } })
  expect(other.contactId).toBeUndefined()
})

test('recordings travel by their addresses, and a call with its start and length', () => {
  const id = v.parse(leadIdSchema, 'L-000001')
  const call = { at: Date.parse('2026-11-20T01:41:00Z'), seconds: 6 }
  const audio = [{ id: 'r/1', name: 'r/1.amr', size: 3, url: '/audio/1' }]
  const sent = followUpOf(id, content({ ...whole, audio, call }))
  expect(sent).toMatchObject({ audio: [{ url: '/audio/1' }], call: { at: new Date(call.at), seconds: 6 } })
  expect(followUpOf(id, content({ ...whole, kind: 'visit', call })).call).toBeUndefined()
})

test.each(['Asia/Shanghai', 'Asia/Tokyo', 'America/Los_Angeles'])(
  'a time chosen on a phone in %s is that of the business, and judged by it',
  (zone) => {
    setTimeZone(zone)
    const inAnHour = toFieldMoment(new Date(Date.now() + 3_600_000))
    const aMinuteAgo = toFieldMoment(new Date(Date.now() - 60_000))
    expect(errors({ ...whole, nextAt: inAnHour })).toEqual({})
    expect(errors({ ...whole, nextAt: aMinuteAgo })).toEqual({ nextAt: 'followUp.error.nextPast' })
    const { nextStep } = followUpOf(v.parse(leadIdSchema, 'L-000001'), {
      ...whole,
      call: null,
      nextAt: '2026-11-23T14:30',
    })
    expect(nextStep.at.toISOString()).toBe('2026-11-23T06:30:00.000Z')
  },
)
