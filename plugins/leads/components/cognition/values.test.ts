import * as v from 'valibot'
import type { ClueFacts } from '../../api'
import { clueFields, companyFields, consumptionFields, energyFields, equipmentFields } from '../../rules/fields'
import { SOMEBODY_ELSE } from '../../rules/vocabulary'
import {
  clueHalf,
  clueValues,
  companyHalf,
  companyValues,
  energyRows,
  energyValues,
  equipmentRows,
  equipmentValues,
  NO_DEVICE,
  noConsumption,
} from './values'

const facts: ClueFacts = {
  id: 'L-000001' as ClueFacts['id'],
  customerId: 'C-000002',
  version: 3,
  name: '佛山市宏盛陶瓷有限公司',
  nameEn: undefined,
  can: ['save'],
  place: { address: '桃园东路18号', point: { lng: 113, lat: 23 } },
  source: 'map',
  entityId: 'E-440605',
  entity: { name: '南海分公司', nameEn: undefined },
  distanceToMain: 380,
  decider: { id: 'P-000001', name: '陈敏', nameEn: undefined },
  nextStep: { at: new Date('2026-11-20T14:30:00+08:00'), kind: 'visit', text: '报价', textEn: undefined },
  company: {
    creditCode: '91440604MA51C6RT86',
    industry: 'C307',
    scale: '1',
    legalRep: '李宏',
    taxGrade: 'B',
    shifts: 2,
    licencePhoto: '/file/licence.jpg',
  },
}
const errorsOf = (schema: v.GenericSchema, values: unknown) => {
  const result = v.safeParse(schema, values)
  return (result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message])
}

describe('a half of the facts', () => {
  test('of the lead is sent as it was read', () => {
    expect(clueHalf(v.parse(clueFields.schema, clueValues(facts)))).toEqual({
      place: facts.place,
      source: 'map',
      entityId: 'E-440605',
      distanceToMain: 380,
      decider: 'P-000001',
      nextStep: { at: facts.nextStep?.at, kind: 'visit', text: '报价' },
    })
  })

  test('of the company is sent as it was read', () => {
    expect(companyHalf(v.parse(companyFields.schema, companyValues(facts)))).toEqual({ company: facts.company })
  })

  test('leaves out what is empty', () => {
    const values = { ...clueValues(facts), point: null, entityId: '', distanceToMain: '', decider: '', nextAt: '' }
    expect(clueHalf(v.parse(clueFields.schema, values))).toEqual({ place: { address: '桃园东路18号' }, source: 'map' })
  })

  test('somebody new decides: name and phone in place of the id', () => {
    const values = {
      ...clueValues(facts),
      decider: SOMEBODY_ELSE,
      deciderName: '陈厂长',
      deciderPhone: '138 0013 8000',
    }
    expect(clueHalf(v.parse(clueFields.schema, values))).toMatchObject({
      deciderName: '陈厂长',
      deciderPhone: '13800138000',
    })
    expect(errorsOf(clueFields.schema, { ...values, deciderName: ' ' })).toEqual([
      ['deciderName', 'followUp.error.contactName'],
    ])
  })
})

test.each([
  [{ address: '路' }, 'address', 'cognition.error.address'],
  [{ distanceToMain: '-1' }, 'distanceToMain', 'cognition.error.metres'],
  [{ distanceToMain: 'far' }, 'distanceToMain', 'cognition.error.metres'],
  [{ deciderPhone: '12' }, 'deciderPhone', 'cognition.error.phone'],
])('wrong in the lead: %j', (change, field, message) => {
  expect(errorsOf(clueFields.schema, { ...clueValues(facts), ...change })).toEqual([[field, message]])
})

test.each([
  ['91440604MA51C6TR86', [['creditCode', 'cognition.error.code']]],
  ['9144O604MA51C6RT86', [['creditCode', 'cognition.error.code']]],
  ['91440605MA41041370', []],
  [' 91440604ma51c6rt86 ', []],
  ['', []],
])('credit code %s', (creditCode, errors) => {
  expect(errorsOf(companyFields.schema, { ...companyValues(facts), creditCode })).toEqual(errors)
})

