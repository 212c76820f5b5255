import { useMemo } from 'react'
import { asDay, days, formatNumber, formatPercent, formatShort } from '#src/calendar'
import { nameIn, textIn, useLanguage } from '#src/i18n'
import type { Named } from '#src/wire'
import { daysLeft } from '../rules/contract'
import { useTexts } from '../texts'

/** Words of a company as the screens say them. */
export function useWords() {
  const t = useTexts()
  const language = useLanguage()
  return useMemo(
    () => ({
      language,
      name: (named: Named) => nameIn(named, language),
      text: (own: string | undefined, english: string | undefined) => textIn(own, english, language),
      number: (value: number) => formatNumber(value, language),
      /** m³, short: `36.4 M`; a dash where it may not be seen. */
      volume: (value: number | undefined) => (value === undefined ? '—' : formatShort(value, language)),
      /** `+5.5%` */
      change: (share: number) => `${share > 0 ? '+' : ''}${formatPercent(share, language, 1)}`,
      /** 'Contract ends in 74 days', 'ended' … */
      contract: (end: string) => {
        const left = daysLeft(asDay(end) ?? days.today(), days.today())
        if (left < 0) return t('contract.ended')
        return left === 0 ? t('contract.today') : t('contract.left', { count: left })
      },
    }),
    [t, language],
  )
}
