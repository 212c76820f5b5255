import { blankContent, blankItem, type Content, type Item } from './content'

/** The 3 MW plant of domain/budget.md 4, of which seed and tests make their estimates. */

const item = (code: string, name: string, qty: string, price: string, tax: string, unit = 'kW'): Item => ({
  ...blankItem(code),
  name,
  unit,
  qty,
  price,
  tax,
})

export const PLANT: Content = {
  ...blankContent('3 MW 屋顶光伏'),
  params: [{ key: 'capacityKw', label: '装机容量', value: '3000', unit: 'kW' }],
  groups: [
    {
      code: 'A',
      name: '设备',
      items: [
        item('A1', '光伏组件', 'p.capacityKw', '760', '13'),
        item('A2', '逆变器', 'p.capacityKw', '140', '13'),
        item('A3', '支架', 'p.capacityKw', '310', '13'),
        item('A4', '电缆及辅材', 'p.capacityKw', '360', '13'),
      ],
    },
    {
      code: 'B',
      name: '施工',
      items: [
        item('B1', '安装工程', 'p.capacityKw', '580', '9'),
        item('B2', '并网接入', '1', 'if(p.capacityKw>=1000,185000,95000)', '9', '项'),
      ],
    },
    { code: 'C', name: '设计', items: [item('C1', '设计及监理', '1', '228000', '6', '项')] },
  ],
}

/** Its next version: modules became cheaper, design was left out and a fence was added. */
export const PLANT_AFTER: Content = {
  ...PLANT,
  groups: [
    { ...first(), items: first().items.map((each) => (each.code === 'A1' ? { ...each, price: '720' } : each)) },
    ...PLANT.groups.slice(1, 2),
    { code: 'C', name: '设计', items: [] },
    { code: 'D', name: '其他', items: [item('D1', '围栏', '1', '90000', '9', '项')] },
  ],
}

function first(): Content['groups'][number] {
  const [group] = PLANT.groups
  if (!group) throw new Error('no group')
  return group
}
