import { provideDeviceCode } from './deviceCode'
import * as code from './openOnDevice'

/**
 * Bundles the code of drafts and outbox into the chunk of the caller. Forms call it, so that a form on screen can store
 * its draft and its submit even if the network fails right after the form was opened.
 */
export function bringDeviceCode(): void {
  provideDeviceCode(code)
}
