import { useEffect, useRef, useState } from 'react'
import type { Path, PathValue } from 'react-hook-form'
import { newId } from '#base/storage'
import { FIX_MAX_AGE } from '#domain/checkIn/rules'
import type { RecordForm } from '#kit/forms'
import { NOT_PRESSED, type Pressed } from './checkIn'
import type { FoundFix } from './useFix'

/**
 * The form with a submit that first finds out where the user is: the position when the page was opened is too old by the
 * time the photo is taken. An attempt without a known result is repeated with its own place, time and key.
 */
export function usePress<V extends Pressed, Out>(form: RecordForm<V, Out>, position: FoundFix): RecordForm<V, Out> {
  const [finding, setFinding] = useState(false)
  const { methods, submit, invalid, sending } = form
  // Only what this page wrote is taken back; a check-in that is being edited keeps its time.
  const isOurs = useRef(false)

  useEffect(() => {
    if (invalid === 0 || !isOurs.current) return
    isOurs.current = false
    write(methods, { at: NOT_PRESSED.at, key: NOT_PRESSED.key })
  }, [invalid, methods])

  const press = async () => {
    if (finding || sending) return
    if (methods.getValues('at' as Path<V>) === 0) {
      setFinding(true)
      try {
        const { fix } = position
        const isFresh = fix !== undefined && Date.now() - fix.at <= FIX_MAX_AGE
        const found = isFresh ? fix : await position.locate()
        isOurs.current = true
        write(methods, { fix: found ?? null, at: Date.now(), key: newId() })
      } finally {
        setFinding(false)
      }
    }
    submit()
  }
  return { ...form, sending: sending || finding, submit: () => void press() }
}

function write<V extends Pressed>(methods: RecordForm<V>['methods'], values: Partial<Pressed>): void {
  for (const [name, value] of Object.entries(values)) {
    methods.setValue(name as Path<V>, value as PathValue<V, Path<V>>)
  }
}
