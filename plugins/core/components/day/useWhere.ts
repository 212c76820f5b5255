import { useEffect, useState } from 'react'
import { type Core, currentPosition, type Position, useCore, useStore } from '#platform/core'

export interface Where {
  readonly position: Position | undefined
  /** Asks for the position; undefined once it is known or if nothing on the page has a place. */
  readonly ask: (() => void) | undefined
}

/** Where the user is, for distances; a browser is asked only at a tap, or if it was allowed before. */
export function useWhere(isNeeded: boolean): Where {
  const core = useCore()
  const where = useStore(currentPosition)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (isNeeded) void findIfAllowed(core)
  }, [core, isNeeded])
  const ask = async () => {
    setAsking(true)
    await where.find()
    setAsking(false)
  }
  const { position } = where
  return { position, ask: isNeeded && !position && !isAsking ? () => void ask() : undefined }
}

async function findIfAllowed(core: Core): Promise<void> {
  if (core.host.kind === 'browser' && (await permission()) !== 'granted') return
  await core.store(currentPosition).find()
}

/** Without the Permissions API nobody knows, so the user is asked by a tap. */
async function permission(): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return undefined
  }
}
