import { useDictionary } from '#domain/directory'
import { capacityUnit } from '#domain/equipment/rules'
import { usePageTools } from '#ui/components'
import type { Device } from '../../api/devices'
import { useTexts } from '../../plugin'

type Brief = Pick<Device, 'kind' | 'capacity' | 'count' | 'fuel'>

/** Devices in words. Reads dictionaries: call it in an observer. */
export function useDeviceWords() {
  const t = useTexts()
  const { say } = usePageTools()
  const kinds = useDictionary('deviceKind')
  const fuels = useDictionary('fuel')
  return {
    ...say,
    /** `Boiler 2 × 12 t/h` */
    named: ({ kind, capacity, count }: Brief) =>
      `${kinds.name(kind)} ${count > 1 ? `${count} × ` : ''}${say.number(capacity)} ${capacityUnit(kind)}`,
    fuel: ({ fuel }: Brief) => fuels.name(fuel),
    /** `12 h/d, 270 d/y, 70%`; '' if all are unknown. */
    operation: ({ hours, days, load }: Device) => {
      const figures = [hours, days, load] as const
      const units = [` ${t('device.unit.hours')}`, ` ${t('device.unit.days')}`, '%'] as const
      return say.list(figures.flatMap((figure, index) => (figure === undefined ? [] : `${figure}${units[index]}`)))
    },
    /** `+349,991 m³/y` */
    effect: (volume: number) => `${say.signed(volume)} ${t('device.unit.volume')}`,
  }
}
