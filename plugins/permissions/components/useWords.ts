import { useMemo } from 'react'
import { formatDay, momentOf } from '#src/calendar'
import { ROLE_NAMES } from '#src/core'
import { useDictionary } from '#src/directory'
import { textIn, useCoreTexts, useLanguage } from '#src/i18n'
import type { ApplicationItem } from '../api'
import type { Period } from '../rules/period'
import { useTexts } from '../texts'

type RoleThere = Pick<ApplicationItem, 'roleName' | 'orgName' | 'orgNameEn'>

/** Names of roles, organisations and periods in the language of the reader. Call it in an observer. */
export function useWords() {
  const t = useTexts()
  const core = useCoreTexts()
  const language = useLanguage()
  const roles = useDictionary('role')
  return useMemo(() => {
    // The app's own name of a role serves until the dictionary is loaded, and without network.
    const role = (name: string) => {
      if (roles.get(name)) return roles.name(name)
      const known = ROLE_NAMES.find((each) => each === name)
      return known ? core(`role.${known}`) : name
    }
    const organisation = ({ orgName, orgNameEn }: RoleThere) => textIn(orgName, orgNameEn, language)
    const day = (at: Period['from'], now = new Date()) => formatDay(momentOf(at), language, now)
    return {
      role,
      organisation,
      day,
      /** `Field sales, Nanhai` */
      place: (item: RoleThere) => t('today.place', { role: role(item.roleName), organisation: organisation(item) }),
      period: ({ from, to }: Period) => {
        if (from === to) return day(from)
        // Over the turn of a year both days have their year.
        const now = from.slice(0, 4) === to.slice(0, 4) ? new Date() : new Date(0)
        return t('period', { from: day(from, now), to: day(to, now) })
      },
    }
  }, [t, core, language, roles])
}
