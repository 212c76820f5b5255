import { provideDeviceCode } from './deviceCode'
import * as code from './openOnDevice'

/**
 * Called by what a person enters something into: the code that keeps drafts and submits comes in the same chunk, so that a
 * page whose network goes right after it was opened still keeps everything.
 */
export function bringDeviceCode(): void {
  provideDeviceCode(code)
}
