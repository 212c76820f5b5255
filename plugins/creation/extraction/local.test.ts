import { extract } from '.'
import { extractLocally, local } from './local'
import domain from './notes/domain.json'
import own from './notes/own.json'
import { FIELDS, f1, type LabelledNote, measure } from './testing/score'
import { NOTE_MAXIMUM } from './types'

const FRIDAY = '2026-11-20'
const read = (text: string, today = FRIDAY) => extractLocally({ text, today })
/** The values without confidence and places. */
const needs = (text: string) => read(text).needs.map(({ value }) => value)
const date = (text: string, today?: string) => read(text, today).date?.value
const amount = (text: string) => read(text).amount?.value

describe('labelled notes', () => {
  test.each([
    ['of the specification', domain, 0.97],
    ['of our own', own, 0.95],
  ])('%s are read with the accuracy demanded', (_, notes, least) => {
    const { scores, mistakes } = measure(notes as readonly LabelledNote[])
    const low = FIELDS.filter((field) => f1(scores.get(field) ?? { right: 0, extra: 0, lost: 0 }) < 0.9)
    expect({ low, mistakes: low.length > 0 ? mistakes : [] }).toEqual({ low: [], mistakes: [] })
    expect(f1(scores.get('overall') ?? { right: 0, extra: 1, lost: 1 })).toBeGreaterThanOrEqual(least)
  })

  test.each(domain.map((note) => [note.id, note as LabelledNote] as const))('%s', (_, note) => {
    expect(measure([note]).mistakes).toEqual([])
  })
})

test('a note is read without a request', async () => {
  const refuse = () => {
    throw new Error('no network')
  }
  const requests = [
    jest.spyOn(globalThis, 'fetch').mockImplementation(refuse),
    jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(refuse),
  ]
  const reading = await extract({ text: 'At Xinao ceramics, they want 3 MW PV.', today: FRIDAY })
  expect(reading).toMatchObject({ by: 'local', needs: [{ value: { product: 'pv' } }] })
  expect(reading).not.toHaveProperty('fellBack')
  for (const request of requests) {
    expect(request).not.toHaveBeenCalled()
    request.mockRestore()
  }
})

describe('dates of domain/creation.md 1, counted from Friday, 2026-11-20', () => {
  test.each([
    ['on Monday', '2026-11-23'],
    ['周一', '2026-11-23'],
    ['on Friday', '2026-11-20'],
    ['next Tuesday', '2026-11-24'],
    ['下周二', '2026-11-24'],
    ['下下周三', '2026-12-02'],
    ['last Tuesday', '2026-11-10'],
    ['上周二', '2026-11-10'],
    ['下周', '2026-11-23'],
    ['25号', '2026-11-25'],
    ['5号', '2026-12-05'],
    ['1月15日', '2027-01-15'],
    ['11月5日', '2026-11-05'],
    ['月底', '2026-11-30'],
    ['下月初', '2026-12-01'],
    ['next month', '2026-12-01'],
    ['12月中', '2026-12-15'],
    ['mid-December', '2026-12-15'],
    ['年底', '2026-12-31'],
    ['by Q1', '2027-03-31'],
    ['一季度', '2027-03-31'],
    ['明年一季度', '2027-03-31'],
    ['三天后', '2026-11-23'],
    ['in two weeks', '2026-12-04'],
    ['明天', '2026-11-21'],
    ['the day after tomorrow', '2026-11-22'],
    ['on 2026-12-15', '2026-12-15'],
    ['come on wensday', '2026-11-25'],
    ['１２月３日', '2026-12-03'],
    ['12 月 3 号', '2026-12-03'],
    ['下个月 8 号', '2026-12-08'],
    ['下 周 三', '2026-11-25'],
    ['the first of December', '2026-12-01'],
    ['December the twenty-first', '2026-12-21'],
    ['on the fifth', '2026-12-05'],
    ['due Wed 2 Dec', '2026-12-02'],
    ['before Friday the 27th', '2026-11-27'],
    ['周三（12月2日）开会', '2026-12-02'],
    ['12月9号周三', '2026-12-09'],
  ])('%s is %s', (text, day) => {
    expect(date(text)).toBe(day)
  })

  test.each([
    ...['春节前', 'soon', 'in January', '十二月', '2027年', '每周一', '3号锅炉', '工业园路8号'],
    ...['the second floor', 'Sunway Electronics', 'the third of four lines'],
  ])('%s names no day', (text) => {
    expect(date(text)).toBeUndefined()
  })

  test('the earliest day after today counts, else today, else the latest past one', () => {
    expect(date('昨天去了，今天发了资料，12月10日开会，下周二再谈')).toBe('2026-11-24')
    expect(date('昨天去了，今天发了资料')).toBe(FRIDAY)
    expect(date('上周二和昨天都去了')).toBe('2026-11-19')
  })

  test('leap days and turns of the year', () => {
    expect(date('明天', '2028-02-28')).toBe('2028-02-29')
    expect(date('end of the month', '2026-12-30')).toBe('2026-12-31')
    expect(date('31号', '2027-02-10')).toBe('2027-03-31')
  })
})

