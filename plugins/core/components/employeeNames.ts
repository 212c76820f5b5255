import type { Language } from '#base/config'
import { textIn } from '#platform/i18n'
import type { Session } from '#platform/session'

export interface EmployeeNames {
  /** The account name until the employee's name is loaded. */
  readonly person: string
  /** Each '' if the back end does not send it. */
  readonly company: string
  readonly organisation: string
  readonly region: string
}

/** Names of the signed-in user and their organisation in a language. */
export function employeeNames(
  { loginName, employee }: Pick<Session, 'loginName' | 'employee'>,
  language: Language,
): EmployeeNames {
  return {
    person: textIn(employee?.userName, employee?.userNameEn, language) || loginName,
    company: textIn(employee?.companyName, employee?.companyNameEn, language) ?? '',
    organisation: textIn(employee?.orgName, employee?.orgNameEn, language) ?? '',
    region: textIn(employee?.regionName, employee?.regionNameEn, language) ?? '',
  }
}
