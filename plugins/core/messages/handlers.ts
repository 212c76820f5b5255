import { isAllowedAddress } from '#base/config'
import { type Core, registeredHref } from '#platform/core'
import { text } from '#platform/i18n'
import { workbenchStore } from '../stores/WorkbenchStore'

/** Handlers of the host's events and of the to-do app's messages (wire.md). */

/**
 * Reloads roles, badges and due items, on the host's event or after a to-do was completed. Roles first: a role that was
 * just approved is in force from now on (domain/permissions.md 'States').
 */
export async function onRefreshWorkbench(core: Core): Promise<void> {
  await core.session.loadDetails()
  await core.store(workbenchStore).load()
}

/** Opens an external address if its origin is allowed by the build (wire.md). */
export async function onOpenThirdParty(core: Core, { url }: { readonly url: string }): Promise<void> {
  if (!isAllowedAddress(url)) {
    core.feedback.toast(text('state.deniedTitle'))
    return
  }
  const opened = await core.host.openWebView({ url })
  if (!opened.ok) core.feedback.toast(opened.error.text)
}

/** Opens the description of a role; `route` is its name (wire.md). */
export function onGotoDetailPermission(core: Core, { route }: { readonly route: string }): void {
  openRegistered(core, `/roleDescription?role=${encodeURIComponent(route)}`)
}

interface Contact {
  readonly name: string
  readonly phone: string
}

/** `addContact` without a pending call: opens the form for a new contact, filled in (wire.md). */
export function onAddContact(core: Core, { name, phone }: Contact): void {
  openRegistered(core, `/public/contactAdd?name=${encodeURIComponent(name)}&phone=${encodeURIComponent(phone)}`)
}

/** The to-do app opens a page of this app, in the visible tab only. */
export function onTodoOpen(core: Core, { route }: { readonly route: string }): void {
  if (document.visibilityState === 'visible') openRegistered(core, route)
}

/** The to-do app closes the page that it opened: navigates back, in the visible tab only. */
export function onTodoClose({ navigation }: Core): void {
  if (document.visibilityState === 'visible') navigation.back()
}

/** A page with a frame handles this message itself; on other pages there is nothing to resize. */
export function onTodoResize(): void {}

/** Opens an address from outside (`/path?name=value`); shows a toast if the app has no such page. */
function openRegistered(core: Core, address: string): void {
  const to = registeredHref(core.registry, address.replace(/^#/, ''))
  if (to === undefined) {
    core.feedback.toast(text('state.notFoundTitle'))
    return
  }
  // A page that is in memory shows the record as it is now.
  core.invalidateAll()
  core.navigation.openHref(to)
}