describe('needs', () => {
  const pv = (value: number) => [{ product: 'pv', capacity: { value, unit: 'kW' } }]

  test.each([
    ['3 MW PV', pv(3000)],
    ['3兆瓦光伏', pv(3000)],
    ['0.6万千瓦光伏', pv(6000)],
    ['想上半兆瓦光伏', pv(500)],
    ['PV between 3 and 5 MW', pv(5000)],
    ['光伏3到5兆瓦', pv(5000)],
    ['光伏３２０千瓦', pv(320)],
    ['三百二十千瓦光伏', pv(320)],
    ['2 MWh of storage', [{ product: 'storage', capacity: { value: 2000, unit: 'kWh' } }]],
    ['储能2MW/4MWh', [{ product: 'storage', capacity: { value: 4000, unit: 'kWh' } }]],
    ['储能500千瓦', [{ product: 'storage', capacity: { value: 500, unit: 'kW' } }]],
    ['绿电，一年600万度', [{ product: 'power', capacity: { value: 6000, unit: 'MWh/y' } }]],
    ['绿电，每月50万度', [{ product: 'power', capacity: { value: 6000, unit: 'MWh/y' } }]],
    ['green power, 18 GWh a year', [{ product: 'power', capacity: { value: 18_000, unit: 'MWh/y' } }]],
    ['一台一点五吨的锅炉', [{ product: 'boiler', capacity: { value: 1.5, unit: 't/h' } }]],
    ['锅炉20蒸吨', [{ product: 'boiler', capacity: { value: 20, unit: 't/h' } }]],
    ['两台10吨锅炉', [{ product: 'boiler', capacity: { value: 10, unit: 't/h' }, count: 2 }]],
    ['两台锅炉共20吨', [{ product: 'boiler', capacity: { value: 10, unit: 't/h' }, count: 2 }]],
    ['供气3万方/天', [{ product: 'gas', capacity: { value: 30_000, unit: 'm³/d' } }]],
    ['供气，每月12万方', [{ product: 'gas', capacity: { value: 1_440_000, unit: 'm³/y' } }]],
    ['LNG点供，每天5吨', [{ product: 'lng', capacity: { value: 5, unit: 't/d' } }]],
    ['两台300冷吨冷水机组', [{ product: 'chiller', capacity: { value: 300, unit: 'RT' }, count: 2 }]],
    ['压缩空气，每分钟40立方', [{ product: 'air', capacity: { value: 40, unit: 'm³/min' } }]],
    ['a dozen 60 kW chargers', [{ product: 'charger', capacity: { value: 60, unit: 'kW' }, count: 12 }]],
    ['一个充电桩', [{ product: 'charger' }]],
    ['22 kW charge points, 24 units', [{ product: 'charger', capacity: { value: 22, unit: 'kW' }, count: 24 }]],
    ['twin 750 kW heat pumps', [{ product: 'heatpump', capacity: { value: 750, unit: 'kW' }, count: 2 }]],
    ['a trio of 5 t boilers', [{ product: 'boiler', capacity: { value: 5, unit: 't/h' }, count: 3 }]],
    [
      '(1) two 8 t/h boilers replacing oil-fired ones (2) 400 kW PV',
      [
        { product: 'boiler', capacity: { value: 8, unit: 't/h' }, count: 2, replace: true },
        { product: 'pv', capacity: { value: 400, unit: 'kW' } },
      ],
    ],
    [
      '需求：①锅炉换成6吨的 ②储能1兆瓦时',
      [
        { product: 'boiler', capacity: { value: 6, unit: 't/h' }, replace: true },
        { product: 'storage', capacity: { value: 1000, unit: 'kWh' } },
      ],
    ],
    ['运维托管和节能诊断', [{ product: 'service' }, { product: 'audit' }]],
    ['trigeneration, 1.2 MW', [{ product: 'chp', capacity: { value: 1200, unit: 'kW' } }]],
  ])('%s', (text, expected) => {
    expect(needs(text)).toEqual(expected)
  })

  test.each([
    [
      'replace two 10 t boilers',
      [{ product: 'boiler', capacity: { value: 10, unit: 't/h' }, count: 2, replace: true }],
    ],
    ['把6吨锅炉改成低氮的', [{ product: 'boiler', capacity: { value: 6, unit: 't/h' }, replace: true }]],
    ['replace the 10 t boiler with a heat pump', [{ product: 'heatpump', replace: true }]],
    ['10吨锅炉换成热泵', [{ product: 'heatpump', replace: true }]],
    [
      'swap the 20 t boiler for a 15 t gas boiler',
      [{ product: 'boiler', capacity: { value: 15, unit: 't/h' }, replace: true }],
    ],
  ])('%s: what is wanted is sized', (text, expected) => {
    expect(needs(text)).toEqual(expected)
  })

  test.each([
    ['They do not want PV, but 2 MWh of storage', ['storage']],
    ['不考虑光伏，也不做储能，只要蒸汽', ['steam']],
    ['光伏已经有了，想加储能', ['storage']],
    ['They already have PV and want chargers', ['charger']],
    ['A competitor offered 1 MW of PV. They want steam.', ['steam']],
    ['an audit of the kilns', ['audit']],
    ['要不要光伏还要看，热泵也不用', ['pv']],
    ['不要锅炉，热泵也不用，光伏先不做', []],
    ['Our rival has quoted 900 kW of PV', []],
    ['The only thing they would pay for is an energy audit', ['audit']],
    ['原先想自建锅炉，现在打算直接买蒸汽', ['steam']],
    ['窑炉那边的余热没谈拢，要储能', ['storage']],
    ['两台燃煤锅炉年底前必须关，问我们供汽', ['steam']],
  ])('%s', (text, products) => {
    expect(needs(text).map(({ product }) => product)).toEqual(products)
  })
})

