/** Prices of the catalogue: CNY without VAT; one of long ago has no date. */
export const CATALOGUE = [
  { name: '光伏组件', unit: 'kW', net: 740, at: '2026-10-12T02:00:00.000Z' },
  { name: '逆变器', unit: 'kW', net: 138, at: '2026-10-12T02:00:00.000Z' },
  { name: '支架', unit: 'kW', net: 305, at: '2026-08-20T02:00:00.000Z' },
  { name: '电缆及辅材', unit: 'kW', net: 350, at: '2026-08-20T02:00:00.000Z' },
  { name: '安装工程', unit: 'kW', net: 575 },
  { name: '并网接入', unit: '项', net: 180_000 },
  { name: '设计及监理', unit: '项', net: 220_000, at: '2025-12-01T02:00:00.000Z' },
  { name: '磷酸铁锂电池', unit: 'kWh', net: 620, at: '2026-09-15T02:00:00.000Z' },
  { name: '储能变流器', unit: 'kW', net: 210, at: '2026-09-15T02:00:00.000Z' },
  { name: '燃气锅炉', unit: 't/h', net: 165_000, at: '2026-07-01T02:00:00.000Z' },
  { name: '调压箱', unit: '台', net: 48_000, at: '2026-07-01T02:00:00.000Z' },
] as const

/** Items of the kinds of project: name, unit, price per kW or piece, and whether it is one per kW. */
export const ITEMS = {
  pv: ['光伏组件', '逆变器', '支架', '电缆及辅材', '安装工程', '并网接入', '设计及监理'],
  storage: ['磷酸铁锂电池', '储能变流器', '电缆及辅材', '安装工程', '设计及监理'],
  boiler: ['燃气锅炉', '调压箱', '安装工程', '设计及监理'],
  gas: ['调压箱', '安装工程', '设计及监理'],
  station: ['燃气锅炉', '光伏组件', '储能变流器', '安装工程', '设计及监理'],
} as const
