import type { Act } from '../../rules/vocabulary'
import type { SimApplication } from '../records'

/** Records of the seed that are written out; days are counted from today. */

/** Roles that are not in force: who, role, organisation, first and last day, given up. */
export const NOT_IN_FORCE: readonly (readonly [string, string, string, number, number, boolean?])[] = [
  ['rep01', 'sales', '440604', 12, 180],
  ['rep01', 'project', '440605', -400, -100],
  ['rep01', 'sales', '440606', -200, 30, true],
  ['rep02', 'manager', '4420', -300, -120],
  ['rep04', 'sales', '440605', -380, -15],
  ['rep05', 'sales', '33', 30, 200],
  ['emp10', 'finance', '440605', -360, -90],
  ['emp14', 'sales', '440605', 20, 120],
  ['emp18', 'project', '440606', 5, 90],
  ['emp22', 'project', '4420', -100, 40, true],
  ['emp25', 'project', '3302', -250, -30],
]

export const REASONS = ['负责新片区的客户开发', '同事休假期间代管', '参与项目交付，需要查看数据', '岗位调整'] as const

export type LastAct = Exclude<Act, 'lapse'>

/** State of an application after its last step. */
export const STATE_AFTER = {
  apply: 'approving',
  urge: 'approving',
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'withdrawn',
} as const satisfies Record<LastAct, SimApplication['state']>

/** A role requested from tomorrow on: role, organisation, last day. */
export type Asked = readonly [roleName: string, orgCode: string, to: number]

export interface FixedApplication {
  readonly by: string
  readonly asks: readonly Asked[]
  /** When it was made. Days */
  readonly ago: number
  readonly act?: LastAct | undefined
  readonly comment?: string | undefined
}

/** Applications by number. */
export const APPLICATIONS: Readonly<Record<number, FixedApplication>> = {
  1: { by: 'rep04', asks: [['sales', '440605', 180]], ago: 1 },
  2: { by: 'rep01', asks: [['manager', '4406', 180]], ago: 6, act: 'reject', comment: '区域经理由公司任命' },
  5: { by: 'emp10', asks: [['sales', '440604', 180]], ago: 30 },
  6: { by: 'rep01', asks: [['finance', '440605', 180]], ago: 12, act: 'withdraw' },
  8: { by: 'rep02', asks: [['finance', '4406', 180]], ago: 3, act: 'urge' },
  9: { by: 'emp22', asks: [['manager', '4420', 180]], ago: 2 },
  10: { by: 'emp27', asks: [['approver', '3302', 120]], ago: 4 },
  11: {
    by: 'rep01',
    asks: [
      ['project', '440605', 180],
      ['project', '440604', 180],
    ],
    ago: 5,
  },
}

/** The application that gives a role up, the grant, and its age. Days */
export const GIVES_UP = { application: 7, grant: 'GR-000011', ago: 2 } as const

/** Roles in force that came from an application: id of the grant, number of the application. */
export const CAME_FROM = [
  ['GR-000004', 3],
  ['GR-000001', 4],
] as const
/** Number of the application that the first role not in force came from; the others follow. */
export const FIRST_ENDED = 12

export const COUNTS = { small: 30, default: 30, large: 30 } as const
