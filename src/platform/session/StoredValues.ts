import { COOKIE_EXPIRY, PARTNER_MARKER, type SESSION_VALUES, TICKET_VALUE } from '#base/config'

/** Names in local storage (section 3). */
export type StoredName = (typeof SESSION_VALUES)[number] | typeof PARTNER_MARKER

/** Values that are also written as cookies; never the token (wire.md 'Launch and identity'). */
const COOKIES: readonly StoredName[] = ['loginName', PARTNER_MARKER]

interface StoredValuesOptions {
  /** Called once when storage is forbidden or full; may be set later by `notifyWith`. */
  readonly notice?: () => void
  readonly view?: Pick<Window, 'localStorage' | 'sessionStorage' | 'document' | 'location'>
}

/** The session's stored values; held in memory, with one notice, if the browser refuses storage. */
export class StoredValues {
  private readonly refused = new Map<string, string | undefined>()
  private readonly view: NonNullable<StoredValuesOptions['view']>
  private notice: (() => void) | undefined
  private reported = false

  constructor({ notice, view = window }: StoredValuesOptions = {}) {
    this.notice = notice
    this.view = view
  }

  /** Sets the notice; called at once if storage was refused before. */
  notifyWith(notice: () => void): void {
    this.notice = notice
    if (this.reported) notice()
  }

  get(name: StoredName): string | undefined {
    return this.read('localStorage', name)
  }

  /** Undefined and '' remove the value. */
  set(name: StoredName, value: string | undefined): void {
    this.write('localStorage', name, value || undefined)
    if (COOKIES.includes(name)) this.writeCookie(name, value || undefined)
  }

  /** The launch ticket for the CM host's headers, stored for the life of the tab. */
  get ticket(): string {
    return this.read('sessionStorage', TICKET_VALUE) ?? ''
  }

  set ticket(value: string) {
    this.write('sessionStorage', TICKET_VALUE, value || undefined)
  }

  private read(area: 'localStorage' | 'sessionStorage', name: string): string | undefined {
    if (this.refused.has(name)) return this.refused.get(name)
    try {
      return this.view[area].getItem(name) ?? undefined
    } catch {
      this.notify()
      return undefined
    }
  }

  private write(area: 'localStorage' | 'sessionStorage', name: string, value: string | undefined): void {
    try {
      if (value === undefined) this.view[area].removeItem(name)
      else this.view[area].setItem(name, value)
      this.refused.delete(name)
    } catch {
      this.refused.set(name, value)
      this.notify()
    }
  }

  private writeCookie(name: string, value: string | undefined): void {
    const expires = value === undefined ? new Date(0) : COOKIE_EXPIRY
    const secure = this.view.location.protocol === 'https:' ? '; Secure' : ''
    const text = `${name}=${encodeURIComponent(value ?? '')}; expires=${expires.toUTCString()}; path=/; SameSite=Lax${secure}`
    try {
      this.view.document.cookie = text
    } catch {
      // A sandboxed frame has no cookies; local storage has the same values.
      this.notify()
    }
  }

  private notify(): void {
    if (this.reported) return
    this.reported = true
    this.notice?.()
  }
}
