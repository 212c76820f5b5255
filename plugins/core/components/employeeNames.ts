import { type Language, textIn } from '#src/i18n'
import type { Session } from '#src/session'

export interface EmployeeNames {
  /** The account's name until the person's is known. */
  readonly person: string
  /** Each '' where the back end does not say. */
  readonly company: string
  readonly organisation: string
  readonly region: string
}

/** Who is signed in, as somebody reading this language knows them. */
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
