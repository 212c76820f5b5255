import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lazyOnce } from '#base/loading'
import { fileHostAddress } from '#platform/http'
import { InlineError, SkeletonLines } from '#ui/components'
import { useHtmlTexts } from './texts'
import './SafeHtml.css'
import { useCore } from '#platform/core'

export interface SafeHtmlProps {
  /** From outside: a back end, a person, a court's page. */
  readonly html: string
  /** In place of the host's opener. */
  readonly onLink?: ((address: string) => void) | undefined
}

type Clean = typeof import('./clean').clean

const loadClean = lazyOnce(() => import('./clean').then(({ clean }) => clean))
let known: Clean | undefined

/**
 * HTML from outside (kit 2.23): words, tables, links and our own images; no style, script, form or frame. Links go
 * through the opener without credentials. The sanitizer is loaded with the first text.
 */
export function SafeHtml({ html, onLink }: SafeHtmlProps) {
  const t = useHtmlTexts()
  const openLink = useOpenLink()
  const box = useRef<HTMLDivElement>(null)
  const [clean, setClean] = useState<Clean | undefined>(() => known)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (clean || hasFailed) return
    let isGone = false
    loadClean().then(
      (loaded) => {
        known = loaded
        if (!isGone) setClean(() => loaded)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [clean, hasFailed])

  useLayoutEffect(() => {
    if (!clean) return
    const noPicture = (alt: string) => (alt ? t('html.noPictureOf', { alt }) : t('html.noPicture'))
    // The nodes themselves, not their text: parsing a text a second time may give other nodes.
    box.current?.replaceChildren(clean(html, { fileHost: fileHostAddress(), noPicture, table: t('html.table') }))
  }, [clean, html, t])

  const follow = (event: MouseEvent) => {
    const { target } = event
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!link) return
    event.preventDefault()
    const address = link.getAttribute('href') ?? ''
    if (onLink) onLink(address)
    else void openLink(address)
  }

  if (hasFailed) return <InlineError text={t('html.failed')} onRetry={() => setFailed(false)} />
  return (
    <>
      {clean ? null : <SkeletonLines count={4} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside is a click */}
      <div ref={box} className="html" onClick={follow} />
    </>
  )
}

/** Opens a link of a text from outside: the host's opener, without credentials; a phone number is called. */
export function useOpenLink(): (address: string) => Promise<void> {
  const { host, feedback } = useCore()
  const t = useHtmlTexts()
  return async (address) => {
    const isPhone = address.startsWith('tel:')
    const opened = isPhone
      ? await host.call(decodeURIComponent(address.slice('tel:'.length)))
      : await host.openWebView({ url: address, withCredentials: false })
    if (!opened.ok && opened.error.kind !== 'cancelled')
      feedback.toast(t('html.notOpened', { message: opened.error.text }))
  }
}
