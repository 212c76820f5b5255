import Eye from '@phosphor-icons/core/regular/eye.svg'
import EyeSlash from '@phosphor-icons/core/regular/eye-slash.svg'
import PhoneIcon from '@phosphor-icons/core/regular/phone.svg'
import { useState } from 'react'
import { groupPhone, maskPhone } from '#base/wire'
import { useCore } from '#platform/core'
import { addTexts } from '#platform/i18n'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import en from './phone.en.json'
import zh from './phone.zh-CN.json'
import './Phone.css'

const usePhoneTexts = addTexts(en, zh)

export interface PhoneProps {
  /** As the back end gives it; with stars for those without the right to the whole of it. */
  readonly number: string
  /** Whose it is; names the button. */
  readonly name: string
  /** Covered until revealed: for places where others look on. It can be called all the same. */
  readonly mask?: boolean | undefined
  /** In place of the host's call, e.g. to log it afterwards. */
  readonly onCall?: ((number: string) => void) | undefined
}

/** A phone number that can be called; one with stars shows why it cannot. */
export function Phone({ number, name, mask = false, onCall }: PhoneProps) {
  const t = usePhoneTexts()
  const { host, feedback } = useCore()
  const [isCovered, setCovered] = useState(mask)
  const isHidden = number.includes('*')
  const call = async () => {
    if (onCall) return onCall(number)
    const started = await host.call(number)
    if (!started.ok) feedback.toast(t('phone.failed'))
  }
  return (
    <span className="phone">
      <span className="phone__number num">{groupPhone(isCovered ? maskPhone(number) : number)}</span>
      {isHidden ? <span className="phone__note">{t('phone.masked')}</span> : null}
      {mask && !isHidden ? (
        <IconButton
          label={t(isCovered ? 'phone.show' : 'phone.hide')}
          tone="quiet"
          onPress={() => setCovered(!isCovered)}
        >
          {isCovered ? <Icon svg={Eye} /> : <Icon svg={EyeSlash} />}
        </IconButton>
      ) : null}
      {isHidden ? null : (
        <IconButton label={t('phone.call', { name })} tone="brand" onPress={call}>
          <Icon svg={PhoneIcon} />
        </IconButton>
      )}
    </span>
  )
}
