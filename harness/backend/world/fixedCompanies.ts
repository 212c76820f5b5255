import { HERE, pointBeside } from './places'
import type { SimCompany } from './records'

/** Fixed fields of a company; the others are generated. A null `point` means that it has none. */
export type FixedCompany = Partial<Omit<SimCompany, 'point' | 'custId'>> & {
  readonly name: string
  readonly point?: SimCompany['point'] | null
  /** Days from today to the end of its contract; null: no contract. */
  readonly contractDays?: number | null | undefined
  /** Days from today to its last visit, negative. */
  readonly visitDays?: number | undefined
}

const OURS = { orgCode: '440605', owner: 'rep01' } as const

/**
 * Companies 1 to 16 of domain/customer.md 7. Most are edge cases by data of the customers area (months, bills, risk).
 */
const EDGES: readonly FixedCompany[] = [
  {
    ...OURS,
    name: '光大玻璃制品有限公司',
    nameEn: 'Guangda Glass Works',
    creditCode: '91440605MA41041370',
    industry: 'C304',
    scale: '1',
    address: '广东省佛山市禅城区南庄镇季华西路6号',
    addressEn: '6 Jihua West Road, Nanzhuang, Foshan',
    areaCode: '440604',
    point: pointBeside(HERE, -700, 975),
    labels: ['LB-11', 'LB-02'],
    since: '2016-05-18',
    taxGrade: 'A',
    gas: 36_400_000,
    // To 2027-02-02 with the example time.
    contractDays: 74,
    visitDays: -4,
    followers: ['rep01'],
  },
  {
    ...OURS,
    name: '佛山市宏盛陶瓷有限公司',
    nameEn: 'Hongsheng Ceramics',
    creditCode: '91440604MA51C6RT86',
    industry: 'C307',
    scale: '1',
    address: '广东省佛山市禅城区南庄镇桃园东路18号',
    addressEn: '18 Taoyuan East Road, Nanzhuang, Foshan',
    areaCode: '440604',
    point: pointBeside(HERE, 200, 287),
    labels: ['LB-11', 'LB-10', 'LB-16'],
    taxGrade: 'B',
    gas: 4_200_000,
  },
  { ...OURS, name: '南海大沥永泰五金制品有限公司', industry: 'C33', contractDays: null },
  { ...OURS, name: '佛山市新启航食品科技有限公司', industry: 'C14', since: '2026-06-22' },
  { ...OURS, name: '狮山镇恒润包装材料有限公司', industry: 'C29' },
  { ...OURS, name: '佛山市鼎丰针织染整有限公司', industry: 'C17' },
  { ...OURS, name: '南海区万隆金属压延有限公司', industry: 'C33' },
  { ...OURS, name: '里水荣记豆制品厂', industry: 'C13', point: null },
  {
    ...OURS,
    name: '佛山市南海区丹灶镇金沙新城高端装备与精密热处理智能制造示范基地暨粤桂合作表面处理及节能环保联合试验研发生产中心有限公司',
    // Words that cannot be broken, of the greatest length that a form takes.
    nameEn: 'NanhaiDanzaoJinshaHighEndEquipmentPrecisionHeatTreatmentBase',
    legalRep: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    address: '广东省佛山市南海区丹灶镇金沙新城高端装备与精密热处理智能制造示范基地A座1号',
    addressEn: 'JinshaNewTownHighEndEquipmentPrecisionHeatTreatmentBaseTowerA1Dock',
    industry: 'C33',
  },
  { ...OURS, name: '九江兴记砖瓦厂', industry: 'C302', regStatus: '3', contractDays: null },
  { name: '宁波海联铸造有限公司', industry: 'C33', orgCode: '3302', owner: 'rep05' },
  { ...OURS, name: '佛山市联众投资控股有限公司', industry: 'K702' },
  { name: '佛山市和成建材集团有限公司', industry: 'C302', orgCode: '440605', owner: 'emp11' },
  { ...OURS, name: '桂城鸿福大酒店', industry: 'H61' },
  { ...OURS, name: '=1+1,"恒<b>裕</b>"调味品有限公司', nameEn: '=1+1,"Heng<b>yu</b>" Seasoning', industry: 'C14' },
  { ...OURS, name: '西樵侨光印花有限公司', industry: 'C17' },
]