describe('amounts', () => {
  test.each([
    ['预算1.2亿', 120_000_000, 'CNY'],
    ['投资500万', 5_000_000, 'CNY'],
    ['标的额三百二十万', 3_200_000, 'CNY'],
    ['budget 12-15 million', 15_000_000, 'CNY'],
    ['budget RMB 1.1M', 1_100_000, 'CNY'],
    ['price of USD 300,000', 300_000, 'USD'],
    ['capex EUR 900k', 900_000, 'EUR'],
  ])('%s', (text, value, currency) => {
    expect(amount(text)).toEqual({ value, currency })
  })

  test.each([
    '电费一个月80万',
    '去年电费80万',
    '注册资本5000万',
    '每吨4800元',
    '3.6 yuan less per unit',
    'revenue of 200 million',
    '预算HK$ 5 million',
  ])('%s is no amount of an opportunity', (text) => {
    expect(amount(text)).toBeUndefined()
  })
})

describe('corrections', () => {
  test('the later value counts, with less confidence', () => {
    expect(amount('总投资1.2亿，说错了，是1800万')).toEqual({ value: 18_000_000, currency: 'CNY' })
    expect(read('预算80万，改成95万').amount).toMatchObject({ confidence: 0.76 })
    expect(date('下周一，说错了，下周四过去')).toBe('2026-11-26')
    expect(date('Deadline Tuesday, sorry, Thursday.')).toBe('2026-11-26')
    expect(needs('要2兆瓦光伏，不对，是2.6兆瓦')).toEqual([{ product: 'pv', capacity: { value: 2600, unit: 'kW' } }])
    expect(needs('wants 2, no, 3 boilers of 8 t each')).toMatchObject([{ count: 3 }])
    expect(read('Phone 13901239999, I mean 13901238888.').phone?.value).toBe('13901238888')
    expect(read('Contact is Zhu Ping, not Zhu Bin.').contact?.value).toBe('Zhu Ping')
    expect(read('不是顺风纸业，是顺枫饮食集团，想做节能诊断').customer?.value).toBe('顺枫饮食集团')
  })

  test.each(['在顺德，不对，在南海', '厂在顺德，说错了，厂在南海', '不是在顺德，是在南海'])(
    '%s: the later place',
    (text) => {
      expect(read(text).place).toMatchObject({ value: '南海', confidence: 0.76 })
    },
  )

  test('of a figure leave the place as it is; a place in English is corrected, too', () => {
    expect(read('in Shunde, no, in Nanhai').place).toMatchObject({ value: 'Nanhai', confidence: 0.76 })
    const { place } = read('in Shunde, they want 2 MW, no, 3 MW of PV, in Nanhai')
    expect(place).toMatchObject({ value: 'Shunde', confidence: 0.95 })
  })

  test.each(['要一台锅炉，不对，一台热泵', 'They want a boiler, sorry, a heat pump'])('%s: less sure', (text) => {
    expect(read(text).needs).toMatchObject([{ value: { product: 'heatpump' }, confidence: 0.76 }])
  })
})

