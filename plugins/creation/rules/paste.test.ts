import { mwhOf, parkRowFrom } from './paste'

/** The row of a line; undefined for a heading, too. */
function rowOf(line: string, heading?: string) {
  const row = parkRowFrom(line, heading)
  return row === 'heading' ? undefined : row
}

test('a line of a table becomes a row', () => {
  expect(parkRowFrom('宏达\t320万度')).toEqual({ who: { name: '宏达' }, mwh: '3200', shape: 'one' })
})

test.each([
  ['320万度', '3200'],
  ['３２０万度', '3200'],
  ['1.2亿度', '120000'],
  ['2,400 MWh', '2400'],
  ['2400', '2400'],
  ['1500000 kWh/y', '1500'],
  ['85 万kWh', '850'],
  ['320 万 kWh', '3200'],
  ['320 万千瓦时', '3200'],
  ['1 亿kWh', '100000'],
  ['1.2 亿 度/年', '120000'],
  ['2400 / y', '2400'],
  ['3 GWh', '3000'],
  ['0', undefined],
  ['-5', undefined],
  ['320吨', undefined],
  ['many', undefined],
])('%s is %s MWh', (text, mwh) => {
  expect(mwhOf(text)).toBe(mwh)
})

test.each([
  ['Hongda\t3200\ttwo shifts', 'two'],
  ['宏达\t320万度\t连续生产', 'continuous'],
  ['宏达；320万度；办公', 'office'],
  ['Hongda  3200 MWh  24 h', 'continuous'],
  ['宏达\t320万度\t', 'one'],
])('%s: hours of operation', (line, shape) => {
  expect(rowOf(line)?.shape).toBe(shape)
})

test.each(['宏达', '\t320万度', '', '新雨\t停产', '新雨\t约300万度', '新雨\t三百万度'])('%s is no row', (line) => {
  expect(parkRowFrom(line)).toBeUndefined()
})

test.each([
  ['客户名称\t年用电量(万度)', '320', '3200'],
  ['客户名称\t年用电量（kWh）', '320,000', '320'],
  ['Customer\tUse, GWh', '3.2', '3200'],
  ['客户名称\t年度用电量', '320', '320'],
  ['客户名称\t年用电量(万度)', '320 MWh', '320'],
  ['万度的客户\t用电', '320', '320'],
  ['客户名称\t年用电量（万千瓦·时）', '320', '3200'],
  ['客户名称\t年用电量（百万千瓦时）', '3', '3000'],
  ['客户名称\t年用电量（kW·h）', '320000', '320'],
  ['客户名称\t年用电量（千瓦小时）', '320000', '320'],
  ['客户名称\t年用电量（千度）', '320', '320'],
  ['客户名称\t年用电量（MW·h）', '320', '320'],
  ['客户名称\t用电量（2025年）', '320', '320'],
  ['客户名称\t年用电量（吨标煤）', '320', undefined],
  ['客户名称\t年用电量（吨标煤）', '320万度', '3200'],
])('under the heading %s a use of %s is %s MWh', (heading, use, mwh) => {
  expect(rowOf(`宏达\t${use}`, heading)?.mwh).toBe(mwh)
})

test.each([
  ['客户名称\t年用电量', ''],
  ['客户名称\t2025年用电量（万度）', ''],
  ['Customer\tUse, GWh', '客户名称\t年用电量'],
  ['客户名称\t年用电量（百万千瓦时）', ''],
  ['客户名称\t年用电量（百万度）', ''],
  ['Customer\tUse 2025 kWh', ''],
])('%s is a heading', (line, heading) => {
  expect(parkRowFrom(line, heading)).toBe('heading')
})

test('a line that cannot be read is no heading, so that the unit of those behind it stays', () => {
  const heading = '客户\t年用电量(kWh)'
  expect(parkRowFrom('新雨\t停产', heading)).toBeUndefined()
  expect(parkRowFrom('新雨\t用电未知', heading)).toBeUndefined()
  expect(parkRowFrom('新雨\t用电未知')).toBeUndefined()
  expect(parkRowFrom('新雨\t上季度停产', heading)).toBeUndefined()
})
