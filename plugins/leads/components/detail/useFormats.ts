import { useMemo } from 'react'
import {
  formatDay,
  formatDistance,
  formatMoment,
  formatMonth,
  formatNumber,
  formatShort,
  fromField,
  type Quantity,
  quantity,
  timeOfDay,
} from '#src/calendar'
import { type Language, nameIn, textIn, useLanguage } from '#src/i18n'
import type { Named } from '#src/wire'
import type { Contact } from '../../api'
import type { Energy } from '../../rules/vocabulary'

const YEAR: Readonly<Record<Language, string>> = { en: 'y', 'zh-CN': '年' }
const MEGA = 1e6

/** Formats amounts as usual in the trade: gas and power shortened, roof area and steam in full. */
const AMOUNTS: Readonly<Record<Energy, (value: number, language: Language) => Quantity>> = {
  gas: (value, language) => quantity(value, 'volumePerYear', language),
  elec: (value, language) =>
    language === 'en' && value >= MEGA
      ? { figure: formatShort(value / MEGA, language), unit: 'GWh/y' }
      : quantity(value, 'energyPerYear', language),
  roof: (value, language) => ({ figure: formatNumber(value, language), unit: 'm²' }),
  steam: (value, language) => ({ figure: formatNumber(value, language), unit: `t/${YEAR[language]}` }),
}

/** Peak output of a roof. `value` in kWp; returns kW below 1000, else `1.5 MW`. */
function peakText(value: number, language: Language): string {
  return value < 1000
    ? `${formatNumber(value, language)} kW`
    : `${formatNumber(Math.round(value / 100) / 10, language)} MW`
}

/** Formatters for amounts, dates and names of a lead in the current language. */
export function useFormats() {
  const language = useLanguage()
  return useMemo(() => {
    const amount = (energy: Energy, value: number) => AMOUNTS[energy](value, language)
    return {
      amount,
      amountText: (energy: Energy, value: number) => {
        const { figure, unit } = amount(energy, value)
        return `${figure} ${unit}`
      },
      peak: (value: number) => peakText(value, language),
      metres: formatDistance,
      day: (date: Date) => formatDay(date, language),
      dayTime: (date: Date) => formatMoment(date, language),
      time: (date: Date) => timeOfDay(date, language),
      /** `text`: month as on the wire, `2028-03`. */
      month: (text: string) => {
        const date = fromField(`${text}-01`)
        return date ? formatMonth(date, language) : text
      },
      name: (named: Named) => nameIn(named, language),
      /** Picks the Chinese text or, if the back end has one, the English text. */
      text: (written: string | undefined, english: string | undefined) => textIn(written, english, language),
      role: ({ roleName, roleNameEn }: Contact) => textIn(roleName, roleNameEn, language),
    }
  }, [language])
}
export type Formats = ReturnType<typeof useFormats>
