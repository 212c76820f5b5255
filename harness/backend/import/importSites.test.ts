/** @jest-environment node */
import iconv from 'iconv-lite'
import { ImportError, importSites, rowsOf } from './importSites'

const bytes = (text: string) => Buffer.from(text, 'utf8')
/** A file that arrives in parts of this many bytes. */
const inParts = (file: Uint8Array, size: number) =>
  function* () {
    for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size)
  }
const source = (file: Uint8Array) => inParts(file, file.length || 1)
const csv = (text: string, coords?: 'wgs84' | 'gcj02') => importSites(source(bytes(text)), 'sites.csv', coords)
const json = (value: unknown) => importSites(source(bytes(JSON.stringify(value))), 'sites.json')

describe('encodings', () => {
  const text = '名称,纬度,经度,用气量(万m³/年),行业,业主,地址\n宏盛陶瓷厂,23.02,113.1,420,陶瓷,宏盛集团,佛山市南海区\n'
  const site = {
    line: 2,
    name: '宏盛陶瓷厂',
    latitude: 23.02,
    longitude: 113.1,
    gas: 4_200_000,
    industry: '陶瓷',
    owner: '宏盛集团',
    address: '佛山市南海区',
  }
  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with BOM', bytes(`\uFEFF${text}`)],
    ['GB18030', iconv.encode(text, 'gb18030')],
    ['UTF-16 with BOM', iconv.encode(text, 'utf-16')],
  ])('%s', (_, file) => {
    expect(importSites(source(file), 'sites.csv', 'gcj02').sites).toEqual([site])
    // A character or a line may stand in two parts of the file.
    for (const size of [1, 2, 3, 7]) {
      expect(importSites(inParts(file, size), 'sites.csv', 'gcj02').sites).toEqual([site])
    }
  })

  it('UTF-8 with an invalid byte is still read as UTF-8', () => {
    const file = Buffer.concat([
      bytes('name,address\n陶瓷厂,佛山市南海区狮山镇\nbr'),
      Buffer.from([0xff]),
      bytes('oken,x\n'),
    ])
    expect(importSites(source(file), 'sites.csv').sites[0]?.name).toBe('陶瓷厂')
  })
})

describe('headers', () => {
  it.each([
    ['Name,LAT,Lng', 'a,1,2', { latitude: 1, longitude: 2 }],
    ['name;latitude;lon', 'a;1;2', { latitude: 1, longitude: 2 }],
    ['name\tprimary_fuel\tcompany', 'a\tGas\tACME', { industry: 'Gas', owner: 'ACME' }],
    ['name|fuel|owner', 'a|Gas|ACME', { industry: 'Gas', owner: 'ACME' }],
    ['name,capacity_mw', 'a,2', { gas: 504_000 }],
    ['name,Capacity (MW)', 'a,2', { gas: 504_000 }],
    ['name,CAPACITY [t/h]', 'a,12', { gas: 2_099_948, steam: 12 }],
    ['name,potential_m3_y', 'a,"1,000"', { gas: 1_000 }],
    ['name,potential', 'a,4199897', { gas: 4_199_897 }],
    ['名称,用气量（万方）', 'a,420', { gas: 4_200_000 }],
    ['name,capacity_factor', 'a,0.7', {}],
    ['name,capacity,potential', 'a,,77', { gas: 77 }],
  ])('%s', (header, row, site) => {
    expect(csv(`${header}\n${row}\n`).sites).toEqual([{ line: 2, name: 'a', ...site }])
  })

  it.each([
    ['id,latitude\n1,2\n', 'sites.csv: no column "name" or "名称"; found id, latitude.'],
    ['', 'sites.csv: the file is empty.'],
    ['PK\u0003\u0004\0\0', 'sites.csv: neither CSV nor JSON.'],
    ['name,lat,lon\n', 'sites.csv: no row below the header.'],
    ['name,lat,lon\n\n  \n', 'sites.csv: no row below the header.'],
    ['name,capacity_mw,Capacity MW,name\na,1,2,b\n', 'sites.csv: two columns are named "capacity mw".'],
    ['name,notes,notes\na,1,2\n', 'sites.csv: two columns are named "notes".'],
    ['名称,名称\na,b\n', 'sites.csv: two columns are named "名称".'],
    [`name,address\na,b\nc,${'x'.repeat(1_100_000)}`, 'sites.csv: line 3 has no end within 1,000,000 characters.'],
    [`name${' '.repeat(1_100_000)}`, 'sites.csv: line 1 has no end within 1,000,000 characters.'],
  ])('%j is no list of sites', (text, message) => {
    expect(() => csv(text)).toThrow(ImportError)
    expect(() => csv(text)).toThrow(message)
  })
})

