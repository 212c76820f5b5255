import { useEffect, useState } from 'react'
import { HOST_TEXTS_AT, hostText } from '#platform/host'
import { type TextFunction, useTextsOf } from '#platform/i18n'

/** Texts of the host layer, which no first screen includes; undefined until loaded. */
export function useHostTexts(): TextFunction | undefined {
  const [isLoaded, setLoaded] = useState(false)
  const t = useTextsOf(HOST_TEXTS_AT)
  useEffect(() => {
    let isGone = false
    hostText()
      .catch((error: unknown) => console.warn('recording: the texts could not be loaded', error))
      .finally(() => {
        if (!isGone) setLoaded(true)
      })
    return () => {
      isGone = true
    }
  }, [])
  return isLoaded ? t : undefined
}
