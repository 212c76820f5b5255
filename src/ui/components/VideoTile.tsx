import PlayFill from '@phosphor-icons/core/fill/play-fill.svg'
import { useState } from 'react'
import { useCore } from '#platform/core'
import { Icon } from './Icon'
import './VideoTile.css'
import type { HostResult } from '#platform/host'
import { addTexts } from '#platform/i18n'
import en from './video.en.json'
import zh from './video.zh-CN.json'

export interface VideoTileProps {
  readonly title: string
  readonly url: string
  /** s */
  readonly seconds: number
  /** Address of an image; without one, or where it does not load, the tile is plain. */
  readonly cover?: string | undefined
}

/** `5:07`; `1:02:07` from an hour on. */
export function lengthText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** A video that the host plays; native hosts play none and report that (section 8). */
export function VideoTile({ title, url, seconds, cover }: VideoTileProps) {
  const t = useVideoTexts()
  const { host } = useCore()
  const notify = useVideoOutcome()
  const [hasPicture, setPicture] = useState(true)
  const length = lengthText(seconds)
  const play = async () => notify(await host.playVideo({ url }))
  return (
    <button type="button" className="video" onClick={play}>
      <span className="visually-hidden">{t('video.play', { title, length })}</span>
      <span className="video__cover" aria-hidden="true">
        {cover && hasPicture ? <img src={cover} alt="" loading="lazy" onError={() => setPicture(false)} /> : null}
        <span className="video__play">
          <Icon svg={PlayFill} />
        </span>
        <span className="video__length num">{length}</span>
      </span>
      <span className="video__title" aria-hidden="true">
        {title}
      </span>
    </button>
  )
}

export const useVideoTexts = addTexts(en, zh)

/** Shows the result of playing a video: a host that plays none shows the dialog of section 8. */
export function useVideoOutcome(): (result: HostResult<unknown>) => Promise<void> {
  const { feedback } = useCore()
  const t = useVideoTexts()
  return async (result) => {
    if (result.ok || result.error.kind === 'cancelled') return
    if (result.code === 404) await feedback.confirm({ title: t('video.noticeTitle'), text: t('video.unavailable') })
    else feedback.toast(t('video.failed', { message: result.error.text }))
  }
}
