import { act, fireEvent, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { defineFields, text, type ValuesOf, value } from '#base/fields'
import type { Core } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { formOnPage } from '../../kit/forms/testing/formOnPage'
import { AddressInputs } from './AddressInputs'
import { DictionaryInput } from './DictionaryInput'
import { ContactsInput, PersonInput } from './pickInputs'

const opened: unknown[] = []
let answer: unknown
jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePageNavigation: () => ({
    choose: async ({ path }: { path: string }, search: unknown) => {
      opened.push([path, search])
      return answer
    },
  }),
}))

beforeAll(() => startTexts())
beforeEach(() => {
  opened.length = 0
  answer = undefined
})

const ref = v.object({ id: v.string(), name: v.string(), nameEn: v.optional(v.string()) })
const point = v.nullable(v.object({ lng: v.number(), lat: v.number() }))
const fields = defineFields({
  person: value(v.nullable(ref), null),
  people: value(v.array(ref), []),
  kind: text(),
  address: text(),
  point: value(point, null),
})
type Values = ValuesOf<typeof fields.table>

function open(values: Partial<Values>) {
  const entries = [
    { code: 'B', name: '锅炉', nameEn: 'Boiler' },
    { code: 'K', name: '窑炉', nameEn: 'Kiln' },
  ]
  const core = createTestCore([], {
    http: (async () => entries) as unknown as Core['http'],
    offlineRecords: { recall: async () => undefined } as unknown as Core['offlineRecords'],
  })
  const defaults: Values = { person: null, people: [], kind: '', address: '', point: null, ...values }
  return formOnPage(
    {
      fields,
      defaults,
      children: (form) => (
        <>
          <PersonInput form={form} name="person" within="44" />
          <ContactsInput form={form} name="people" custId="C-000001" most={3} />
          <DictionaryInput form={form} name="kind" type="deviceKind" />
          <AddressInputs form={form} />
        </>
      ),
    },
    core,
  )
}
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const LI = { id: 'rep01', name: '李伟', nameEn: 'Li Wei' }

test('a person is chosen on the picker, shown in the reader’s language, and cleared', async () => {
  const { values } = open({})
  answer = [LI]
  await press(/^field\.person/)
  expect(opened).toEqual([['/x/core/people', { within: '44', chosen: [] }]])
  expect(values().person).toEqual(LI)
  expect(screen.getByRole('button', { name: /^field\.person Li Wei/ })).toBeTruthy()
  await press(/^Clear field\.person/)
  expect(values().person).toBeNull()
})

test('going back without a choice keeps the value', async () => {
  const { values } = open({ person: LI })
  await press(/^field\.person/)
  expect(opened).toEqual([['/x/core/people', { within: '44', chosen: ['rep01'] }]])
  expect(values().person).toEqual(LI)
})

test('contacts that the picker has not seen keep their names', async () => {
  const chen = { id: 'P-000001', name: '陈敏', nameEn: 'Chen Min' }
  const { values } = open({ people: [chen] })
  answer = [
    { id: 'P-000001', name: '' },
    { id: 'P-000002', name: '王强' },
  ]
  await press(/^field\.people/)
  expect(opened).toEqual([['/x/core/contact', { custId: 'C-000001', most: 3, chosen: ['P-000001'] }]])
  expect(values().people).toEqual([chen, { id: 'P-000002', name: '王强' }])
  expect(screen.getByText('Chen Min, 王强')).toBeTruthy()
})

test('an entry of a dictionary is chosen in a sheet and shown by its name', async () => {
  const { values } = open({ kind: 'B' })
  expect(await screen.findByText('Boiler')).toBeTruthy()
  await press(/^field\.kind/)
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(await sheet.findByRole('radio', { name: 'Kiln' }))
  expect(values().kind).toBe('K')
  expect(await screen.findByText('Kiln')).toBeTruthy()
})

describe('an address with its place', () => {
  const placed = { name: 'Kiln 4', address: '1 Kiln Road', point: { lng: 113.08, lat: 23.01 } }
  const address = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)

  test('a place that is marked first brings its address', async () => {
    await open({})
    answer = placed
    await press(/On the map/)
    expect(opened).toEqual([['/x/core/place', {}]])
    expect(address()).toContain('1 Kiln Road')
    expect(screen.getByText('113.08000, 23.01000')).toBeTruthy()
  })

  test('an address that is there is what the place is looked for by, and stays', async () => {
    await open({ address: 'Gate 2' })
    answer = placed
    await press(/On the map/)
    expect(opened).toEqual([['/x/core/place', { keyword: 'Gate 2' }]])
    expect(address()).toContain('Gate 2')
  })
})
