/** What people at a company do; `decides` marks those who sign. */
export const ROLES: Readonly<
  Record<string, { readonly name: string; readonly nameEn: string; readonly decides?: true }>
> = {
  energy: { name: '能源主管', nameEn: 'Energy manager' },
  plant: { name: '厂长', nameEn: 'Plant manager' },
  purchasing: { name: '采购经理', nameEn: 'Purchasing manager' },
  facility: { name: '后勤主任', nameEn: 'Head of facilities' },
  boiler: { name: '锅炉班长', nameEn: 'Boiler foreman' },
  finance: { name: '财务经理', nameEn: 'Finance manager' },
  director: { name: '总经理', nameEn: 'Managing director', decides: true },
}
