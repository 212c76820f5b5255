import { EMPLOYEES } from '../backend/core/employees'
import { seedGrants } from '../backend/core/grants'

/** Login info of a native host (section 3, login result); empty for nobody. */
export function loginResult(persona: string): object {
  const employee = EMPLOYEES.find(({ loginName }) => loginName === persona)
  if (!employee) return {}
  const roles = seedGrants(new Date())
    .filter(({ loginName }) => loginName === persona)
    .map(({ roleName }) => ({ roleName }))
  return { authorization: `sim-${persona}`, loginName: persona, code: employee.code, roles }
}
