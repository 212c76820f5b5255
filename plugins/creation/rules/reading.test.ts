import { blankNote } from '../components/forms'
import type { Extracted, Need } from '../extraction/types'
import type { NoteValues } from './fields'
import { FACTS, keptReading, readingFrom } from './lastReading'
import { afterReading, isEdited, needNeedsCheck, needOf, needsCheck, partsOf } from './reading'

const found = <T>(value: T, confidence = 0.95, spans: readonly (readonly [number, number])[] = []) => ({
  value,
  confidence,
  spans,
})
const needs = (...all: readonly Need[]) => all.map((need) => found(need))
const pv: Need = { product: 'pv', capacity: { value: 3000, unit: 'kW' } }
const boiler: Need = { product: 'boiler', capacity: { value: 10, unit: 't/h' }, count: 2, replace: true }

/** The values after a note was read, on 2026-11-20. */
function read(values: NoteValues, extracted: Partial<Extracted>, text = 'note'): NoteValues {
  const whole = { by: 'local', needs: [], missing: [], ...extracted } as Extracted
  return { ...values, text, ...afterReading(values, keptReading(whole, text, '2026-11-20')) }
}
const blank = () => blankNote('D-1')

test('fills the fields', () => {
  const values = read(blank(), {
    customer: found('Xinao ceramics'),
    phone: found('13800138000'),
    amount: found({ value: 1200000, currency: 'USD' as const }),
    needs: needs(pv, boiler),
  })
  expect(values).toMatchObject({
    customer: { name: 'Xinao ceramics', said: 'Xinao ceramics' },
    phone: '13800138000',
    amount: '1200000',
    currency: 'USD',
  })
  expect(values.needs.flatMap(needOf)).toEqual([pv, boiler])
})

test('what the user has changed stays when the note is read again; the rest follows the note', () => {
  const before = read(blank(), { customer: found('Xinao'), contact: found('Chen'), date: found('2026-11-21') })
  const edited = { ...before, contact: 'Chen Min' }
  const after = read(edited, { customer: found('Xinmao'), contact: found('Wu'), place: found('Nanzhuang') }, 'more')
  expect(after).toMatchObject({ customer: { name: 'Xinmao' }, contact: 'Chen Min', date: '', place: 'Nanzhuang' })
  expect([isEdited(after, 'contact'), isEdited(after, 'place')]).toEqual([true, false])
})

test('a field that the user has emptied stays empty', () => {
  const before = read(blank(), { place: found('Nanzhuang') })
  expect(read({ ...before, place: '' }, { place: found('Nanzhuang') }, 'more').place).toBe('')
})

describe('what a lead, customer or visit brings along', () => {
  const given = { contact: '何军', phone: '13702881206', date: '2026-11-24', place: 'Nanzhuang' }
  const started = () => ({
    ...blank(),
    ...given,
    read: readingFrom({ given: { ...given, names: ['何军', 'He Jun'] } }),
  })

  test('stays as long as the note says nothing else, and is no edit', () => {
    const values = read(started(), { place: found('Shishan'), date: found('2026-11-27') })
    expect(values).toMatchObject({ ...given, place: 'Shishan', date: '2026-11-27' })
    expect(FACTS.filter((fact) => isEdited(started(), fact) || isEdited(values, fact))).toEqual([])
    expect(read(values, {}, 'less')).toMatchObject(given)
  })

  test.each([
    ['another contact has another number', { contact: found('Ms Wu') }, 'Ms Wu', ''],
    ['somebody else of that family, too', { contact: found('何伟') }, '何伟', ''],
    ['the same contact keeps it', { contact: found('何军') }, '何军', given.phone],
    ['by surname, too', { contact: found('何总') }, '何军', given.phone],
    ['by the English name, too', { contact: found('he  jun') }, '何军', given.phone],
    ['by the English surname, too', { contact: found('Mr. He', 0.6) }, '何军', given.phone],
    ['by surname as in Cantonese, too', { contact: found('何生') }, '何军', given.phone],
    ['by what he is, too', { contact: found('Manager He') }, '何军', given.phone],
    ['but a whole name that ends so does not', { contact: found('何伟生') }, '何伟生', ''],
    ['another number is of who was known', { phone: found('13912345678') }, '何军', '13912345678'],
  ])('%s', (_, extracted, contact, phone) => {
    expect(read(started(), extracted)).toMatchObject({ contact, phone })
  })

  test('a contact known by surname keeps the number where the note has the whole name', () => {
    const short = readingFrom({ given: { ...given, contact: '何总', names: ['何总'] } })
    const values = read({ ...started(), contact: '何总', read: short }, { contact: found('何军') })
    expect(values).toMatchObject({ contact: '何军', phone: given.phone })
  })

  test.each([
    ['not by today', '2026-11-24', '2026-11-20', '2026-11-24'],
    ['not by a day that has passed', '2026-11-24', '2026-11-19', '2026-11-24'],
    ['by another day to come', '2026-11-24', '2026-11-23', '2026-11-23'],
    ['by today, where it has passed', '2026-11-18', '2026-11-20', '2026-11-20'],
    ['by a later day that has passed, too', '2026-11-18', '2026-11-19', '2026-11-19'],
  ])('a next step is replaced %s', (_, known, said, date) => {
    const values = { ...started(), date: known, read: readingFrom({ given: { ...given, date: known } }) }
    expect(read(values, { date: found(said) }).date).toBe(date)
    expect(read(blank(), { date: found(said) }).date).toBe(said)
  })

  test('what the user has changed of it stays', () => {
    const edited = { ...started(), contact: 'Chen Min', place: '' }
    const after = read(edited, { contact: found('Ms Wu'), place: found('Shishan') })
    expect(after).toMatchObject({ contact: 'Chen Min', place: '' })
  })
})