describe('rows', () => {
  const device = { ...NO_DEVICE, count: '2', capacity: '12' }

  test('of equipment are sent as they were read, empty details as unknown', () => {
    const row = {
      id: 'Q-000001',
      type: 'B',
      fuel: 'gas',
      count: 2,
      capacity: 12,
      year: undefined,
      hours: 12,
      days: undefined,
      load: 70,
      plateCode: undefined,
      plate: '/file/plate.jpg',
    }
    expect(equipmentRows(v.parse(equipmentFields.schema, equipmentValues({ version: 1, rows: [row] })))).toEqual([row])
  })

  test('of energy are sent as they were read; no month known is no list', () => {
    const row = { id: 'N-000001', kind: 'gas', year: 2025, amount: 4.2, price: undefined, bill: undefined }
    const months = [1, null, 3, null, null, null, null, null, null, null, null, 12]
    const rows = [
      { ...row, months },
      { ...row, months: [] },
    ]
    expect(energyRows(v.parse(energyFields.schema, energyValues({ version: 1, rows })))).toEqual(rows)
  })

  test.each([
    [{ count: '0' }, 'count', 'cognition.error.count'],
    [{ count: '1000' }, 'count', 'cognition.error.count'],
    [{ count: '1.5' }, 'count', 'cognition.error.count'],
    [{ capacity: '0' }, 'capacity', 'cognition.error.positive'],
    [{ hours: '25' }, 'hours', 'cognition.error.hours'],
    [{ days: '367' }, 'days', 'cognition.error.days'],
    [{ load: '101' }, 'load', 'cognition.error.load'],
    [{ year: '1949' }, 'year', 'cognition.error.year'],
    [{ fuel: '' }, 'fuel', 'cognition.error.choose'],
  ])('wrong equipment: %j', (change, field, message) => {
    expect(errorsOf(equipmentFields.schema, { version: 1, rows: [{ ...device, ...change }] })).toEqual([
      [`rows.0.${field}`, message],
    ])
  })

  test('an amount is more than nothing', () => {
    expect(errorsOf(energyFields.schema, { version: 1, rows: [{ ...noConsumption(), amount: '0' }] })).toEqual([
      ['rows.0.amount', 'cognition.error.positive'],
    ])
  })

  test('at most 50 of equipment and 30 of energy', () => {
    expect(errorsOf(equipmentFields.schema, { version: 1, rows: Array(51).fill(device) })).toEqual([
      ['rows', 'cognition.error.rows'],
    ])
    expect(
      errorsOf(energyFields.schema, { version: 1, rows: Array(31).fill({ ...noConsumption(), amount: '1' }) }),
    ).toEqual([['rows', 'cognition.error.rows']])
  })
})

describe('the latest year', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test.each([
    ['2026-12-31T15:59:59Z', 2026],
    ['2026-12-31T16:00:00Z', 2027],
  ])('at %s is %i, also in an app that was opened before', (now, latest) => {
    jest.setSystemTime(new Date(now))
    const consumption = { version: 1, rows: [{ ...noConsumption(), amount: '1' }] }
    expect(consumption.rows[0]?.year).toBe(String(latest - 1))
    for (const year of [latest, latest + 1]) {
      const ok = year === latest
      const energy = { version: 1, rows: [{ ...noConsumption(), amount: '1', year: String(year) }] }
      expect(errorsOf(energyFields.schema, energy)).toHaveLength(ok ? 0 : 1)
      const equipment = { version: 1, rows: [{ ...NO_DEVICE, capacity: '1', year: String(year) }] }
      expect(errorsOf(equipmentFields.schema, equipment)).toHaveLength(ok ? 0 : 1)
    }
    expect(consumptionFields.table.year.rules.max).toBe(latest)
  })
})
