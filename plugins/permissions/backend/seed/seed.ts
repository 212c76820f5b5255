import type { Seed, SeedOptions } from '#harness/backend/contract'
import { approversOf } from '#harness/backend/core/approvers'
import { EMPLOYEES } from '#harness/backend/core/employees'
import { type Grant, seedGrants } from '#harness/backend/core/grants'
import { type SeedKit, seedKit, seedRecords } from '#harness/backend/kit'
import { recordId } from '#harness/backend/world'
import { DAY } from '#src/calendar'
import type { Act } from '../../rules/vocabulary'
import type { SimApplication, SimItem } from '../records'

/** Seed of the area: 40 grants, of which the core seeds those in force, and 30 applications (domain/permissions.md). */

/** Roles that are not in force: who, role, organisation, first and last day from today, given up. */
const NOT_IN_FORCE: readonly (readonly [string, string, string, number, number, boolean?])[] = [
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

const byNumber = (grants: readonly Grant[], ...numbers: readonly number[]) =>
  numbers.flatMap((number) => grants.find(({ id }) => id === recordId('GR', number)) ?? [])

/** The grants with the applications that they came from: of rep05 AP-3, of rep01 AP-4, of the others AP-12 and up. */
function drawGrants({ now }: SeedOptions, { clock }: SeedKit): Grant[] {
  const core = seedGrants(now)
  const ended = NOT_IN_FORCE.map(([loginName, roleName, orgCode, from, to, revoked], index): Grant => {
    const id = recordId('GR', core.length + 1 + index)
    const days = { from: clock.day(from), to: clock.day(to) }
    return { id, loginName, roleName, orgCode, ...days, version: 1, ...(revoked && { revoked }) }
  })
  const known = [...byNumber(core, 4, 1), ...ended]
  return known.map((grant, index) => ({ ...grant, applicationId: recordId('AP', index < 2 ? 3 + index : 10 + index) }))
}

const REASONS = ['负责新片区的客户开发', '同事休假期间代管', '参与项目交付，需要查看数据', '岗位调整'] as const

const AFTER = {
  apply: 'approving',
  urge: 'approving',
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'withdrawn',
} as const satisfies Record<Exclude<Act, 'lapse'>, SimApplication['state']>

type Draft = Pick<SimApplication, 'kind' | 'by' | 'items'>

export function seed(options: SeedOptions): Seed {
  const kit = seedKit(options)
  const { clock } = kit
  const ours = drawGrants(options, kit)
  const inForce = seedGrants(options.now)

  const item = (roleName: string, orgCode: string, from = 1, to = 180): SimItem => {
    return { roleName, orgCode, from: clock.day(from), to: clock.day(to) }
  }
  const asks = (by: string, ...items: SimItem[]): Draft => ({ kind: 'add', by, items })

  /** An application of some days ago; decided, it was on the next day. */
  function made(
    draft: Draft,
    ago: number,
    act?: Exclude<Act, 'lapse'>,
    comment?: string,
  ): Omit<SimApplication, 'id' | 'version' | 'reason'> {
    const [first] = draft.items
    const approvers = first ? approversOf(inForce, first, draft.by, options.now) : []
    const at = clock.past(-ago, 10 * 60)
    const decided = new Date(Math.min(Date.parse(at) + DAY, options.now.getTime())).toISOString()
    const by = act === 'withdraw' || act === 'urge' ? draft.by : (approvers[0] ?? '')
    return {
      ...draft,
      at,
      approvers,
      state: AFTER[act ?? 'apply'],
      course: [
        { act: 'apply', at, by: draft.by },
        ...(act ? [{ act, at: decided, by, ...(comment && { comment }) }] : []),
      ],
    }
  }

  const approved = ({ applicationId, loginName, roleName, orgCode, from, to }: Grant) => {
    const ago = Math.max(2, Math.round((options.now.getTime() - Date.parse(from)) / DAY) + 2)
    return [applicationId, made(asks(loginName, { roleName, orgCode, from, to }), ago, 'approve')] as const
  }
  const granted = new Map(ours.map(approved))
  const [manager] = byNumber(inForce, 11)
  const givesUp: Draft = {
    kind: 'delete',
    by: manager?.loginName ?? '',
    items: manager
      ? [{ ...item(manager.roleName, manager.orgCode), from: manager.from, to: manager.to, grantId: manager.id }]
      : [],
  }

  const fixed = {
    1: made(asks('rep04', item('sales', '440605')), 1),
    2: made(asks('rep01', item('manager', '4406')), 6, 'reject', '区域经理由公司任命'),
    5: made(asks('emp10', item('sales', '440604')), 30),
    6: made(asks('rep01', item('finance', '440605')), 12, 'withdraw'),
    7: made(givesUp, 2),
    8: made(asks('rep02', item('finance', '4406')), 3, 'urge'),
    9: made(asks('emp22', item('manager', '4420')), 2),
    10: made(asks('emp27', item('approver', '3302', 1, 120)), 4),
    11: made(asks('rep01', item('project', '440605'), item('project', '440604')), 5),
  } satisfies Record<number, Partial<SimApplication>>

  const applicants = EMPLOYEES.filter(({ loginName }) => /^emp(1\d|2[0-6])$/.test(loginName))
  const draw = (id: string, _number: number, { random }: SeedKit): SimApplication => {
    const { loginName, orgCode } = random.pick(applicants)
    const draft = asks(loginName, item(random.pick(['project', 'finance', 'editor']), orgCode, 1, random.int(30, 300)))
    const act = random.pick(['reject', 'withdraw', undefined] as const)
    const usual =
      granted.get(id) ?? made(draft, random.int(1, 60), act, act === 'reject' ? '请先与直属领导沟通' : undefined)
    return { id, version: 1, ...usual, reason: random.pick(REASONS) }
  }

  return {
    grant: ours,
    'role-application': () => seedRecords<SimApplication>('AP', COUNTS, mapFixed(fixed), draw)(kit),
  }
}

const COUNTS = { small: 30, default: 30, large: 30 } as const

function mapFixed(fixed: Readonly<Record<number, Partial<SimApplication>>>) {
  return Object.fromEntries(Object.entries(fixed).map(([number, fields]) => [number, () => fields]))
}
