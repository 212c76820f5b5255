import { EXAMPLE_TIME } from '../clock'
import { salesOf } from '../core/grants'
import { ORGANISATIONS } from '../core/organisations'
import {
  areaName,
  areaPoint,
  areasAbove,
  CITIES,
  HERE,
  industryNamed,
  industryOf,
  isCreditCode,
  LABELS,
  labelKind,
  maskEmail,
  Random,
  randomOf,
  worldOf,
} from '.'

const world = (size: 'small' | 'default' = 'small', seed = 1, now = EXAMPLE_TIME) => worldOf({ size, seed, now })
const { companies, contacts, businesses } = world()
const names = (records: readonly { readonly name: string }[]) => records.map(({ name }) => name)

describe('the world', () => {
  test('is one shared object per size, seed and day', () => {
    expect(world()).toBe(world('small', 1, new Date(EXAMPLE_TIME.getTime() + 60_000)))
    expect(world('small', 2)).not.toBe(world())
  })

  test('has the number of records of its size, and the same first records in every size', () => {
    const large = world('default')
    expect([companies.length, contacts.length, businesses.length]).toEqual([200, 600, 30])
    expect([large.companies.length, large.contacts.length, large.businesses.length]).toEqual([2000, 6000, 60])
    expect(large.companies.slice(0, 200)).toEqual(companies)
    expect(large.businesses.slice(0, 30)).toEqual(businesses)
  })

  test('differs by seed, except for fixed records', () => {
    const other = world('small', 2)
    expect(other.companies[1]).toMatchObject({ name: '佛山市宏盛陶瓷有限公司', creditCode: '91440604MA51C6RT86' })
    expect(names(other.companies).slice(-100)).not.toEqual(names(companies).slice(-100))
  })

  test('returns a fixed company without drawing the others, and throws for an unknown id', () => {
    const fresh = worldOf({ size: 'small', seed: 77, now: EXAMPLE_TIME })
    const alone = fresh.company('C-000002')
    expect(fresh.companies[1]).toEqual(alone)
    expect(fresh.company('C-000200')).toBe(fresh.companies[199])
    expect(() => fresh.company('C-999999')).toThrow('no company C-999999')
  })
})

describe('companies', () => {
  test('have unique names and valid credit codes', () => {
    expect(new Set(names(companies)).size).toBe(companies.length)
    expect(companies.filter(({ creditCode }) => !isCreditCode(creditCode))).toEqual([])
  })

  test('refer to existing records: organisation and its sales, industry, labels, division', () => {
    const organisations = new Set(ORGANISATIONS.map(({ orgCode }) => orgCode))
    const labels = new Set(LABELS.map(labelKind.id))
    const lost = companies.filter(
      ({ orgCode, owner, industry, labels: own, areaCode }) =>
        !organisations.has(orgCode) ||
        !salesOf(orgCode).includes(owner) ||
        industryOf(industry)?.parent === undefined ||
        own.some((label) => !labels.has(label)) ||
        areaName(areaCode) === undefined,
    )
    expect(lost).toEqual([])
  })
})

describe('contacts and opportunities', () => {
  test('belong to a company of the world or to a lead', () => {
    const ids = new Set(companies.map(({ custId }) => custId))
    expect(
      contacts.filter(({ custId, clueId }) => (custId === undefined ? clueId === undefined : !ids.has(custId))),
    ).toEqual([])
    expect(businesses.filter(({ custId }) => custId !== undefined && !ids.has(custId))).toEqual([])
    expect(businesses.filter(({ custId }) => custId === undefined)).toMatchObject([{ businessId: 'B-000030' }])
    expect(businesses[0]).toMatchObject({ businessId: 'B-000001', custId: 'C-000001' })
  })

  test('can be found by company, at most 8 drawn ones each', () => {
    for (const { custId } of companies.slice(0, 50)) {
      const there = world().contactsOf(custId)
      expect(there).toEqual(contacts.filter((contact) => contact.custId === custId))
      expect(there.filter(({ contactId }) => contactId > 'P-000019').length).toBeLessThanOrEqual(8)
    }
  })

  test('of lead 1 are three, and none of them decides', () => {
    const there = world().contactsOfLead('L-000001')
    expect(there.map(({ contactId, nameEn }) => [contactId, nameEn])).toEqual([
      ['P-000001', 'Chen Min'],
      ['P-000018', 'Liu Qiang'],
      ['P-000019', 'Huang Mei'],
    ])
    expect(there.filter(({ influence }) => influence === '1')).toEqual([])
  })
})

test('an e-mail address is masked except for its first letter and host', () => {
  expect(maskEmail('haiyan.huang@hecheng.example')).toBe('h***@hecheng.example')
})

test('districts with places, cities and provinces (at their capital) have names and points', () => {
  expect([areaName('440604'), areaName('440600')]).toEqual(['禅城区', '佛山市'])
  for (const code of ['440604', '440600', '440000']) {
    const { lng, lat } = areaPoint(code) ?? HERE
    expect([Math.round(lng), Math.round(lat)]).toEqual([113, 23])
  }
  expect(areaPoint('110101')).toBeUndefined()
  expect(CITIES.length).toBeGreaterThan(330)
  expect(CITIES.filter(({ name, code, province }) => name === code || province === '')).toEqual([])
})

describe('draws', () => {
  const some = (random: Random) => Array.from({ length: 20 }, () => random.int(0, 9))

  test('depend on seed, kind and number', () => {
    const usual = some(randomOf(1, 'order', 1))
    expect(some(randomOf(1, 'order', 1))).toEqual(usual)
    for (const other of [randomOf(2, 'order', 1), randomOf(1, 'lead', 1), randomOf(1, 'order', 2)]) {
      expect(some(other)).not.toEqual(usual)
    }
  })

  test('stay within their bounds', () => {
    const random = new Random(1)
    const numbers = Array.from({ length: 1000 }, () => random.int(3, 5))
    expect([...new Set(numbers)].sort()).toEqual([3, 4, 5])
    const spread = Array.from({ length: 1000 }, () => random.magnitude(10, 1000))
    expect([Math.min(...spread) >= 10, Math.max(...spread) <= 1000]).toEqual([true, true])
    // Over magnitudes, not over numbers: half of them lie below the middle magnitude.
    expect(Math.round(spread.filter((value) => value < 100).length / 100)).toBe(5)
  })
})

test('divisions come with all that are above them, each once, and with its name', () => {
  expect(areasAbove(['440604', '440605', '999999'])).toEqual([
    { code: '440000', name: '广东省', parent: undefined },
    { code: '440600', name: '佛山市', parent: '440000' },
    { code: '440604', name: '禅城区', parent: '440600' },
    { code: '440605', name: '南海区', parent: '440600' },
    { code: '990000', name: '990000', parent: undefined },
    { code: '999900', name: '999900', parent: '990000' },
    { code: '999999', name: '999999', parent: '999900' },
  ])
})

test('an industry is transmitted with its names; a word of an imported list is its own', () => {
  expect(industryNamed('C304')).toEqual({ code: 'C304', name: '玻璃', nameEn: 'Glass' })
  expect(industryNamed('陶瓷厂')).toEqual({ code: '陶瓷厂', name: '陶瓷厂' })
})
