/** Scenes of the judgement tool with their subjects. Points: 3 is strongly for a solution, 1 slightly, 0 against. */

/** Text in Chinese and English. */
export type Words = readonly [zh: string, en: string]

export interface SimOption {
  readonly id: string
  readonly words: Words
  readonly next?: string
  readonly scores?: Readonly<Record<string, number>>
  readonly veto?: readonly string[]
}

export interface SimSubject {
  readonly id: string
  readonly words: Words
  readonly options: readonly SimOption[]
}

export interface SimScene {
  readonly sceneId: string
  readonly name: Words
  readonly about: Words
  readonly topic?: Words
  /** The first one is the start. */
  readonly subjects: readonly SimSubject[]
}

const LOW_CARBON: Words = ['低碳用能', 'Low-carbon energy']
const PARKS: Words = ['园区能源', 'Energy of parks']

export const SCENES: readonly SimScene[] = [
  {
    sceneId: 'SC-steam',
    name: ['工业蒸汽', 'Industrial steam'],
    about: ['食品、纺织、化工等用汽企业', 'Food, textiles, chemicals and others that use steam'],
    subjects: [
      {
        id: 'ST-1',
        words: ['目前的蒸汽从哪里来？', 'Where does the steam come from now?'],
        options: [
          { id: 'coal', words: ['自建燃煤锅炉', 'Own coal boilers'], next: 'ST-2', scores: { boiler: 3, supply: 3 } },
          { id: 'biomass', words: ['生物质锅炉', 'Biomass boilers'], next: 'ST-2', scores: { boiler: 2, supply: 2 } },
          { id: 'gas', words: ['已用天然气锅炉', 'Gas boilers already'], next: 'ST-3', scores: { waste: 3, chp: 2 } },
          { id: 'none', words: ['不用蒸汽', 'No steam is used'], veto: ['boiler', 'supply', 'chp', 'waste'] },
        ],
      },
      {
        id: 'ST-2',
        words: ['现有锅炉已使用多少年？', 'How old are the boilers?'],
        options: [
          { id: 'old', words: ['10 年以上', 'More than 10 years'], next: 'ST-3', scores: { boiler: 3, supply: 3 } },
          { id: 'mid', words: ['5–10 年', '5 to 10 years'], next: 'ST-3', scores: { boiler: 2, supply: 2 } },
          { id: 'new', words: ['5 年以内', 'Less than 5 years'], next: 'ST-3', scores: { supply: 1, waste: 1 } },
        ],
      },
      {
        id: 'ST-3',
        words: ['平均每小时用汽量是多少？', 'How much steam do they use on average?'],
        options: [
          {
            id: 'large',
            words: ['20 吨以上', 'More than 20 t/h'],
            next: 'ST-4',
            scores: { chp: 3, supply: 2, boiler: 1, waste: 3 },
          },
          {
            id: 'mid',
            words: ['4–20 吨', '4 to 20 t/h'],
            next: 'ST-4',
            scores: { supply: 3, boiler: 3, waste: 2, chp: 1 },
          },
          {
            id: 'small',
            words: ['4 吨以下', 'Less than 4 t/h'],
            next: 'ST-4',
            scores: { boiler: 3, supply: 1 },
            veto: ['chp'],
          },
        ],
      },
      {
        id: 'ST-4',
        words: ['每天用汽多少小时？', 'How many hours a day is steam used?'],
        options: [
          {
            id: 'round',
            words: ['24 小时连续', 'Round the clock'],
            next: 'ST-5',
            scores: { chp: 3, supply: 3, waste: 3, boiler: 2 },
          },
          {
            id: 'two',
            words: ['两班，约 16 小时', 'Two shifts, about 16 hours'],
            next: 'ST-5',
            scores: { supply: 2, boiler: 3, waste: 2, chp: 1 },
          },
          {
            id: 'one',
            words: ['一班，8 小时以内', 'One shift, up to 8 hours'],
            next: 'ST-5',
            scores: { boiler: 3, supply: 1 },
          },
        ],
      },
      {
        id: 'ST-5',
        words: ['企业希望如何投资？', 'How do they want to invest?'],
        options: [
          {
            id: 'own',
            words: ['自行投资', 'Invest themselves'],
            scores: { boiler: 3, waste: 2, chp: 2 },
            veto: ['supply'],
          },
          {
            id: 'shared',
            words: ['由我司投资，按吨付费', 'We invest, they pay by the tonne'],
            scores: { supply: 3, chp: 2, boiler: 1 },
          },
          { id: 'open', words: ['尚未确定', 'Not decided yet'], scores: { supply: 2, boiler: 2, chp: 1, waste: 2 } },
        ],
      },
    ],
  },
  {
    sceneId: 'SC-kiln',
    name: ['窑炉与熔炼', 'Kilns and furnaces'],
    about: ['陶瓷、玻璃、金属加工企业', 'Ceramics, glass and metalworking'],
    subjects: [
      {
        id: 'KI-1',
        words: ['窑炉现用什么燃料？', 'What do the kilns burn now?'],
        options: [
          { id: 'coalgas', words: ['自产煤制气', 'Coal gas of their own'], next: 'KI-2', scores: { kiln: 3, lng: 2 } },
          { id: 'oil', words: ['重油或柴油', 'Heavy oil or diesel'], next: 'KI-2', scores: { kiln: 3, lng: 3 } },
          { id: 'gas', words: ['天然气', 'Natural gas'], next: 'KI-3', scores: { waste: 3, oxy: 2 } },
          { id: 'power', words: ['电', 'Electricity'], next: 'KI-3', scores: { kiln: 1, pv: 2 } },
        ],
      },
      {
        id: 'KI-2',
        words: ['距最近的燃气管道多远？', 'How far is the nearest gas main?'],
        options: [
          { id: 'near', words: ['1 公里以内', 'Less than 1 km'], next: 'KI-3', scores: { kiln: 3 }, veto: ['lng'] },
          { id: 'mid', words: ['1–5 公里', '1 to 5 km'], next: 'KI-3', scores: { kiln: 2, lng: 2 } },
          { id: 'far', words: ['5 公里以上', 'More than 5 km'], next: 'KI-3', scores: { lng: 3 }, veto: ['kiln'] },
        ],
      },
      {
        id: 'KI-3',
        words: ['排烟温度是多少？', 'How hot is the flue gas?'],
        options: [
          { id: 'hot', words: ['300℃以上', 'More than 300 °C'], next: 'KI-4', scores: { waste: 3, oxy: 2 } },
          { id: 'warm', words: ['150–300℃', '150 to 300 °C'], next: 'KI-4', scores: { waste: 2, oxy: 1 } },
          { id: 'cool', words: ['150℃以下', 'Less than 150 °C'], next: 'KI-4', veto: ['waste'] },
        ],
      },
      {
        id: 'KI-4',
        words: ['全年运行多少天？', 'How many days a year do they run?'],
        options: [
          { id: 'most', words: ['300 天以上', 'More than 300'], scores: { kiln: 3, waste: 3, lng: 3, oxy: 3, pv: 2 } },
          { id: 'some', words: ['200–300 天', '200 to 300'], scores: { kiln: 2, waste: 2, lng: 2, oxy: 1, pv: 2 } },
          { id: 'few', words: ['200 天以下', 'Less than 200'], scores: { kiln: 1, lng: 1, pv: 1 }, veto: ['oxy'] },
        ],
      },
    ],
  },
  {
    sceneId: 'SC-building',
    name: ['建筑冷热', 'Heating and cooling of buildings'],
    about: ['医院、酒店、学校和商业综合体', 'Hospitals, hotels, schools and malls'],
    subjects: [
      {
        id: 'BU-1',
        words: ['需要哪些能源？', 'What is needed?'],
        options: [
          {
            id: 'all',
            words: ['冷、热、电和热水', 'Cooling, heat, power and hot water'],
            next: 'BU-2',
            scores: { chp: 3, pump: 2, heat: 1 },
          },
          { id: 'water', words: ['供暖和热水', 'Heat and hot water'], next: 'BU-2', scores: { heat: 3, pump: 2 } },
          {
            id: 'cool',
            words: ['以供冷为主', 'Mostly cooling'],
            next: 'BU-2',
            scores: { pump: 3, chp: 1 },
            veto: ['heat'],
          },
        ],
      },
      {
        id: 'BU-2',
        words: ['建筑面积是多少？', 'How large is the building?'],
        options: [
          {
            id: 'large',
            words: ['5 万平方米以上', 'More than 50,000 m²'],
            next: 'BU-3',
            scores: { chp: 3, heat: 2, pump: 1 },
          },
          {
            id: 'mid',
            words: ['1–5 万平方米', '10,000 to 50,000 m²'],
            next: 'BU-3',
            scores: { heat: 3, pump: 3, chp: 1 },
          },
          {
            id: 'small',
            words: ['1 万平方米以下', 'Less than 10,000 m²'],
            next: 'BU-3',
            scores: { heat: 3, pump: 3 },
            veto: ['chp'],
          },
        ],
      },
      {
        id: 'BU-3',
        words: ['是否有可用的机房或屋面？', 'Is there a plant room or roof to use?'],
        options: [
          { id: 'both', words: ['机房和屋面都有', 'Both'], scores: { chp: 3, heat: 3, pump: 3, pv: 3 } },
          { id: 'room', words: ['只有机房', 'A plant room only'], scores: { chp: 3, heat: 3, pump: 1 }, veto: ['pv'] },
          { id: 'roof', words: ['只有屋面', 'A roof only'], scores: { pump: 3, heat: 1, pv: 3 }, veto: ['chp'] },
        ],
      },
    ],
  },
  {
    sceneId: 'SC-pv',
    name: ['屋顶光伏与储能', 'PV roofs and storage'],
    about: ['屋面条件、用电曲线与电价', 'Roof, load curve and price of power'],
    topic: LOW_CARBON,
    subjects: [
      {
        id: 'PV-1',
        words: ['可用屋面有多大？', 'How much roof can be used?'],
        options: [
          {
            id: 'large',
            words: ['1 万平方米以上', 'More than 10,000 m²'],
            next: 'PV-2',
            scores: { pv: 3, storage: 2 },
          },
          {
            id: 'mid',
            words: ['3,000–10,000 平方米', '3,000 to 10,000 m²'],
            next: 'PV-2',
            scores: { pv: 2, storage: 1 },
          },
          { id: 'small', words: ['3,000 平方米以下', 'Less than 3,000 m²'], next: 'PV-3', veto: ['pv'] },
        ],
      },
      {
        id: 'PV-2',
        words: ['屋面还能使用多少年？', 'How long will the roof last?'],
        options: [
          { id: 'long', words: ['20 年以上', 'More than 20 years'], next: 'PV-3', scores: { pv: 3 } },
          { id: 'mid', words: ['10–20 年', '10 to 20 years'], next: 'PV-3', scores: { pv: 2 } },
          { id: 'short', words: ['需先翻修', 'It has to be repaired first'], next: 'PV-3', scores: { pv: 1 } },
        ],
      },
      {
        id: 'PV-3',
        words: ['峰谷电价差是多少？', 'How far apart are peak and valley prices?'],
        options: [
          { id: 'wide', words: ['每千瓦时 0.7 元以上', 'More than ¥0.70 per kWh'], scores: { storage: 3, pv: 2 } },
          { id: 'mid', words: ['每千瓦时 0.5–0.7 元', '¥0.50 to ¥0.70 per kWh'], scores: { storage: 2, pv: 2 } },
          { id: 'narrow', words: ['每千瓦时 0.5 元以下', 'Less than ¥0.50 per kWh'], scores: { pv: 1 } },
        ],
      },
    ],
  },
  {
    sceneId: 'SC-carbon',
    name: ['余热与减排', 'Waste heat and emissions'],
    about: ['节能改造和碳减排潜力', 'Potential of savings and lower emissions'],
    topic: LOW_CARBON,
    subjects: [
      {
        id: 'CA-1',
        words: ['哪里有持续的余热？', 'Where is there steady waste heat?'],
        options: [
          { id: 'flue', words: ['高温烟气', 'Hot flue gas'], next: 'CA-2', scores: { waste: 3 } },
          { id: 'water', words: ['循环冷却水', 'Cooling water'], next: 'CA-2', scores: { pump: 3, waste: 1 } },
          { id: 'none', words: ['没有', 'Nowhere'], veto: ['waste', 'pump'] },
        ],
      },
      {
        id: 'CA-2',
        words: ['热量可以用在哪里？', 'Where can the heat be used?'],
        options: [
          { id: 'process', words: ['生产工艺', 'In production'], scores: { waste: 3, pump: 2 } },
          { id: 'space', words: ['供暖或热水', 'For heating or hot water'], scores: { pump: 3, waste: 1 } },
        ],
      },
    ],
  },
  {
    sceneId: 'SC-park',
    name: ['园区多能互补', 'Several energies for a park'],
    about: ['多家企业共用的能源站', 'One energy station for several companies'],
    topic: PARKS,
    subjects: [
      {
        id: 'PA-1',
        words: ['园区内有多少家用汽企业？', 'How many companies of the park use steam?'],
        options: [
          { id: 'many', words: ['10 家以上', 'More than 10'], next: 'PA-2', scores: { supply: 3, chp: 3 } },
          { id: 'some', words: ['3–10 家', '3 to 10'], next: 'PA-2', scores: { supply: 3, chp: 1 } },
          { id: 'few', words: ['少于 3 家', 'Fewer than 3'], next: 'PA-2', scores: { supply: 1, boiler: 3 } },
        ],
      },
      {
        id: 'PA-2',
        words: ['园区能否自行配电？', 'May the park distribute power itself?'],
        options: [
          { id: 'yes', words: ['可以', 'Yes'], scores: { chp: 3, pv: 3, storage: 3 } },
          { id: 'no', words: ['不可以', 'No'], scores: { supply: 2, boiler: 1 }, veto: ['chp'] },
        ],
      },
    ],
  },
]
