import * as v from 'valibot'
import { HOST_TEXTS, hostFailure, noMethod } from '../HostResult'
import type { WebWay } from './WebWay'

/** The Contact Picker API of Chrome on Android, which TypeScript's DOM types lack. */
interface ContactPicker {
  select(properties: readonly string[], options: { readonly multiple: boolean }): Promise<unknown>
}

const Picked = v.array(
  v.object({ name: v.optional(v.array(v.string()), []), tel: v.optional(v.array(v.string()), []) }),
)

export const pickContact: WebWay<'pickContact'> = async (_request, _options, { view }) => {
  const { contacts } = view.navigator as { readonly contacts?: ContactPicker }
  if (!contacts) return noMethod()
  try {
    const [contact] = v.parse(Picked, await contacts.select(['name', 'tel'], { multiple: false }))
    if (!contact) return hostFailure('cancelled', HOST_TEXTS.cancelled)
    const { name: [name = ''] = [], tel } = contact
    // As a scanned card has them: a field has one text for all.
    const phone = tel.join('/')
    if (!name && !phone) return hostFailure('malformed', HOST_TEXTS.fail)
    return { ok: true, data: { name, phone } }
  } catch (native) {
    return hostFailure('host', HOST_TEXTS.fail, { native })
  }
}
