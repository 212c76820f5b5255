import { formatNumber, formatVolume } from '#src/calendar'
import { useDictionary } from '#src/directory'
import { useLanguage } from '#src/i18n'
import type { Device } from '../../api/devices'
import { capacityUnit } from '../../rules/devices'
import { useTexts } from '../../texts'

type Brief = Pick<Device, 'kind' | 'capacity' | 'count' | 'fuel'>

/** Devices in words. Reads dictionaries: call it in an observer. */
export function useDeviceWords() {
  const t = useTexts()
  const language = useLanguage()
  const kinds = useDictionary('deviceKind')
  const fuels = useDictionary('fuel')
  return {
    /** `Boiler 2 × 12 t/h` */
    named: ({ kind, capacity, count }: Brief) =>
      `${kinds.name(kind)} ${count > 1 ? `${count} × ` : ''}${formatNumber(capacity, language)} ${capacityUnit(kind)}`,
    fuel: ({ fuel }: Brief) => fuels.name(fuel),
    /** `12 h/d, 270 d/y, 70 %`; undefined if nothing is known. */
    operation: ({ hours, days, load }: Device) => {
      const known = [
        hours !== undefined && `${hours} ${t('device.unit.hours')}`,
        days !== undefined && `${days} ${t('device.unit.days')}`,
        load !== undefined && `${load}%`,
      ].filter(Boolean)
      return known.length > 0 ? known.join(', ') : undefined
    },
    /** `+349,991 m³/y` */
    effect: (volume: number) => {
      const sign = volume > 0 ? '+' : volume < 0 ? '−' : ''
      return `${sign}${formatNumber(Math.abs(volume), language)} ${t('device.unit.volume')}`
    },
    volume: (volume: number) => formatVolume(volume, language),
  }
}
