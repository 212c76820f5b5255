import { useEffect, useState } from 'react'
import { type Core, currentPosition, type Position, useCore, useStore } from '#platform/core'
import { usePage } from '#platform/navigation'

const MINUTE = 60_000

export interface Where {
  readonly position: Position | undefined
  /** Asks for the position; undefined once it is known or if nothing on the page has a place. */
  readonly ask: (() => void) | undefined
}

/**
 * Where the user is, for distances; looked up again whenever the user comes back to the page, such as after the way to a
 * place, and while it stays open. A browser shows its prompt only at a tap, or if it was allowed before.
 */
export function useWhere(isNeeded: boolean): Where {
  const core = useCore()
  const where = useStore(currentPosition)
  const [isAsking, setAsking] = useState(false)
  const { visible } = usePage()
  useEffect(() => {
    if (!isNeeded || !visible) return
    const look = () => {
      if (document.visibilityState === 'visible') void findIfAllowed(core)
    }
    look()
    // The page may stay open on the way; where there was no position, the device is not asked each minute.
    const timer = setInterval(() => {
      if (where.isDue()) look()
    }, MINUTE)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [core, where, isNeeded, visible])
  const ask = async () => {
    setAsking(true)
    await where.find()
    setAsking(false)
  }
  const { position } = where
  return { position, ask: isNeeded && !position && !isAsking ? () => void ask() : undefined }
}

async function findIfAllowed(core: Core): Promise<void> {
  const where = core.store(currentPosition)
  if (core.host.kind === 'browser' && !where.position && (await permission()) !== 'granted') return
  await where.find()
}

/** Without the Permissions API nobody knows, so the user is asked by a tap. */
async function permission(): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return undefined
  }
}