describe('a unit in the cell', () => {
  it.each([
    ['12 t/h', { gas: 2_099_948, steam: 12 }],
    ['24t/h', { gas: 4_199_897, steam: 24 }],
    ['10吨', { gas: 1_749_957, steam: 10 }],
    ['4.2 M m³/y', { gas: 4_200_000 }],
    ['4.2 million m3 per year', { gas: 4_200_000 }],
    ['420 万m³', { gas: 4_200_000 }],
    ['420万立方米/年', { gas: 4_200_000 }],
    ['1.2亿方', { gas: 120_000_000 }],
    ['500 kW', { gas: 126_000 }],
    ['2 MWth', { gas: 504_000 }],
    ['1,000 m3/month', { gas: 12_000 }],
    ['36 GJ/y', { gas: 1_000 }],
    ['≈ 3e3 m^3', { gas: 3_000 }],
    ['0', { gas: 0 }],
  ])('%s', (cell, capacity) => {
    const { sites, report } = csv(`name,capacity\na,"${cell}"\n`)
    expect(sites).toEqual([{ line: 2, name: 'a', ...capacity }])
    expect(report.incomplete).toEqual([])
  })

  it.each(['', 'n/a', '-', '不详', 'unknown'])('%j is a missing value', (cell) => {
    expect(csv(`name,capacity\na,${cell}\n`)).toMatchObject({
      sites: [{ line: 2, name: 'a' }],
      report: { incomplete: [] },
    })
  })

  it.each([
    ['big', 'capacity cannot be read: big'],
    ['-5', 'capacity cannot be read: -5'],
    ['12 furlongs', 'unit of capacity is not known: 12 furlongs'],
    ['10-20 MW', 'unit of capacity is not known: 10-20 MW'],
  ])('%s leaves the site without it, and is listed', (cell, reason) => {
    const { sites, report } = csv(`name,capacity\na,${cell}\n`)
    expect(sites).toEqual([{ line: 2, name: 'a' }])
    expect(report).toMatchObject({ read: 1, unreadCount: 0, incomplete: [{ line: 2, reason }] })
  })
})

