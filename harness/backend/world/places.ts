import type { Random } from './Random'

/** Built-up area within one division: centre (GCJ-02) and radius (km). */
export interface Place {
  readonly areaCode: string
  readonly lng: number
  readonly lat: number
  readonly spread: number
  /** Prefix of an address, district or town included. */
  readonly address: string
  /** Prefix of a company's name. */
  readonly short: string
  readonly roads: readonly string[]
}

/** Spots by organisation (domain/permissions.md). */
export const PLACES: Readonly<Record<string, readonly Place[]>> = {
  '440604': [
    place('440604', 113.11, 23.015, 1.5, '广东省佛山市禅城区', '佛山', [
      '季华五路',
      '汾江南路',
      '绿景路',
      '岭南大道北',
    ]),
    place('440604', 113.0, 22.985, 1.2, '广东省佛山市禅城区南庄镇', '佛山', ['陶博大道', '吉利大道', '紫洞南路']),
    place('440604', 113.06, 23.0, 1.2, '广东省佛山市禅城区张槎街道', '禅城', ['古新路', '季华四路', '物华路']),
  ],
  '440605': [
    place('440605', 113.0, 23.12, 2.5, '广东省佛山市南海区狮山镇', '南海', [
      '科技东路',
      '兴业路',
      '小塘三环西路',
      '博爱中路',
    ]),
    place('440605', 113.1, 23.115, 1.8, '广东省佛山市南海区大沥镇', '南海', ['广佛路', '盐步大道', '岭南路']),
    place('440605', 113.16, 23.195, 1.8, '广东省佛山市南海区里水镇', '里水', ['里广路', '甘蕉路', '和顺大道']),
    place('440605', 112.92, 23.04, 1.8, '广东省佛山市南海区丹灶镇', '丹灶', ['金沙南路', '樵金北路', '东阳三路']),
    place('440605', 112.965, 22.935, 1.2, '广东省佛山市南海区西樵镇', '西樵', ['樵高路', '江浦东路', '轻纺城一路']),
    place('440605', 112.995, 22.845, 1.5, '广东省佛山市南海区九江镇', '九江', ['沙龙路', '儒林西路', '镇中路']),
    place('440605', 113.145, 23.03, 1.2, '广东省佛山市南海区桂城街道', '南海', ['桂澜路', '南海大道北', '佛平路']),
  ],
  '440606': [
    place('440606', 113.245, 22.845, 1.5, '广东省佛山市顺德区大良街道', '顺德', ['新桂路', '南国东路', '五沙新悦路']),
    place('440606', 113.26, 22.765, 1.2, '广东省佛山市顺德区容桂街道', '顺德', [
      '容奇大道',
      '红旗中路',
      '高新区科苑路',
    ]),
    place('440606', 113.21, 22.935, 1.5, '广东省佛山市顺德区北滘镇', '北滘', ['工业大道', '三乐路', '广教路']),
    place('440606', 113.085, 22.945, 1.2, '广东省佛山市顺德区乐从镇', '乐从', ['佛山大道南', '细海路', '创富路']),
    place('440606', 113.08, 22.885, 1.2, '广东省佛山市顺德区龙江镇', '龙江', ['龙洲路', '东华路', '人民南路']),
  ],
  '4420': [
    place('442006', 113.245, 22.67, 1.2, '广东省中山市小榄镇', '小榄', ['民安南路', '工业大道南', '菊城大道']),
    place('442022', 113.185, 22.615, 1, '广东省中山市古镇镇', '古镇', ['中兴大道', '同益路', '东兴中路']),
    place('442019', 113.48, 22.55, 1.2, '广东省中山市火炬开发区', '中山', ['火炬大道', '康乐大道', '沿江东三路']),
    place('442010', 113.44, 22.35, 1.2, '广东省中山市三乡镇', '三乡', ['金福路', '文昌中路', '平东路']),
    place('442005', 113.34, 22.72, 1.2, '广东省中山市黄圃镇', '黄圃', ['新丰北路', '兴圃大道', '鸿发西路']),
    place('442001', 113.295, 22.715, 0.9, '广东省中山市南头镇', '南头', ['升辉北路', '同乐西路', '南头大道']),
    place('442009', 113.425, 22.68, 1.2, '广东省中山市三角镇', '三角', ['金三大道', '高平大道', '福泽路']),
    place('442011', 113.385, 22.59, 1, '广东省中山市港口镇', '港口', ['兴港中路', '木河迳西路', '沙港西路']),
  ],
  '3302': [
    place('330206', 121.84, 29.9, 2, '浙江省宁波市北仑区', '北仑', ['明州路', '泰山路', '大港六路']),
    place('330211', 121.6, 29.96, 1.2, '浙江省宁波市镇海区骆驼街道', '镇海', ['荣吉西路', '通和西路', '静远西路']),
    place('330212', 121.547, 29.82, 1.5, '浙江省宁波市鄞州区', '鄞州', ['鄞州大道', '天童南路', '诚信路']),
    place('330282', 121.27, 30.17, 2, '浙江省宁波市慈溪市', '慈溪', ['三北大街', '慈甬路', '明州西路']),
  ],
}

function place(
  areaCode: string,
  lng: number,
  lat: number,
  spread: number,
  address: string,
  short: string,
  roads: readonly string[],
): Place {
  return { areaCode, lng, lat, spread, address, short, roads }
}

/** Position of the simulated user: Nanzhuang, between Chancheng and Xiqiao (GCJ-02). */
export const HERE = { lng: 112.995, lat: 22.973 }

const KM_PER_DEGREE = 111.2

/** A point east and north of another one. m */
export function pointBeside(from: { lng: number; lat: number }, east: number, north: number) {
  const six = (value: number) => Math.round(value * 1e6) / 1e6
  const width = KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180) * 1000
  return { lng: six(from.lng + east / width), lat: six(from.lat + north / (KM_PER_DEGREE * 1000)) }
}

/** Random point in a place, evenly distributed over its disc. */
export function pointIn(place: Place, random: Random) {
  const radius = place.spread * 1000 * Math.sqrt(random.next())
  const angle = random.next() * 2 * Math.PI
  return pointBeside(place, radius * Math.cos(angle), radius * Math.sin(angle))
}
