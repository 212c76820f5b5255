import Copy from '@phosphor-icons/core/regular/copy.svg'
import { useMemo } from 'react'
import type { Href } from '#base/routes'
import { useCore } from '#platform/core'
import type { HostResult } from '#platform/host'
import { Icon, IconButton } from '#ui/components'
import { useDetailTexts } from './texts'

/** Web address of Amap, common in China: opens the app if installed, otherwise the map in the browser. */
const MAP = 'https://uri.amap.com/navigation'

/** GCJ-02, degrees. */
interface Point {
  readonly lng: number
  readonly lat: number
}

interface Shared {
  readonly title: string
  readonly text?: string
  readonly url?: string
  readonly page?: Href
}

export interface HostActions {
  /** Starts a phone call; false if it did not start. */
  call(phone: string): Promise<boolean>
  copy(text: string): void
  /** Opens driving directions to a place in the map app. */
  goTo(point: Point, name: string): void
  /** Opens an uploaded file in the host's preview, or in a tab of the browser. */
  preview(file: { readonly name: string; readonly url: string }): void
  /** `page`: the page of the app that it opens, instead of `url`. */
  share(what: Shared): void
}

/** Actions of a record's page through the host; toasts the success of copying and every failure. */
export function useHostActions(): HostActions {
  const t = useDetailTexts()
  const { host, feedback } = useCore()
  return useMemo(() => {
    const notify = async (result: Promise<HostResult<unknown>>, failed: string, done?: string) => {
      const settled = await result
      if (settled.ok && done !== undefined) feedback.toast(done)
      if (!settled.ok && settled.error.kind !== 'cancelled') feedback.toast(failed)
      return settled.ok
    }
    const copied = t('hostAction.copied')
    return {
      call: (phone) => notify(host.call(phone), t('hostAction.callFailed')),
      copy: (text) => void notify(host.copyText({ text }), t('hostAction.copyFailed'), copied),
      goTo: (point, name) => void notify(host.openWebView({ url: mapAddress(point, name) }), t('hostAction.mapFailed')),
      preview: ({ url, name }) =>
        void notify(host.previewFile({ url: absolute(url), name }), t('hostAction.previewFailed', { name })),
      share: async ({ page, ...what }) => {
        const result = host.share(page === undefined ? what : { ...what, url: publicAddress(page) })
        const settled = await result
        // If sharing is not available the text is in the clipboard.
        void notify(result, t('hostAction.shareFailed'), settled.ok && settled.data === 'copied' ? copied : undefined)
      },
    }
  }, [t, host, feedback])
}

function mapAddress({ lng, lat }: Point, name: string): string {
  const to = `${lng},${lat},${name.replace(/,/g, ' ')}`
  return `${MAP}?${new URLSearchParams({ to, mode: 'car', coordinate: 'gaode', callnative: '1' })}`
}

/** Address of a page for others: without launch parameters and query flags, which belong to this visit (wire.md). */
function publicAddress(page: Href): string {
  const { origin, pathname } = location
  return `${origin}${pathname}#${page}`
}

/** A host cannot resolve an address relative to the page. Unchanged if it is no address: the host refuses it. */
function absolute(url: string): string {
  try {
    return new URL(url, location.href).href
  } catch {
    return url
  }
}

export interface CopyButtonProps {
  readonly text: string
  /** Name of the button: 'Copy address'. */
  readonly label: string
}

/** Copies a text in one tap (field-needs.md 11) and toasts the result. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { copy } = useHostActions()
  return (
    <IconButton label={label} tone="quiet" onPress={() => copy(text)}>
      <Icon svg={Copy} />
    </IconButton>
  )
}
