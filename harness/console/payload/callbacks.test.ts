import { METHODS } from '../../simulator/methods'
import { CALLBACKS, callbackForm, methodForm } from './callbacks'

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
