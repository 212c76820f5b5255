import { getDictionary, getOrganisations } from '#domain/directory'
import { answer, type SimHandler, type SimKind, SimRefusal, type SimStore } from '../contract'
import { employeeKind } from './employees'
import { rolesInForce } from './grants'
import { isWithin, ORGANISATIONS } from './organisations'

/**
 * Kind `dictionary`, seeded by core, world and areas. Entries are sent unchanged; an area adds entries to a dictionary
 * of all as `<dictionary>/<area>` (`right/leads`).
 */
export interface Dictionary {
  readonly dic: string
  readonly items: readonly object[]
}
export const dictionaryKind: SimKind<Dictionary> = { name: 'dictionary', id: (record) => record.dic }

interface TreeNode {
  readonly orgCode: string
  readonly orgName: string
  readonly orgNameEn: string
  readonly parentCode: string | null
  /** At or below an organisation in which the employee has a role. */
  readonly granted: boolean
  readonly employees: readonly object[]
  readonly children: readonly TreeNode[]
}

/** Tree of the organisations below `parentCode`, with their employees and roles. */
function treeBelow(parentCode: string | undefined, granted: readonly string[], people: People): TreeNode[] {
  return ORGANISATIONS.filter((each) => each.parentCode === parentCode).map((each) => ({
    orgCode: each.orgCode,
    orgName: each.orgName,
    orgNameEn: each.orgNameEn,
    parentCode: each.parentCode ?? null,
    granted: granted.some((orgCode) => isWithin(each.orgCode, orgCode)),
    employees: people.get(each.orgCode) ?? [],
    children: treeBelow(each.orgCode, granted, people),
  }))
}

type People = ReadonlyMap<string, readonly object[]>

function peopleByOrganisation(store: SimStore, now: Date): People {
  const people = new Map<string, object[]>()
  for (const employee of store.table(employeeKind).values()) {
    const roles = rolesInForce(store, employee.loginName, now).map(({ roleName }) => ({ roleName }))
    people.set(employee.orgCode, [...(people.get(employee.orgCode) ?? []), { ...employee, roles }])
  }
  return people
}

export const listHandlers: readonly SimHandler[] = [
  answer(getDictionary, ({ type, dic }, { store }) => {
    const name = String(type ?? dic ?? '')
    const parts = [...store.table(dictionaryKind).values()].filter((each) => each.dic.split('/')[0] === name)
    if (parts.length === 0) throw new SimRefusal(4004, `No such dictionary: ${name}`)
    return parts.flatMap(({ items }) => items)
  }),

  answer(getOrganisations, (_, { store, employee, now }) =>
    treeBelow(
      undefined,
      employee.roles.map((role) => role.orgCode),
      peopleByOrganisation(store, now),
    ),
  ),
]
