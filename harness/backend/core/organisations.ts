/** Organisations of domain/permissions.md. The codes below one start with its code; `00` is the root. */

export interface Organisation {
  readonly orgCode: string
  readonly orgName: string
  readonly orgNameEn: string
  /** Absent for the group. */
  readonly parentCode?: string
}

export const ORGANISATIONS: readonly Organisation[] = [
  { orgCode: '00', orgName: '集团', orgNameEn: 'Group' },
  { orgCode: '44', orgName: '广东', orgNameEn: 'Guangdong', parentCode: '00' },
  { orgCode: '4406', orgName: '佛山', orgNameEn: 'Foshan', parentCode: '44' },
  { orgCode: '440604', orgName: '禅城', orgNameEn: 'Chancheng', parentCode: '4406' },
  { orgCode: '440605', orgName: '南海', orgNameEn: 'Nanhai', parentCode: '4406' },
  { orgCode: '440606', orgName: '顺德', orgNameEn: 'Shunde', parentCode: '4406' },
  { orgCode: '4420', orgName: '中山', orgNameEn: 'Zhongshan', parentCode: '44' },
  { orgCode: '33', orgName: '浙江', orgNameEn: 'Zhejiang', parentCode: '00' },
  { orgCode: '3302', orgName: '宁波', orgNameEn: 'Ningbo', parentCode: '33' },
]

const GROUP = '00'

/** True if `orgCode` is `granted` or below it. */
export function isWithin(orgCode: string, granted: string): boolean {
  return granted === GROUP || orgCode.startsWith(granted)
}

export function organisation(orgCode: string): Organisation | undefined {
  return ORGANISATIONS.find((each) => each.orgCode === orgCode)
}
