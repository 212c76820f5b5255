import { useCore } from '#platform/core'
import type { HostError } from '#platform/host'
import { addTexts } from '#platform/i18n'
import { type ReadCard, readCard } from './readCard'
import { type Licence, readLicence } from './readLicence'
import en from './scanning.en.json'
import zh from './scanning.zh-CN.json'

export const useScanTexts = addTexts(en, zh)

/** Scans by the host's camera; toasts failures, except a scan that the user cancelled. */
export function useScan() {
  const { host, feedback } = useCore()
  const t = useScanTexts()
  const notify = ({ kind, text }: HostError) => {
    if (kind === 'cancelled') return
    feedback.toast(kind === 'no-method' ? t('scanning.unavailable') : t('scanning.failed', { message: text }))
  }
  const code = async (): Promise<string | undefined> => {
    const scanned = await host.scanCode()
    if (scanned.ok) return scanned.data.text
    notify(scanned.error)
    return undefined
  }
  return {
    code,
    /** The code of a business licence; toasts if it is another kind of code. */
    licence: async (): Promise<Licence | undefined> => {
      const text = await code()
      const licence = text === undefined ? undefined : readLicence(text)
      if (text !== undefined && !licence) feedback.toast(t('scanning.noLicence'))
      return licence
    },
    /** Toasts if nothing on the card could be read. */
    card: async (): Promise<ReadCard | undefined> => {
      const scanned = await host.scanCard()
      if (!scanned.ok && ['cancelled', 'no-method'].includes(scanned.error.kind)) {
        notify(scanned.error)
        return undefined
      }
      const card = scanned.ok ? readCard(scanned.data) : undefined
      if (card && (card.name !== '' || card.phones.length > 0)) return card
      feedback.toast(t('scanning.cardUnread'))
      return undefined
    },
  }
}
