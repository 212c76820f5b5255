import * as v from 'valibot'
import { arrivalFields, leaveFields } from '../../rules/checkInFields'
import { leadIdSchema } from '../../rules/vocabulary'
import { type CheckInValues, checkInOf, leaveOf, NO_ARRIVAL, valuesOf } from './values'

const id = v.parse(leadIdSchema, 'L-000001')
const fix = { lng: 113.08, lat: 23.01, accuracy: 12, at: 1_795_000_000_000, distance: 61 }
const photo = { id: 'a', name: 'picture0.jpg', size: 3, url: '/photo/1' }
const whole: CheckInValues = { ...NO_ARRIVAL, fix, at: fix.at + 5000, key: 'k', photos: [photo] }
const errors = (change: Partial<CheckInValues>) => {
  const result = v.safeParse(arrivalFields.schema, { ...whole, ...change })
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]))
}

describe('a check-in', () => {
  test('that is whole can be sent; untouched it says what it needs', () => {
    expect(errors({})).toEqual({})
    expect(errors({ fix: null, photos: [] })).toEqual({ fix: 'checkIn.error.fix', photos: 'checkIn.error.photo' })
  })

  test('needs a reason outside of the zone only', () => {
    const far = { ...fix, distance: 310 }
    expect(errors({ fix: far })).toEqual({ reason: 'checkIn.error.outside' })
    expect(errors({ fix: far, reason: 'Gate' })).toEqual({ reason: 'checkIn.error.outside' })
    expect(errors({ fix: far, reason: 'Gate closed' })).toEqual({})
    expect(errors({ fix: { ...fix, distance: 100 } })).toEqual({})
    expect(errors({ fix: { ...fix, distance: 112 } })).toEqual({})
    expect(errors({ fix: { ...fix, distance: undefined } })).toEqual({})
  })

  test('may plan a next step, in the future', () => {
    expect(errors({ nextAt: '2020-01-01T09:00' })).toEqual({ nextAt: 'followUp.error.nextPast' })
  })

  test('travels with place, times and key, and comes back to its form', () => {
    const request = checkInOf(
      { leadId: id, visitId: 'V-000001' },
      v.parse(arrivalFields.schema, { ...whole, text: ' Seen the boiler. ', reason: 'Gate closed' }),
    )
    expect(request).toMatchObject({
      leadId: id,
      visitId: 'V-000001',
      key: 'k',
      kind: 'visit',
      point: { lng: 113.08, lat: 23.01 },
      accuracy: 12,
      fixAt: new Date(fix.at),
      deviceAt: new Date(fix.at + 5000),
      text: 'Seen the boiler.',
      photos: ['/photo/1'],
    })
    expect(valuesOf(request, [])).toMatchObject({
      at: fix.at + 5000,
      key: 'k',
      text: 'Seen the boiler.',
      reason: 'Gate closed',
    })
  })
})

test('a leaving names its arrival and has no photo', () => {
  const request = leaveOf({ leadId: id }, v.parse(leaveFields.schema, { fix, at: fix.at, key: 'k2', text: '' }), 'k')
  expect(request).toMatchObject({ kind: 'leave', arriveId: 'k', key: 'k2' })
  expect(request.photos).toBeUndefined()
})
