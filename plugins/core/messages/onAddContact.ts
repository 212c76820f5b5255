import type { Core } from '#platform/core'
import { openRegistered } from './openRegistered'

interface Contact {
  readonly name: string
  readonly phone: string
}

/** `addContact` without a pending call: opens the form for a new contact, filled in (wire.md). */
export default function onAddContact(core: Core, { name, phone }: Contact): void {
  openRegistered(core, `/public/contactAdd?name=${encodeURIComponent(name)}&phone=${encodeURIComponent(phone)}`)
}
