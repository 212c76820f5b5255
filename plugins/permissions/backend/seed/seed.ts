import { DAY } from '#base/calendar'
import type { Seed, SeedOptions } from '#harness/backend/contract'
import { approversOf } from '#harness/backend/core/approvers'
import { EMPLOYEES } from '#harness/backend/core/employees'
import { type Grant, seedGrants } from '#harness/backend/core/grants'
import { type SeedKit, seedKit, seedRecords } from '#harness/backend/kit'
import { recordId } from '#harness/backend/world'
import type { SimApplication, SimItem } from '../records'
import {
  APPLICATIONS,
  type Asked,
  CAME_FROM,
  COUNTS,
  FIRST_ENDED,
  type FixedApplication,
  GIVES_UP,
  NOT_IN_FORCE,
  REASONS,
  STATE_AFTER,
} from './fixed'

/** Seed of the area: 40 grants, of which the core seeds those in force, and 30 applications (domain/permissions.md). */

/** The grants that came from an application, by its number. */
function drawGrants(inForce: readonly Grant[], { clock }: SeedKit): readonly (readonly [number, Grant])[] {
  const known = CAME_FROM.flatMap(([id, application]) => {
    const grant = inForce.find((each) => each.id === id)
    return grant ? [[application, grant] as const] : []
  })
  const ended = NOT_IN_FORCE.map(([loginName, roleName, orgCode, from, to, revoked], index) => {
    const id = recordId('GR', inForce.length + 1 + index)
    const period = { from: clock.day(from), to: clock.day(to) }
    return [
      FIRST_ENDED + index,
      { id, loginName, roleName, orgCode, ...period, version: 1, ...(revoked && { revoked }) },
    ] as const
  })
  return [...known, ...ended].map(([number, grant]) => [number, { ...grant, applicationId: recordId('AP', number) }])
}

interface Draft extends Omit<FixedApplication, 'asks'>, Pick<SimApplication, 'items'> {
  readonly kind?: SimApplication['kind']
}

export function seed(options: SeedOptions): Seed {
  const kit = seedKit(options)
  const { clock } = kit
  const inForce = seedGrants(options.now)
  const ours = drawGrants(inForce, kit)

  const itemOf = ([roleName, orgCode, to]: Asked): SimItem => {
    return { roleName, orgCode, from: clock.day(1), to: clock.day(to) }
  }

  /** Seeds an application; its decision, if any, is on the next day. */
  function made({ kind = 'add', by, items, ago, act, comment }: Draft) {
    const [first] = items
    const approvers = first ? approversOf(inForce, first, by, options.now) : []
    const at = clock.past(-ago, 10 * 60)
    const actAt = new Date(Math.min(Date.parse(at) + DAY, options.now.getTime())).toISOString()
    const actBy = act === 'withdraw' || act === 'urge' ? by : (approvers[0] ?? '')
    const last = act && { act, at: actAt, by: actBy, ...(comment && { comment }) }
    const course: SimApplication['course'] = [{ act: 'apply', at, by }, ...(last ? [last] : [])]
    return { kind, by, items, at, approvers, state: STATE_AFTER[act ?? 'apply'], course }
  }

  const approved = ({ loginName: by, roleName, orgCode, from, to }: Grant) => {
    const ago = Math.max(2, Math.round((options.now.getTime() - Date.parse(from)) / DAY) + 2)
    return made({ by, items: [{ roleName, orgCode, from, to }], ago, act: 'approve' })
  }
  const givesUp = ({ id: grantId, loginName: by, roleName, orgCode, from, to }: Grant) =>
    made({ kind: 'delete', by, items: [{ roleName, orgCode, from, to, grantId }], ago: GIVES_UP.ago })
  const fixed: Readonly<Record<number, Partial<SimApplication>>> = Object.fromEntries([
    ...Object.entries(APPLICATIONS).map(([number, { asks, ...rest }]) => [
      number,
      made({ ...rest, items: asks.map(itemOf) }),
    ]),
    ...inForce.filter(({ id }) => id === GIVES_UP.grant).map((grant) => [GIVES_UP.application, givesUp(grant)]),
    ...ours.map(([number, grant]) => [number, approved(grant)]),
  ])

  const applicants = EMPLOYEES.filter(({ loginName }) => /^emp(1\d|2[0-6])$/.test(loginName))
  const draw = (id: string, _number: number, { random }: SeedKit): SimApplication => {
    const { loginName: by, orgCode } = random.pick(applicants)
    const items = [itemOf([random.pick(['project', 'finance', 'editor']), orgCode, random.int(30, 300)])]
    const act = random.pick(['reject', 'withdraw', undefined] as const)
    const comment = act === 'reject' ? '请先与直属领导沟通' : undefined
    const sampled = made({ by, items, ago: random.int(1, 60), act, comment })
    return { id, version: 1, ...sampled, reason: random.pick(REASONS) }
  }
  return {
    grant: ours.map(([, grant]) => grant),
    'role-application': () => seedRecords('AP', COUNTS, fixed, draw)(kit),
  }
}
