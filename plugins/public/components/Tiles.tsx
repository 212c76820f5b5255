import { Bars, ShareBars, Stepper, Tiles } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

export default function TilesExample() {
  const t = useTexts()
  return (
    <>
      <Shown state="figures" pad>
        <Tiles
          tiles={[
            { label: t('parts.amount'), value: '12' },
            { label: t('parts.gas12'), value: '3.42', unit: 'M m³', note: t('parts.lastYear') },
            { label: t('parts.bill'), value: '1,208', unit: 'CNY' },
          ]}
        />
      </Shown>
      <Shown state="shares" pad>
        <Bars
          rows={[
            { label: t('parts.steam'), value: 24, max: 30 },
            { label: t('parts.hotWater'), value: 6, max: 30, short: true },
          ]}
        />
      </Shown>
      <Shown state="shareholders">
        <ShareBars
          rows={[
            { key: '1', label: '李伟 Li Wei', share: 0.625, note: t('parts.record.owner') },
            { key: '2', label: '广达控股集团有限公司', share: 0.375 },
            { key: '3', label: 'Foshan Float Line 2', share: undefined },
          ]}
        />
      </Shown>
      <Shown state="steps" pad>
        <Stepper
          label={t('parts.course')}
          steps={[
            { label: t('parts.applied'), note: '16 Nov', state: 'done' },
            { label: t('parts.approver'), state: 'now' },
            { label: t('parts.archive'), state: 'todo' },
          ]}
        />
      </Shown>
    </>
  )
}
