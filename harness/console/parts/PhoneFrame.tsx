import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { ConsolePhone } from '../ConsolePhone'
import type { ConsoleStore } from '../ConsoleStore'

/** Width of the phone's edge around its screen. px */
const EDGE = 9
/** What stands in the status bar of a host whose page is drawn under it. */
const STATUS = '9:41'
/** Sides of a safe area in its order, with the length that an inset has there. */
const SIDES = [
  ['top', 'height'],
  ['right', 'width'],
  ['bottom', 'height'],
  ['left', 'width'],
] as const

interface PhoneFrameProps {
  readonly phone: ConsolePhone
  readonly store: ConsoleStore
}

/** A phone, as large as its place allows. */
export const PhoneFrame = observer(function PhoneFrame({ phone, store }: PhoneFrameProps) {
  const { t } = store
  const { width, height } = phone.size
  const { keyboard = 0, isVisible = true, device } = phone.state ?? {}
  const place = useRef<HTMLDivElement>(null)
  const { scale } = phone

  useEffect(() => {
    const element = place.current
    if (!element) return
    const fit = () => {
      const { clientWidth, clientHeight } = element
      const room = Math.min((clientWidth - 2 * EDGE) / width, (clientHeight - 2 * EDGE) / height)
      phone.setScale(Math.max(0.3, Math.min(1, room)))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [phone, width, height])

  const index = store.phones.indexOf(phone)
  const isChosen = store.phone === phone
  return (
    <section className="phone" aria-label={t('phone.name', { number: index + 1 })}>
      {store.phones.length > 1 ? (
        <button type="button" className="phone__name" aria-pressed={isChosen} onClick={() => store.select(index)}>
          {t('phone.name', { number: index + 1 })} · {phone.state?.scenario.launch?.persona ?? 'rep01'}
        </button>
      ) : null}
      <div className="phone__place" ref={place}>
        <div className="phone__case" style={{ width: width * scale + 2 * EDGE, height: height * scale + 2 * EDGE }}>
          <iframe
            ref={phone.attach}
            id={phone.name}
            name={phone.name}
            src={phone.address}
            title={t('phone.title', { number: index + 1 })}
            allow="geolocation; microphone; camera; clipboard-write"
            style={{ width, height, transform: `scale(${scale})` }}
          />
          {device?.statusBarHeight ? (
            <p className="phone__status" style={{ height: device.statusBarHeight * scale }} aria-hidden="true">
              {STATUS}
            </p>
          ) : null}
          {SIDES.map(([side, length], index) => {
            const inset = (device?.safeArea[index] ?? 0) * scale
            return inset > 0 ? (
              <i key={side} className={`phone__inset phone__inset--${side}`} style={{ [length]: inset }} />
            ) : null
          })}
          {keyboard > 0 ? (
            <p className="phone__keyboard" style={{ height: keyboard * scale }}>
              {t('phone.keyboard', { height: keyboard })}
            </p>
          ) : null}
          {isVisible ? null : <p className="phone__away">{t('phone.away')}</p>}
        </div>
      </div>
      <p className="phone__problem" role="status">
        {phone.problem || (phone.hasLostRecording ? t('phone.recordingEnded') : '')}
      </p>
    </section>
  )
})