test('a customer that was found for the name of the note stays while the note says so', () => {
  const before = read(blank(), { customer: found('Xinao') })
  const bound = { ...before, customer: { name: 'Xinao Ceramics', custId: 'C-000024', said: 'Xinao' } }
  expect(read(bound, { customer: found('Xinao') }, 'more').customer).toEqual(bound.customer)
  expect(read(bound, { customer: found('Hongda') }, 'more').customer).toMatchObject({ name: 'Hongda' })
  const chosen = { ...before, customer: { name: 'Hongsheng', custId: 'C-000002' } }
  expect(read(chosen, { customer: found('Hongda') }, 'more').customer).toEqual(chosen.customer)
})

test('a customer that the user has chosen, or left as it is, stays, also where it is called as in the note', () => {
  const before = read(blank(), { customer: found('Xinao') })
  for (const customer of [{ name: 'Xinao' }, { name: 'Xinao', custId: 'C-000024' }]) {
    const chosen = { ...before, customer }
    expect(read(chosen, { customer: found('Xinao'), place: found('Shishan') }, 'more').customer).toEqual(customer)
    expect(isEdited(chosen, 'customer')).toBe(true)
  }
})

describe('needs', () => {
  test('the usual unit, which the form fills in, is no size: the size that the note goes on with arrives', () => {
    const before = read(blank(), { needs: needs({ product: 'pv' }) })
    const [row] = before.needs
    const shown = { ...before, needs: [{ ...row, unit: 'kW' }] as NoteValues['needs'] }
    expect(read(shown, { needs: needs(pv) }, 'more').needs.flatMap(needOf)).toEqual([pv])
  })

  test('a copy is the user’s, beside the need that it is a copy of', () => {
    const before = read(blank(), { needs: needs(boiler) })
    const [row] = before.needs
    const copied = { ...before, needs: [row, { ...row, value: '4' }] as NoteValues['needs'] }
    const after = read(copied, { needs: needs({ ...boiler, count: 3 }) }, 'more')
    expect(after.needs.map(({ value, count }) => [value, count])).toEqual([
      ['10', '3'],
      ['4', '2'],
    ])
    const again = read(after, { needs: needs({ ...boiler, count: 4 }) }, 'more still')
    expect(again.needs.map(({ value, count }) => [value, count])).toEqual([
      ['10', '4'],
      ['4', '2'],
    ])
  })

  const begun = () => read(blank(), { needs: needs(pv, boiler) })
  const larger = { ...boiler, capacity: { value: 20, unit: 't/h' as const } }

  test('one that was corrected stays, beside those that are read', () => {
    const [first, second] = begun().needs
    const edited = { ...begun(), needs: [first, { ...second, value: '12' }] as NoteValues['needs'] }
    const after = read(edited, { needs: needs(larger, { product: 'audit' }) }, 'more')
    expect(after.needs.map(({ product, value }) => [product, value])).toEqual([
      ['boiler', '12'],
      ['audit', ''],
    ])
  })

  test('one that was removed does not come back', () => {
    const edited = { ...begun(), needs: begun().needs.slice(1) }
    expect(read(edited, { needs: needs(pv, larger) }, 'more').needs.flatMap(needOf)).toEqual([larger])
  })

  test('one that the user added stays', () => {
    const own = { product: 'air' as const, value: '20', unit: 'm³/min' as const, count: '', replace: false, origin: '' }
    const edited = { ...begun(), needs: [...begun().needs, own] }
    expect(read(edited, { needs: needs(larger) }, 'more').needs.map(({ product }) => product)).toEqual([
      'boiler',
      'air',
    ])
  })

  test('two of one product are told apart by their places', () => {
    const two = read(blank(), { needs: needs(boiler, larger) })
    const [first, second] = two.needs
    const edited = { ...two, needs: [first, { ...second, count: '3' }] as NoteValues['needs'] }
    expect(read(edited, { needs: needs(boiler, larger) }, 'more').needs.map(({ count }) => count)).toEqual(['2', '3'])
  })
})

test('a field of little confidence is to be checked, until the user changes it', () => {
  const values = read(blank(), { contact: found('Wu', 0.6), place: found('Shishan', 0.7), needs: [found(pv, 0.64)] })
  expect([needsCheck(values, 'contact'), needsCheck(values, 'place')]).toEqual([true, false])
  expect(needsCheck({ ...values, contact: 'Wu Min' }, 'contact')).toBe(false)
  const [row] = values.needs
  expect(row && needNeedsCheck(values, row)).toBe(true)
  expect(row && needNeedsCheck(values, { ...row, value: '1' })).toBe(false)
})

test('the note in parts, by what was read there; after a change as far as the text is the same', () => {
  const text = 'Wu at Xinao wants PV'
  const { read: last } = read(
    blank(),
    {
      contact: found('Wu', 0.9, [[0, 2]]),
      customer: found('Xinao', 0.9, [[6, 11]]),
      needs: [found(pv, 0.9, [[18, 20]])],
    },
    text,
  )
  const marked = (now: string) =>
    partsOf(now, last).flatMap(({ from, to, of }) => (of.length > 0 ? [[now.slice(from, to), ...of]] : []))
  expect(marked(text)).toEqual([
    ['Wu', 'contact'],
    ['Xinao', 'customer'],
    ['PV', 'needs'],
  ])
  expect(marked('Wu at Xinao needs PV').map(([part]) => part)).toEqual(['Wu', 'Xinao'])
  expect(
    partsOf(text, last)
      .map(({ from, to }) => text.slice(from, to))
      .join(''),
  ).toBe(text)
  expect(partsOf('', last)).toEqual([])
})
