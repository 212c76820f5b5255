import { useCallback } from 'react'
import { loadChunk } from '#base/loading'
import { type Href, href } from '#base/routes'
import { type Core, inbox, useCore } from '#platform/core'
import { loadTexts } from '#platform/i18n'
import { useFailureToast } from '#ui/components'
import { blankPage, messageDetailTemplate, notyfyDetail } from '../routes'
import { type Leading, target } from '../rules/target'

interface Opening extends Leading {
  /** The message's own page; without it there is only what its owner opens. */
  readonly id: string | undefined
}

/**
 * Opens what a message leads to (domain/messages.md 3); with `replace` in place of the visible page. False if nothing
 * could be opened, because it has neither an owner nor a page of its own. Rejects if the owner's code does not load.
 */
export async function openMessage(core: Core, message: Opening, { replace = false } = {}): Promise<boolean> {
  const { registry, navigation } = core
  const open = replace ? navigation.replaceHref : navigation.openHref
  const found = target(message, registry, core.store(inbox).now())
  const owner = found.kind === 'owner' ? registry.messages.get(message.type) : undefined
  if (owner && found.kind === 'owner') {
    let isOpened = false
    /** Pages of the app only, and not the landing page again. */
    const openOurs = (address: Href) => {
      const path = address.split('?')[0] ?? ''
      if (!registry.routes.has(path) || path === blankPage.path) return
      isOpened = true
      open(address)
    }
    const { id } = owner.plugin
    const [module] = await Promise.all([loadChunk(owner.handler, id), loadTexts(id)])
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

/** Opens a message; what cannot be loaded is said in a toast, and the page stays. */
export function useOpenMessage() {
  const core = useCore()
  const failed = useFailureToast()
  return useCallback(
    (message: Opening) =>
      openMessage(core, message).catch((error: unknown) => {
        failed(error)
        return true
      }),
    [core, failed],
  )
}
