import { loadChunk } from '#base/loading'
import { type Href, href } from '#base/routes'
import { type Core, inbox, useCore } from '#platform/core'
import { loadTexts } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { useFailureToast } from '#ui/components'
import { useTexts } from '../plugin'
import { blankPage, messageDetailTemplate, notyfyDetail } from '../routes'
import { type Leading, target } from '../rules/target'
import { useMarks } from './useMarks'

export interface Opening extends Leading {
  /** The message's own page; without it there is only what its owner opens. */
  readonly id: string | undefined
}

/**
 * Opens what a message leads to (domain/messages.md 3). False if nothing could be opened, because it has neither an
 * owner nor a page of its own. Rejects if the owner's code does not load.
 */
export async function openMessage(core: Core, message: Opening, open: (address: Href) => void): Promise<boolean> {
  const { registry, navigation } = core
  const found = target(message, registry, core.store(inbox).now())
  if (found.kind === 'owner') {
    let isOpened = false
    /** Pages of the app only, and not the landing page again. */
    const openOurs = (address: Href) => {
      const path = address.split('?')[0] ?? ''
      if (!registry.routes.has(path) || path === blankPage.path) return
      isOpened = true
      open(address)
    }
    const { handler, plugin } = found.owner
    const [module] = await Promise.all([loadChunk(handler, plugin.id), loadTexts(plugin.id)])
    // A page that is in memory shows the record as it is now.
    core.invalidateAll()
    // `on()` pairs the handler with the schema that parsed the payload.
    await module.default({ ...core, navigation: { ...navigation, openHref: openOurs } }, found.payload as never)
    if (isOpened) return true
  }
  if (message.id === undefined) return false
  const page = found.kind === 'template' || (found.kind === 'owner' && message.hasTemplate)
  open(href(page ? messageDetailTemplate : notyfyDetail, { id: message.id }))
  return true
}

/**
 * Opens a message above the page, unless the user has left it meanwhile, and marks it as read then; what cannot be
 * opened is said in a toast, and the page stays.
 */
export function useOpenMessage() {
  const core = useCore()
  const t = useTexts()
  const marks = useMarks()
  const failed = useFailureToast()
  const { navigation, page } = usePage()
  return async (message: Opening) => {
    const isOpened = await openMessage(core, message, (address) => {
      if (navigation.visible.entry.id !== page.entry.id) return
      core.navigation.openHref(address)
      if (message.id) void marks.read(message.id)
    }).catch(failed)
    if (isOpened === false) core.feedback.toast(t('cannotOpen'))
  }
}
