import { useMemo } from 'react'
import { type Day, formatDay, formatPeriod, momentOf } from '#base/calendar'
import { useDictionary } from '#domain/directory'
import { roleText } from '#platform/core'
import { textIn, useLanguage } from '#platform/i18n'
import type { ApplicationItem } from '../api'
import { useTexts } from '../plugin'
import type { Period } from '../rules/period'

type RoleThere = Pick<ApplicationItem, 'roleName' | 'orgName' | 'orgNameEn'>

/** Names of roles, organisations and periods in the language of the reader. Call it in an observer. */
export function useWords() {
  const t = useTexts()
  const language = useLanguage()
  const roles = useDictionary('role')
  return useMemo(() => {
    // The app's own name of a role serves until the dictionary is loaded, and without network.
    const role = (name: string) => (roles.get(name) ? roles.name(name) : roleText(name))
    const organisation = ({ orgName, orgNameEn }: RoleThere) => textIn(orgName, orgNameEn, language)
    return {
      role,
      organisation,
      day: (day: Day) => formatDay(momentOf(day), language),
      /** `Field sales, Nanhai` */
      place: (item: RoleThere) => t('today.place', { role: role(item.roleName), organisation: organisation(item) }),
      period: ({ from, to }: Period) => formatPeriod(from, to, language),
    }
  }, [t, language, roles])
}
