import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Attachment } from '#base/fields'
import { useCore, useStore } from '#platform/core'
import type { HostPhoto, HostResult, InterruptedCall } from '#platform/host'
import { usePage } from '#platform/navigation'
import { photoSizeChoice } from './PhotoSizeChoice'
import { photoAttachment } from './photoAttachment'
import { useAttachmentTexts } from './texts'
import { type Source, useHostProblem } from './useHostProblem'
import { type BeforeSubmit, useTakingIn } from './useTakingIn'

interface PhotoSourceOptions {
  readonly value: readonly Attachment[]
  readonly add: (attachment: Attachment) => void
  readonly most: number
  readonly stamp?: (() => readonly string[]) | undefined
  readonly beforeSubmit?: BeforeSubmit | undefined
}

export interface PhotoSource {
  /** Number of photos that are being scaled and stamped. */
  readonly preparing: number
  readonly take: () => Promise<void>
  readonly choose: () => Promise<void>
  /** Adds photos that the host delivered after it had closed the web view; undefined if there are none. */
  readonly addLate: (() => Promise<void>) | undefined
}

/** Photos from the camera and the album through the bridge, prepared as the user wants them (sections 3, 5, 7). */
export function usePhotoSource({ value, add, most, stamp, beforeSubmit }: PhotoSourceOptions): PhotoSource {
  const { host, feedback } = useCore()
  const choice = useStore(photoSizeChoice)
  const t = useAttachmentTexts()
  const toastProblem = useHostProblem()
  const [preparing, setPreparing] = useState(0)
  const all = useRef(value)
  useEffect(() => {
    all.current = value
  }, [value])
  const late = useLatePhotos()
  const takeIn = useTakingIn(beforeSubmit)

  const prepare = async (result: HostResult<readonly HostPhoto[]>, source: Source) => {
    if (!result.ok) return toastProblem(result.error, source)
    const photos = result.data.slice(0, Math.max(0, most - all.current.length))
    // At the moment of taking, not when a slow phone gets round to the last photo.
    const lines = stamp?.()
    setPreparing((count) => count + photos.length)
    for (const photo of photos) {
      try {
        const taken = await photoAttachment(photo, all.current, { most: choice.size, stamp: lines })
        all.current = [...all.current, taken.attachment]
        add(taken.attachment)
        if (taken.isUnchanged) feedback.toast(t('attachments.problem.unreadable'))
      } finally {
        setPreparing((count) => count - 1)
      }
    }
  }
  const bring = (result: HostResult<readonly HostPhoto[]>, source: Source) => takeIn(prepare(result, source))
  const { call } = late
  return {
    preparing,
    take: async () => bring(await host.takePhoto(), 'camera'),
    choose: async () => bring(await host.pickPhoto({ maxCount: Math.max(1, most - value.length) }), 'photos'),
    addLate:
      call &&
      (async () => {
        await bring({ ok: true, data: call.photos }, 'photos')
        await late.discard(call.id)
      }),
  }
}

const Photos = v.array(v.object({ path: v.string(), name: v.string(), size: v.number(), type: v.string() }))

function photosOf({ id, method, result }: InterruptedCall) {
  if (!(method === 'takePhoto' || method === 'pickPhoto') || !result?.ok) return []
  const parsed = v.safeParse(Photos, result.data)
  return parsed.success ? [{ id, photos: parsed.output }] : []
}

/** The newest photo call of this page whose result the host returned after it had closed the web view. */
function useLatePhotos() {
  const { host } = useCore()
  const { href } = usePage().page.entry
  const [call, setCall] = useState<{ readonly id: string; readonly photos: readonly HostPhoto[] }>()
  useEffect(() => {
    let isGone = false
    host.interrupted().then(
      (calls) => {
        if (!isGone) setCall(calls.filter(({ route }) => route === href).flatMap(photosOf)[0])
      },
      (error: unknown) => console.warn('attachments: interrupted calls cannot be read', error),
    )
    return () => {
      isGone = true
    }
  }, [host, href])
  const discard = async (id: string) => {
    setCall(undefined)
    await host.discard(id)
  }
  return { call, discard }
}
