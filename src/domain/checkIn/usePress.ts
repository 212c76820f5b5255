import { useEffect, useRef, useState } from 'react'
import { newId } from '#base/storage'
import { FIX_MAX_AGE } from '#domain/checkIn/rules'
import type { PageForm } from '#kit/forms'
import { useCore } from '#platform/core'
import { NOT_PRESSED, type Pressed } from './checkIn'
import { useCheckInTexts } from './useCheckInWords'
import type { FoundFix } from './useFix'

/**
 * The form with a submit that first finds out where the user is: the position of the page's opening is too old by the
 * time the photo is taken. Meanwhile the fields stay open, and are sent as they are then. An attempt without a result
 * is repeated with its own place, time and key.
 */
export function usePress<F extends PageForm<Pressed>>(form: F, position: FoundFix): F {
  const { feedback } = useCore()
  const t = useCheckInTexts()
  const [finding, setFinding] = useState(false)
  const { set, values, submit, invalid, sending } = form
  // Only values that this page wrote are reverted; a check-in that is being edited keeps its time.
  const isOurs = useRef(false)
  // Who leaves while the position is looked up, also for a page of choices, gets the old one: nothing is sent with it,
  // which is said, and the draft stays.
  const departures = useRef(0)

  useEffect(
    () => () => {
      departures.current += 1
    },
    [],
  )

  useEffect(() => {
    if (invalid === 0 || !isOurs.current) return
    isOurs.current = false
    set({ at: NOT_PRESSED.at, key: NOT_PRESSED.key })
  }, [invalid, set])

  const press = async () => {
    if (finding || sending) return
    if (values().at === 0) {
      const before = departures.current
      setFinding(true)
      try {
        const { fix } = position
        const isFresh = fix !== undefined && Date.now() - fix.at <= FIX_MAX_AGE
        const found = isFresh ? fix : await position.locate()
        if (departures.current !== before) return feedback.toast(t('checkIn.notSent'))
        isOurs.current = true
        set({ fix: found ?? null, at: Date.now(), key: newId() })
      } finally {
        setFinding(false)
      }
    }
    submit()
  }
  return { ...form, preparing: finding, submit: () => void press() }
}
