import { useMemo } from 'react'
import type { Language } from '#base/config'
import { formatNumber, formatShort, type Quantity, quantity } from '#base/quantities'
import { useFormats as useKitFormats } from '#ui/components'
import type { Energy } from '../rules/vocabulary'

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

/** The formats of all areas, and those for amounts of a lead, in the current language. */
export function useFormats() {
  const say = useKitFormats()
  return useMemo(() => {
    const { language } = say
    const amount = (energy: Energy, value: number) => AMOUNTS[energy](value, language)
    return {
      ...say,
      amount,
      amountText: (energy: Energy, value: number) => {
        const { figure, unit } = amount(energy, value)
        return `${figure} ${unit}`
      },
      peak: (value: number) => peakText(value, language),
    }
  }, [say])
}
