import type { SimCompany } from '#harness/backend/world'
import type { Kind } from '../rules/vocabulary'

/** Letters of an organisation and of a kind in contract numbers; kind in words, VAT in percent. */
const ORGANISATIONS: Readonly<Record<string, string>> = { '4406': 'FS', '4420': 'ZS', '3302': 'NB' }
const OF_KIND: Readonly<Record<Kind, readonly [letters: string, name: string, nameEn: string, taxRate: number]>> = {
  gas: ['GS', '天然气供用合同', 'gas supply', 9],
  emc: ['EM', '能源管理合同', 'energy management', 6],
  pv: ['PV', '屋顶光伏合同', 'rooftop PV', 13],
  steam: ['ST', '供汽合同', 'steam supply', 9],
  equip: ['EQ', '设备采购合同', 'equipment', 13],
  service: ['OM', '运维服务合同', 'maintenance', 6],
  power: ['PS', '售电合同', 'power supply', 13],
}

/** What follows from the kind of a contract and its company: number, names, VAT. */
export function headOf(contractId: string, kind: Kind, company: SimCompany, year: string) {
  const [letters, name, nameEn, taxRate] = OF_KIND[kind]
  return {
    number: `${ORGANISATIONS[company.orgCode.slice(0, 4)] ?? 'GD'}-${letters}-${year}-${contractId.slice(-5)}`,
    name: `${company.name.slice(0, 40)}${name}`,
    nameEn: company.nameEn && `${company.nameEn.slice(0, 60)}, ${nameEn}`,
    kind,
    taxRate,
  }
}
