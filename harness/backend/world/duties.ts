/** Influence of a contact on decisions (domain/public-contacts.md 1). */
export const INFLUENCES = { decides: '1', influences: '2', uses: '3', opposes: '4', unknown: '9' } as const
export type Influence = (typeof INFLUENCES)[keyof typeof INFLUENCES]

export interface Duty {
  readonly name: string
  readonly nameEn: string
  readonly influence: Influence
}

/** Duties of people at a company, with their usual influence. */
export const DUTIES = {
  energy: { name: '能源主管', nameEn: 'Energy manager', influence: INFLUENCES.unknown },
  plant: { name: '厂长', nameEn: 'Plant manager', influence: INFLUENCES.unknown },
  purchasing: { name: '采购经理', nameEn: 'Purchasing manager', influence: INFLUENCES.unknown },
  facility: { name: '后勤主任', nameEn: 'Head of facilities', influence: INFLUENCES.unknown },
  boiler: { name: '锅炉班长', nameEn: 'Boiler foreman', influence: INFLUENCES.unknown },
  finance: { name: '财务经理', nameEn: 'Finance manager', influence: INFLUENCES.unknown },
  director: { name: '总经理', nameEn: 'Managing director', influence: INFLUENCES.decides },
} as const satisfies Readonly<Record<string, Duty>>

export type DutyName = keyof typeof DUTIES
