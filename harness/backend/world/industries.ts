/** The industry dictionary: groups of ours, branches with their code of GB/T 4754-2017. */

export interface IndustryEntry {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly parent?: string
}

const GROUPS: readonly (readonly [string, string, string, readonly (readonly [string, string, string])[]])[] = [
  [
    '10',
    '建材',
    'Building materials',
    [
      ['C307', '陶瓷', 'Ceramics'],
      ['C304', '玻璃', 'Glass'],
      ['C302', '水泥制品', 'Cement products'],
    ],
  ],
  [
    '20',
    '食品饮料',
    'Food and drink',
    [
      ['C14', '食品', 'Food'],
      ['C15', '酒和饮料', 'Beverages'],
      ['C13', '农副食品加工', 'Agricultural produce'],
    ],
  ],
  [
    '30',
    '纺织',
    'Textiles',
    [
      ['C17', '纺织', 'Textiles'],
      ['C18', '服装', 'Garments'],
    ],
  ],
  [
    '40',
    '化工医药',
    'Chemicals and medicine',
    [
      ['C26', '化工', 'Chemicals'],
      ['C27', '医药', 'Pharmaceuticals'],
      ['C29', '橡胶塑料', 'Rubber and plastics'],
    ],
  ],
  [
    '50',
    '金属',
    'Metal',
    [
      ['C33', '金属', 'Metal'],
      ['C38', '家电', 'Appliances'],
    ],
  ],
  [
    '60',
    '造纸印刷',
    'Paper and print',
    [
      ['C22', '造纸', 'Paper'],
      ['C23', '印刷包装', 'Printing'],
    ],
  ],
  [
    '70',
    '公共机构',
    'Public bodies',
    [
      ['Q84', '医院', 'Hospital'],
      ['P83', '学校', 'School'],
    ],
  ],
  [
    '80',
    '酒店餐饮',
    'Hotels and catering',
    [
      ['H61', '酒店', 'Hotel'],
      ['H62', '餐饮', 'Catering'],
    ],
  ],
  [
    '90',
    '供热与园区',
    'Heat and parks',
    [
      ['D443', '供热', 'Heating'],
      ['K702', '产业园区', 'Industrial park'],
    ],
  ],
]

export const INDUSTRIES: readonly IndustryEntry[] = GROUPS.flatMap(([code, name, nameEn, branches]) => [
  { code, name, nameEn },
  ...branches.map(([branch, zh, en]) => ({ code: branch, name: zh, nameEn: en, parent: code })),
])

const byCode = new Map(INDUSTRIES.map((entry) => [entry.code, entry]))

/** Undefined for words of an imported list. */
export function industryOf(code: string): IndustryEntry | undefined {
  return byCode.get(code)
}

/** An industry as transmitted inside records; a word of an imported list is its own name. */
export function industryNamed(code: string) {
  const { name = code, nameEn } = industryOf(code) ?? {}
  return { code, name, ...(nameEn !== undefined && { nameEn }) }
}