describe('confidence', () => {
  test.each([
    ['customer', 0.95, '宏盛陶瓷想上光伏'],
    ['customer', 0.8, 'Hongsheng Ceramics'],
    ['customer', 0.6, 'Visited Wanhui.'],
    ['contact', 0.95, '联系人张伟'],
    ['contact', 0.8, '张伟说可以'],
    ['contact', 0.6, 'Jason'],
    ['phone', 0.95, '13912345678'],
    ['amount', 0.95, '预算100万'],
    ['amount', 0.8, '价格100万'],
    ['amount', 0.6, '100万做光伏'],
    ['date', 0.95, '明天'],
    ['date', 0.8, '12月中'],
    ['place', 0.95, '在南海'],
    ['place', 0.8, '厂在五沙'],
    ['place', 0.6, 'Visited Tai Hing Laundry at Tai Po today'],
  ] as const)('of %s is %d in %s', (field, confidence, text) => {
    expect(read(text)[field]?.confidence).toBe(confidence)
  })

  test.each([
    [0.95, '2 MW of PV'],
    [0.8, 'PV for the whole roof of the new hall, about 2 MW'],
  ])('of a need is %d in %s', (confidence, text) => {
    expect(read(text).needs).toMatchObject([{ value: { capacity: { value: 2000 } }, confidence }])
  })
})

