import { SAMPLES } from '../../../plugins/public/conformance/samples'
import { METHODS } from '../../simulator/methods'
import { CALLBACKS, callbackForm, methodForm, verdictOf } from './callbacks'

test.each(CALLBACKS)('the sample of %s fits the app, and is made of the fields of its form', (name) => {
  const { fields, sample, misfit } = callbackForm(name)
  expect(misfit(sample)).toBe('')
  const [entry] = Array.isArray(sample) ? sample : [sample]
  if (typeof entry !== 'object' || entry === null) return
  expect(fields.map((field) => field.name)).toEqual(expect.arrayContaining(Object.keys(entry)))
})

test('a form has the fields of the schema, and says what does not fit', () => {
  const { fields, misfit } = callbackForm('openKeybord')
  expect(fields).toEqual([{ name: 'height', kind: 'number', isRequired: true }])
  expect(misfit({ height: 'tall' })).not.toBe('')
  expect(callbackForm('goBack').fields).toEqual([])
})

test('a function that serves two calls has the fields of both, and accepts either', () => {
  const { fields, misfit } = callbackForm('scanResult')
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['text', 'duty', 'tel']))
  expect(misfit({ text: 'G25' })).toBe('')
  expect(misfit({ name: 'Li Na', tel: '138' })).toBe('')
})

test('a schema that throws says so', () => {
  expect(methodForm('takePhoto').misfit([])).not.toBe('')
})

test('the sample of every method fits its form', () => {
  for (const method of Object.keys(METHODS) as (keyof typeof METHODS)[]) {
    const { sample, misfit } = methodForm(method)
    expect([method, misfit(sample)]).toEqual([method, ''])
  }
})

describe('what the app makes of a row', () => {
  const call = { group: 'call', method: 'copyText', result: 'success', decoded: null } as const
  const envelope = { code: 0, message: 'success' }

  test.each<[string, Parameters<typeof verdictOf>[0]]>([
    ['an answer in its envelope', { ...call, decoded: { ...envelope, data: null } }],
    ['an answer without one', { ...call, method: 'takePhoto', decoded: SAMPLES.takePhoto.answer }],
    ['a callback', { ...call, group: 'event', method: 'openKeybord', decoded: { height: 300 } }],
  ])('%s fits', (_what, row) => {
    expect(verdictOf(row)).toBe('')
  })

  test('what does not fit is said', () => {
    expect(verdictOf({ ...call, method: 'getLocation', decoded: { ...envelope, data: {} } })).not.toBe('')
    expect(verdictOf({ ...call, method: 'takePhoto', result: 'malformed', decoded: true })).not.toBe('')
    expect(verdictOf({ ...call, group: 'event', method: 'openKeybord', decoded: { height: 'x' } })).not.toBe('')
  })

  test.each<[string, Partial<Parameters<typeof verdictOf>[0]>]>([
    ['a failure', { result: 'denied', decoded: { code: -1 } }],
    ['no answer yet', { decoded: undefined }],
    ['a function that the page made', { group: 'event', method: '__hb1', decoded: 50 }],
    ['a request', { group: 'http', method: 'GET /x', result: '200', decoded: '{}' }],
  ])('%s is not checked', (_what, change) => {
    expect(verdictOf({ ...call, ...change })).toBeUndefined()
  })
})