describe('rows that cannot be read', () => {
  it.each([
    [',23,113', 'no name'],
    ['a,north,113', 'latitude cannot be read: north'],
    ['a,23,', 'latitude without longitude'],
    ['a,,113', 'longitude without latitude'],
    ['a,93,113', 'latitude out of range: 93'],
    ['a,23,213', 'longitude out of range: 213'],
    ['a,23', '2 columns, the header has 3'],
    ['a,23,113,b', '4 columns, the header has 3'],
  ])('%s: %s', (row, reason) => {
    const { sites, report } = csv(`name,lat,lon\n${row}\nb,,\n`)
    expect(sites).toEqual([{ line: 3, name: 'b' }])
    expect(report).toMatchObject({ read: 1, unreadCount: 1, unread: [{ line: 2, reason }] })
  })

  it('line numbers are those of the file, including blank lines and line breaks in cells', () => {
    const { sites, report } = csv('name,address\n\n"a","two\r\nlines"\n,x\nb,y\n')
    expect(sites.map(({ line, name }) => [line, name])).toEqual([
      [3, 'a'],
      [6, 'b'],
    ])
    expect(report.unread).toEqual([{ line: 5, reason: 'no name' }])
  })

  it('an unclosed quote affects only its own line', () => {
    const { sites, report } = csv('name,address\na,x\nb,"y\nc,z\nd,z\n')
    expect(sites.map(({ line, name }) => [line, name])).toEqual([
      [2, 'a'],
      [4, 'c'],
      [5, 'd'],
    ])
    expect(report.unread).toEqual([{ line: 3, reason: 'a quote never ends' }])
  })

  it('a cell may have many lines, in any part of the file', () => {
    const address = Array.from({ length: 300 }, (_, n) => `line ${n} of the address`).join('\n')
    const text = bytes(`name,address\na,"${address}"\n,x\n"b ""c""",y\n`)
    for (const size of [64, 1000, text.length]) {
      const { sites, report } = importSites(inParts(text, size), 'sites.csv')
      expect(sites).toEqual([
        { line: 2, name: 'a', address },
        { line: 303, name: 'b "c"', address: 'y' },
      ])
      expect(report.unread).toEqual([{ line: 302, reason: 'no name' }])
    }
  })

  it('a quote that never ends costs its line, also far from the end of the file', () => {
    const rows = Array.from({ length: 60_000 }, (_, n) => `site ${n},a street with a long name`)
    const text = bytes(`name,address\na,"x\n${rows.join('\n')}\n`)
    const { report } = importSites(inParts(text, 65_536), 'sites.csv')
    expect(report).toMatchObject({ read: 60_000, unread: [{ line: 2, reason: 'a quote never ends' }] })
  })

  it('a file may have lines of Windows and of Unix', () => {
    const text = 'name,address\r\na,"b"\r\nc,"d"\ne,f\n\r\n"g","h"\r\n'
    expect(csv(text).sites.map(({ line, name, address }) => [line, name, address])).toEqual([
      [2, 'a', 'b'],
      [3, 'c', 'd'],
      [4, 'e', 'f'],
      [6, 'g', 'h'],
    ])
  })

  it('lines may end as on an old Macintosh', () => {
    expect(csv('name,address\ra,x\rb,y\r').sites.map(({ line, name }) => [line, name])).toEqual([
      [2, 'a'],
      [3, 'b'],
    ])
  })

  it('the report counts all and lists a thousand', () => {
    const { report } = csv(`name,capacity\n${',1\n'.repeat(1_500)}${'a,big\n'.repeat(1_500)}`)
    expect([report.unreadCount, report.unread.length]).toEqual([1_500, 1_000])
    expect([report.incompleteCount, report.incomplete.length]).toEqual([1_500, 1_000])
  })

  it('empty cells at the end of a line are ignored', () => {
    expect(csv('name,lat,lon\na,23,113,,\n').report.unreadCount).toBe(0)
  })
})

describe('coordinates', () => {
  const place = (lat: string, lon: string, coords?: 'gcj02') =>
    csv(`name,lat,lon\na,"${lat.replace(/"/g, '""')}","${lon}"\n`, coords).sites[0]
  it('WGS-84 in China is converted to GCJ-02, GCJ-02 is unchanged', () => {
    expect(place('23', '113.1')).toMatchObject({ latitude: 22.997449, longitude: 113.105489 })
    expect(place('23', '113.1', 'gcj02')).toMatchObject({ latitude: 23, longitude: 113.1 })
  })

  it.each([
    ['Seoul', 37.56, 126.97],
    ['Hanoi', 21.03, 105.85],
    ['Delhi', 28.61, 77.21],
    ['Kathmandu', 27.7, 85.32],
    ['Ulaanbaatar', 47.9, 106.9],
    ['Almaty', 43.24, 76.9],
    ['Vladivostok', 43.12, 131.9],
    ['Taipei', 25.03, 121.56],
    ['Bangkok', 13.75, 100.5],
    ['New York', 40.7, -74],
  ])('%s is not shifted', (_, latitude, longitude) => {
    expect(place(String(latitude), String(longitude))).toMatchObject({ latitude, longitude })
  })

  it.each([
    ['Shanghai', 31.23, 121.47],
    ['Zhoushan', 30, 122.2],
    ['Ningbo', 29.87, 121.54],
    ['Xiamen', 24.48, 118.09],
    ['Shenzhen', 22.54, 114.06],
    ['Haikou', 20.03, 110.35],
    ['Sanya', 18.25, 109.5],
    ['Kunming', 25.04, 102.7],
    ['Lhasa', 29.65, 91.1],
    ['Kashgar', 39.47, 75.99],
    ['Urumqi', 43.82, 87.6],
    ['Harbin', 45.8, 126.53],
    ['Dalian', 38.91, 121.6],
    ['Qingdao', 36.07, 120.38],
    ['Mohe', 52.97, 122.53],
    ['Dandong', 40.13, 124.39],
  ])('%s is shifted', (_, latitude, longitude) => {
    expect(place(String(latitude), String(longitude))).not.toMatchObject({ latitude, longitude })
  })

  it.each([
    ['40.7°N', '74W', 40.7, -74],
    ['40°42\'00"N', '74°00′W', 40.7, -74],
    ['40°42′0″N', "74°0'W", 40.7, -74],
    ['40,7', '-74', 40.7, -74],
  ])('%s %s', (lat, lon, latitude, longitude) => {
    expect(place(lat, lon)).toMatchObject({ latitude, longitude })
  })
})