describe('contact and phone', () => {
  test.each([
    ['联系陈敏经理', '陈敏'],
    ['找王总', '王总'],
    ['call Ms Chen', 'Ms Chen'],
    ['Mr Qiu Wei wants an idea', 'Qiu Wei'],
    ['联系人：欧阳明', '欧阳明'],
    ['Their finance lead, Omar Said, expects the offer', 'Omar Said'],
    ['The plant engineer there, Bruno Kessler, will call', 'Bruno Kessler'],
  ])('%s', (text, name) => {
    expect(read(text).contact?.value).toBe(name)
  })

  test.each([
    ['138 0000 5566', '13800005566'],
    ['+86 139-2233-4455', '13922334455'],
    ['电话0757-86331234', '0757-86331234'],
    ['0757 8123 4567', '0757-81234567'],
    ['１３７２３４５６７８９', '13723456789'],
    ['手机一三八二二二二三三三三', '13822223333'],
    ['1371234567', undefined],
    ['138000055667', undefined],
  ])('%s', (text, phone) => {
    expect(read(text).phone?.value).toBe(phone)
  })
})

test('two companies: the one with the need', () => {
  expect(read('First Lihe Plastics: nothing. Then Derun Chemical: 20 chargers.').customer?.value).toBe('Derun Chemical')
})

test('places are outside of names', () => {
  expect(read('三水开发区的兴业铸件想买压缩空气').place?.value).toBe('三水开发区')
  expect(read('大沥锻造需要通气').place).toBeUndefined()
})

test('spans are places of the note as it was given', () => {
  const text = '客户：宏盛陶瓷，要３兆瓦光伏。'
  const { customer, needs: found } = read(text)
  expect(customer?.spans.map(([from, to]) => text.slice(from, to))).toEqual(['宏盛陶瓷'])
  expect(found[0]?.spans.map(([from, to]) => text.slice(from, to))).toEqual(['３兆瓦光伏'])
})

test('a note of signs, of digits, of nothing is read as well', () => {
  for (const text of ['', '。', '🙂🙂', '1'.repeat(NOTE_MAXIMUM), '公司'.repeat(NOTE_MAXIMUM / 2)]) {
    expect(read(text).missing).toContain('needs')
  }
})

