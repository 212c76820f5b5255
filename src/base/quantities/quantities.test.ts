import {
  formatDistance,
  formatMoney,
  formatNumber,
  formatPercent,
  formatShort,
  formatSigned,
  formatSize,
  formatVolume,
  quantity,
} from './quantities'

describe('gas volumes', () => {
  test.each([
    [4_200_000, '4.20 M m³/y', '420 万 m³/年'],
    [18_700_000, '18.7 M m³/y', '1,870 万 m³/年'],
    [860_000, '860 k m³/y', '86 万 m³/年'],
    [12_345, '12.3 k m³/y', '1.23 万 m³/年'],
    [950, '950 m³/y', '950 m³/年'],
    [0, '0 m³/y', '0 m³/年'],
    [250_000_000, '250 M m³/y', '2.5 亿 m³/年'],
    [11_600_000_000, '11.6 bn m³/y', '116 亿 m³/年'],
  ])('%d is %s and %s', (value, english, chinese) => {
    expect(formatVolume(value, 'en')).toBe(english)
    expect(formatVolume(value, 'zh-CN')).toBe(chinese)
  })

  test('a value that rounds up to the next unit is written in that unit', () => {
    expect(formatShort(999_600, 'en')).toBe('1.00 M')
    expect(formatShort(999_400, 'en')).toBe('999 k')
  })

  test('returns figure and unit separately', () => {
    expect(quantity(1_340_000, 'volumePerYear', 'en')).toEqual({ figure: '1.34 M', unit: 'm³/y' })
    expect(quantity(1488, 'power', 'zh-CN')).toEqual({ figure: '1,488', unit: 'kW' })
  })
})

describe('distances', () => {
  test.each([
    [8, '8 m'],
    [354, '350 m'],
    [996, '1.0 km'],
    [1_234, '1.2 km'],
    [18_400, '18 km'],
  ])('%d m is %s', (metres, text) => expect(formatDistance(metres)).toBe(text))
})

describe('money and numbers', () => {
  test('money is short in rows and full on a record', () => {
    expect(formatMoney(4_200_000, 'en')).toBe('¥4.20 M')
    expect(formatMoney(4_200_000, 'zh-CN')).toBe('¥420 万')
    expect(formatMoney(1_250_000_000, 'en')).toBe('¥1.25 bn')
    expect(formatMoney(-1_234_567.5, 'en', true)).toBe('−¥1,234,567.50')
  })

  test('numbers have separators, shares are percent', () => {
    expect(formatNumber(12_400.456, 'zh-CN')).toBe('12,400.46')
    expect([0.6138, 3.45].map((price) => formatNumber(price, 'en', 4))).toEqual(['0.6138', '3.45'])
    expect(formatPercent(0.184, 'en')).toBe('18%')
  })
})

test.each([
  [349_991.4, '+349,991.4'],
  [-4, '−4'],
  [0, '0'],
  [-0.001, '0'],
])('the change %s is told as %s', (value, text) => {
  expect(formatSigned(value, (size) => formatNumber(size, 'en'))).toBe(text)
})

test('a size in kB or MB', () => {
  expect([180, 12_400, 999_400, 1_440_000].map((bytes) => formatSize(bytes, 'en'))).toEqual([
    '1 kB',
    '12 kB',
    '999 kB',
    '1.4 MB',
  ])
})