describe('JSON', () => {
  const row = { Name: 'a', Latitude: 40.7, lng: -74, capacity_mw: 2, fuel: null, owner: 'ACME' }
  const site = { line: 1, name: 'a', latitude: 40.7, longitude: -74, gas: 504_000, owner: 'ACME' }
  it.each([[[row]], [{ list: [row] }], [{ data: [row] }], [{ sites: [row] }]])('%j', (value) => {
    expect(json(value).sites).toEqual([site])
  })

  it('rows may arrive in parts, with brackets, quotes and escapes in their texts', () => {
    const rows = [
      { name: 'a ]}, "[{', address: 'x\\' },
      { name: '陶瓷厂', notes: { deep: [1, [2, { list: [] }]] } },
    ]
    const sites = [
      { line: 1, name: 'a ]}, "[{', address: 'x\\' },
      { line: 2, name: '陶瓷厂' },
    ]
    for (const value of [rows, { total: [2], page: { list: 'no' }, list: rows, after: [{}] }]) {
      for (const space of [0, 2]) {
        const text = bytes(JSON.stringify(value, null, space))
        for (const size of [1, 2, 5, text.length])
          expect(importSites(inParts(text, size), 'sites.json').sites).toEqual(sites)
      }
    }
  })

  it('entries that are not rows are reported by their index', () => {
    expect(json([row, 7, { lat: 1 }]).report).toMatchObject({
      read: 1,
      unread: [
        { line: 2, reason: 'not an object' },
        { line: 3, reason: 'no name' },
      ],
    })
  })

  it.each([
    ['[{"name":', 'not JSON'],
    ['{"rows":[]}', 'no list of sites'],
    ['[{"id":1}]', 'no column "name"'],
    ['[]', 'no row in the list'],
    ['{"list":[]}', 'no row in the list'],
    ['{"total":0}', 'no list of sites'],
    ['{"list":[{"name":"a"}]', 'not JSON'],
    ['[{"name":"a"}] x', 'not JSON'],
    ['[{"name":"a"},,{"name":"b"}]', 'not JSON'],
    ['[{"name":"a"} {"name":"b"}]', 'not JSON'],
    ['7', 'no list of sites'],
    [`[{"name":"${'x'.repeat(1_100_000)}"}]`, 'row 1 has no end within 1,000,000 characters'],
  ])('%s is refused', (text, message) => {
    expect(() => importSites(source(bytes(text)), 'sites.json')).toThrow(message)
  })
})

it('a file is read part by part: its rows are there before its end', () => {
  const part = bytes('site,23.02,113.1,a street with a long name\n'.repeat(20_000))
  let given = 0
  function* parts() {
    yield bytes('name,lat,lon,address\n')
    for (given = 0; given < 24; given += 1) yield part
  }
  const seen: number[] = []
  for (const { line } of rowsOf(parts, 'sites.csv')) if (line % 100_000 === 2) seen.push(given)
  expect(seen).toEqual([0, 5, 10, 15, 20])
})

it('30,000 rows are imported completely', () => {
  const rows = Array.from(
    { length: 30_000 },
    (_, n) => `site ${n},${20 + (n % 20)},${100 + (n % 20)},${n},Gas,ACME,"a, b"`,
  )
  const { report } = csv(`name,latitude,longitude,capacity_mw,primary_fuel,owner,address\n${rows.join('\n')}\n`)
  expect(report).toMatchObject({ read: 30_000, unreadCount: 0 })
})
