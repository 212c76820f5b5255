import { Phone } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

export default function PhoneExample() {
  const t = useTexts()
  return (
    <>
      <Shown state="usual" pad>
        <Phone name={t('parts.phoneName')} number="13812345678" />
      </Shown>
      <Shown state="covered" pad>
        <Phone name={t('parts.phoneName')} number="13812345678" mask />
      </Shown>
      <Shown state="maskedByServer" pad>
        <Phone name={t('parts.phoneName')} number="138****5678" />
      </Shown>
    </>
  )
}