/** Companies mentioned in the notes of domain/creation-notes.json: Chinese, English, industry. */
const SPOKEN_OF: readonly (readonly [name: string, nameEn: string, industry: string])[] = [
  ['顺发铝业有限公司', 'Shunfa Aluminium', 'C33'],
  ['西樵温泉酒店', 'Xiqiao Hot Spring Hotel', 'H61'],
  ['锦隆纺织印染有限公司', 'Jinlong Textile Dyeing', 'C17'],
  ['粤海食品有限公司', 'Yuehai Foods', 'C14'],
  ['南海大沥锻造有限公司', 'Dali Forging', 'C33'],
  ['佛山市乐沐洁具有限公司', 'Lemu Sanitary Ware', 'C307'],
  ['佛山市伟业包装有限公司', 'Weiye Packaging', 'C23'],
  ['佛山市新澳陶瓷有限公司', 'Xinao Ceramics', 'C307'],
  ['永泰印染有限公司', 'Yongtai Dyeing', 'C17'],
  ['佛山市高明福隆食品有限公司', 'Fulong Foods', 'C14'],
  ['南海恒达纸箱有限公司', 'Hengda Cartons', 'C22'],
  ['南海东区医院', 'Nanhai East Hospital', 'Q84'],
  ['美庭园林酒店', 'Meiting Garden Hotel', 'H61'],
  ['中南瓷砖有限公司', 'Zhongnan Tiles', 'C307'],
  ['三水兴业铸件有限公司', 'Xingye Castings', 'C33'],
  ['伦教铝业有限公司', 'Lunjiao Aluminium', 'C33'],
  ['高明联泽管业有限公司', 'Lianze Pipes', 'C29'],
  ['佛山市凯达家具有限公司', 'Kaida Furniture', 'C38'],
  ['佛山市佳兆机械有限公司', 'Jiazhao Machinery', 'C38'],
  ['明牧乳业有限公司', 'Brightmeadow Dairy', 'C14'],
  ['丹灶工业园', 'Danzao Industrial Park', 'K702'],
  ['德胜五金有限公司', 'Desheng Hardware', 'C33'],
  ['华兴染整有限公司', 'Huaxing Dyeing', 'C17'],
  ['南海育林中学', 'Yulin Middle School', 'P83'],
  ['金湾酒店', 'Golden Bay Hotel', 'H61'],
  ['佛山市伟邦化工有限公司', 'Weibang Chemicals', 'C26'],
  ['天河公交站场有限公司', 'Tianhe Bus Depot', 'K702'],
  ['佛山市瑞丰玻纤有限公司', 'Ruifeng Glass Fibre', 'C304'],
  ['三水啤酒有限公司', 'Sanshui Brewery', 'C15'],
  ['佛山市中骏车辆有限公司', 'Zhongjun Vehicles', 'C38'],
  ['海悦酱油有限公司', 'Haiyue Sauce', 'C14'],
  ['东岭控股有限公司', 'Dongling Holding', 'K702'],
  ['北滘明华配件厂', 'Minghua parts plant', 'C38'],
  ['坚达型材有限公司', 'Jianda Profiles', 'C33'],
  ['北风塑料有限公司', 'Nordwind Plastics', 'C29'],
  ['科泰陶机有限公司', 'Ketai Ceramic Machinery', 'C38'],
  ['万汇生活广场有限公司', 'Wanhui', 'H62'],
  ['博奇金属有限公司', 'Boqi Metals', 'C33'],
  ['佛山市新明澜陶瓷有限公司', 'Xinminglan Ceramics', 'C307'],
  ['乐从钢铁有限公司', 'Lecong Steel', 'C33'],
  ['欧诺森新材料有限公司', 'Ounuosen', 'C29'],
  ['先锋物流有限公司', 'Pioneer Logistics', 'K702'],
  ['顺枫饮食集团有限公司', 'Shunfeng Catering', 'H62'],
  ['绿洲印染有限公司', 'Oasis Dyeing', 'C17'],
  ['昊天金属有限公司', 'Haotian Metals', 'C33'],
  ['乐奇食品有限公司', 'Lucky Foods', 'C14'],
  ['日升玻璃有限公司', 'Sunrise Glass', 'C304'],
  ['悦来食品有限公司', 'Yuelai Foods', 'C14'],
  ['宝丰园区', 'Baofeng Park', 'K702'],
  ['天宝铸造有限公司', 'Tempo Castings', 'C33'],
  ['西樵长青纺织有限公司', 'Evergreen Textile', 'C17'],
]

/** Every third company belongs to a colleague. */
const spokenOf = SPOKEN_OF.map(([name, nameEn, industry], index): FixedCompany => {
  return { ...(index % 3 === 2 ? { orgCode: '440604' } : OURS), name, nameEn, industry }
})

/** In the order of ids, from `C-000001`; present in every size. */
export const FIXED_COMPANIES: readonly FixedCompany[] = [...EDGES, ...spokenOf]