test('the caller can end it', async () => {
  await expect(local({ text: 'PV', today: FRIDAY }, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  await expect(local({ text: 'PV', today: FRIDAY })).resolves.toMatchObject({ by: 'local' })
})

describe('as people speak', () => {
  const place = (text: string) => read(text).place?.value
  const contact = (text: string) => read(text).contact?.value
  const counts = (text: string) => needs(text).map(({ product, count }) => `${product} ${count}`)
  const replaced = (text: string) => needs(text).map(({ product, replace }) => `${product} ${replace === true}`)

  test.each([
    ['今天去恒通电镀，厂在五沙，锅炉要换两台', '五沙'],
    ['在沙溪那边见了利强纺织的宋厂长', '沙溪'],
    ['明珠食品的新厂位于横沥，可以做光伏', '横沥'],
    ['约了后天到大岗镇的广顺管业开会', '大岗镇'],
    ['电话打给了设备科甘科长，他们金辉铜业在罗定，余热600千瓦想回收', '罗定'],
    ['富华玻璃让我周三去一趟新会双水，看余热', '新会双水'],
    ['捷达物流要建充电站，在北滘港旁边', '北滘港'],
    ['宏盛陶瓷的人在车间，下午在佛山开会', '佛山'],
    ['Met Carlos Mendes of Blue Lagoon Waterpark, Sanya.', 'Sanya'],
    ['南通如皋那家联众化纤要供汽', '南通如皋'],
    ['Harborline Ferries, 8 chargers for the Zhuhai terminal', 'Zhuhai'],
    ['Meadow Lane Dairy would like us at their Genhe plant', 'Genhe'],
    ['Visited Tai Hing Laundry at Tai Po today, boss is Mr Wong', 'Tai Po'],
    ['Ocean Star Cold Chain, Doumen district. Two CHP units.', 'Doumen district'],
  ])('%s: in %s', (text, expected) => expect(place(text)).toBe(expected))

  test.each([
    ['今早跟卢生通了电话，他是佳丽服饰的', '卢生'],
    ['华兴五金负责设备的是小邓，邓小军，热泵两台', '邓小军'],
    ['They need 7 t/h of steam. Contact stays Li Meng.', 'Li Meng'],
    ['锦绣湖度假村要上热泵，陪同的是后勤邝部长', '邝部长'],
    ['Happy Bakery 的 owner 阿May，换 3 台 oven burner', '阿May'],
    ['刚跟 Oceanview Hotel 的 GM Patrick Leung 喝了咖啡', 'Patrick Leung'],
    ['Redstone Bricks want pipeline gas, the boss is Old Leung.', 'Old Leung'],
  ])('%s: with %s', (text, expected) => expect(contact(text)).toBe(expected))

  test.each([
    ['裕兴五金谈储能，顺便问问充电桩，要装八个', ['storage undefined', 'charger 8']],
    ['诚信塑料，一台老空压机报废了，要补两台新的', ['air 2']],
    ['Evergrand Ceramics, half a dozen kiln burners', ['kiln 6']],
    ['Heat pumps for the pools: four at 320 kW', ['heatpump 4']],
    ['2 of their 3 boilers to be replaced', ['boiler 2']],
    ['Bright Star Dyeing will renew both 10 t boilers', ['boiler 2']],
    ['The chillers at Metro Cold Store are worn out. We are to replace both.', ['chiller 2']],
    ['Star Mall wants both chillers and boilers', ['chiller undefined', 'boiler undefined']],
    ['Everfresh Foods would swap out 1 old boiler and put in two 3 t ones', ['boiler 2']],
  ])('%s: %j', (text, expected) => expect(counts(text)).toEqual(expected))

  test.each([
    ['欣荣布业的锅炉两台都要改低氮', ['boiler true']],
    ['永胜染厂原来的燃煤锅炉要拆，上一台15吨的燃气锅炉', ['boiler true']],
    ['Oceanview Hotel 要 heat pump 300kW，old boiler 淘汰掉', ['heatpump true']],
    ['Harvest Noodle factory needs a new boiler in place of the old one, 4 t/h', ['boiler true']],
    ['Crescent Hotel wants two chillers, the old ones go out.', ['chiller true']],
    ['Wing Fat Plastics wants eight air compressors changed.', ['air true']],
    ['天虹纸品要加两台锅炉，老的两台留着不动', ['boiler false']],
    ['万丰电镀想把空压站重新做一遍', ['air true']],
    ['The chillers at Metro Cold Store are worn out. We are to replace both.', ['chiller true']],
    ['恒安卫浴聊到绿电，对了他手机换了', ['power false']],
    ['riverside bakery, they run an old diesel boiler, want gas instead', ['boiler true']],
    ['Summit Glassworks, pipeline gas, 45,000 m3 per day, replaces their LNG', ['gas true']],
  ])('%s: %j', (text, expected) => expect(replaced(text)).toEqual(expected))

  test.each([
    ['广西那边漓江水泥厂想搞储能', '漓江水泥厂'],
    ['刚从佛山那边的金玉满堂食品出来', '金玉满堂食品'],
    ['今天跑广州增城，碰上南方冷库的老邓，储能两套', '南方冷库'],
    ['第一家恒大门窗没兴趣；第二家永辉冷冻，要冷水机组，找采购罗姐', '永辉冷冻'],
    ['Customer Harborline Ferries. 8 chargers for the Zhuhai terminal.', 'Harborline Ferries'],
    ['跟 Sunway Electronics 的 Jason 通了电话', 'Sunway Electronics'],
  ])('%s: of %s', (text, expected) => expect(read(text).customer?.value).toBe(expected))

  test('whoever maintains is no need', () => {
    expect(counts('Their maintenance guy at Blue Whale Seafood asks for a chiller')).toEqual(['chiller undefined'])
  })
})

describe('what a word is part of decides what it says', () => {
  const shortOf = (text: string) =>
    needs(text).map(({ product, capacity, count, replace }) =>
      [product, capacity && `${capacity.value} ${capacity.unit}`, count, replace && 'replace']
        .filter(Boolean)
        .join(' '),
    )
  const products = (text: string) => needs(text).map(({ product }) => product)
  const contact = (text: string) => read(text).contact?.value

  test.each([
    '目前天然气每天8000方',
    '以前天天停气，想接天然气',
    '投产后天然气要接上',
    '以后天然气用量会增加',
    '然后天河区的仓库装光伏',
    '今后天气冷，要锅炉',
    '一周天然气用量8万方',
    '2号燃气锅炉坏了，要换',
    '1号空压机老化，想换',
    '3号生产线要上储能',
    '2号变压器旁边装储能',
    '1号、2号锅炉要换',
    '5号和6号辊道窑要改造',
    '12月3台锅炉大修',
    '1月份2MW光伏开工',
    '12月十二台充电桩到货',
    '设备24/7运行，要储能',
    '屋顶2/3可用，想上光伏',
    '厂房面积的1/3装光伏',
    '每月10号付款',
    '每个月5号、20号结算',
    'Payment on the 10th of each month',
  ])('%s names no day', (text) => expect(date(text)).toBeUndefined())

  test.each([
    ['后天去现场', '2026-11-22'],
    ['投产后，后天再谈', '2026-11-22'],
    ['前天去了宏盛陶瓷', '2026-11-18'],
    ['周天去', '2026-11-22'],
    ['2号去看锅炉', '2026-12-02'],
    ['12月3开会', '2026-12-03'],
    ['3/12 去现场', '2027-03-12'],
    ['明年底投产', '2027-12-31'],
    ['2027年底投产', '2027-12-31'],
    ['后年末完工', '2028-12-31'],
    ['明年年底', '2027-12-31'],
    ['年底投产', '2026-12-31'],
    ['去年底装的', '2025-12-31'],
    ['25、26号去现场', '2026-11-25'],
    ['28到30号安装', '2026-11-28'],
    ['12月8、9号去现场', '2026-12-08'],
    ['7-11 Dec at the fair', '2026-12-07'],
    ['the 3rd to 5th of December', '2026-12-03'],
    ['周三去看，最后周五签合同', '2026-11-25'],
    ['原定周三见面，最后定在周四', '2026-11-26'],
    ['Tuesday at first, in the end Thursday', '2026-11-26'],
    ['原定12月3号签，最终定在12月8号', '2026-12-08'],
    ['18到25号安装', '2026-11-25'],
    ['12号燃气公司来人', '2026-12-12'],
    ['5号天然气公司过来谈', '2026-12-05'],
    ['合同签订不能迟于12月8号', '2026-12-08'],
    ['Visit on Tuesday, finally a contract on Thursday', '2026-11-24'],
  ])('%s: %s', (text, day) => expect(date(text)).toBe(day))

  test.each([
    ['投产后天然气要接上，每天2万方', ['gas 20000 m³/d']],
    ['换两台10吨锅炉，最后再做个节能诊断', ['boiler 10 t/h 2 replace', 'audit']],
    ['他们想上光伏2兆瓦，后来说还要储能', ['pv 2000 kW', 'storage']],
    ['They want a 10 t boiler, finally an energy audit', ['boiler 10 t/h', 'audit']],
    ['光伏2兆瓦，最后定了3兆瓦', ['pv 3000 kW']],
    ['1000-1200冷吨的冷水机组', ['chiller 1200 RT']],
    ['天然气 3000-5000 Nm³/h', ['gas 5000 m³/h']],
    ['12月3台锅炉大修', ['boiler 3 replace']],
    ['1月份2MW光伏开工', ['pv 2000 kW']],
  ])('%s: %j', (text, expected) => expect(shortOf(text)).toEqual(expected))

  test.each([
    ['他们对光伏不感兴趣', []],
    ['对储能兴趣不大，要蒸汽', ['steam']],
    ['屋顶不能装光伏，要热泵', ['heatpump']],
    ['屋顶无法装光伏，想上储能', ['storage']],
    ['没法做光伏', []],
    ['没考虑储能，要充电桩', ['charger']],
    ['光伏装不了，储能也做不了', []],
    ['装不了光伏', []],
    ['光伏不合适，热泵不行', []],
    ['能不能装光伏', ['pv']],
    ['客户问屋顶光伏能不能做', ['pv']],
    ['屋顶光伏合不合适', ['pv']],
    ['屋顶光伏不能做', []],
    ['管道气没法接只能上LNG', ['lng']],
    ['变压器不能扩容所以想上储能2兆瓦', ['storage']],
    ['他们要用气锅炉，10吨两台', ['boiler']],
    ['想用气锅炉', ['boiler']],
    ['不能只装光伏，还要储能', ['pv', 'storage']],
    ['空压机不行，要换新的', ['air']],
    ['锅炉不行了，要换两台', ['boiler']],
    ['还没有光伏，想上一套', ['pv']],
    ['没有储能，想配一套', ['storage']],
    ['没有光伏，也不想上', []],
    ['没有光伏，想上一套储能', ['storage']],
    ['想用气，每天3000方', ['gas']],
    ['他们打算用气', ['gas']],
    ['年用气量300万方，要光伏', ['pv']],
    ['主要用气设备是窑炉，要光伏', ['kiln', 'pv']],
    ['想煤改气', ['gas']],
    ['食堂油改气', ['gas']],
    ['不考虑煤改气', []],
    ['燃煤锅炉要煤改气', ['boiler']],
  ])('%s: %j', (text, expected) => expect(products(text)).toEqual(expected))

  test.each([
    '去年气费花了800万',
    '燃料费用300万',
    '能源费用投入300万',
    'gas bills cost them 3 million',
    '报价3块5一瓦',
    '光伏报价2块8毛一瓦',
  ])('%s is no amount of an opportunity', (text) => expect(amount(text)).toBeUndefined())

  test.each([
    ['电费成本一年500万，预算200万', 2_000_000],
    ['为降低电费投资500万', 5_000_000],
    ['电费太高想投资500万做光伏', 5_000_000],
    ['Energy costs are too high so they will invest 5 million in PV', 5_000_000],
    ['预算不能过500万', 5_000_000],
    ['投资不能突破500万', 5_000_000],
    ['投资2万5千', 25_000],
    ['预算3千5百万', 35_000_000],
    ['投资1亿2000万', 120_000_000],
    ['投资一亿两千万', 120_000_000],
    ['budget 12000000 CNY', 12_000_000],
    ['预算：12000000', 12_000_000],
  ])('%s: %d', (text, value) => expect(amount(text)?.value).toBe(value))

  test.each([
    ['宏达设备有限公司想上光伏', '宏达设备有限公司'],
    ['拜访了希望信息技术有限公司，要储能', '希望信息技术有限公司'],
    ['跟德信机械设备谈了光伏', '德信机械设备'],
    ['联科信息技术想上储能', '联科信息技术'],
  ])('%s: of %s', (text, name) => expect(read(text).customer?.value).toBe(name))

  test.each([
    ['联系人小高，要光伏', '小高'],
    ['找老方谈光伏', '老方'],
    ['下午高总来电，要光伏', '高总'],
    ['上午方总打电话来', '方总'],
    ['刚才高总来电', '高总'],
    ['每天的小时数不够，要储能', undefined],
  ])('%s: with %s', (text, name) => expect(contact(text)).toBe(name))
})
