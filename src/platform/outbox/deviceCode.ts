type DeviceCode = typeof import('./openOnDevice')

let present: DeviceCode | undefined

/** The code of drafts, outbox and offline lists: provided by a loaded form, else loaded as a chunk. */
export async function deviceCode(): Promise<DeviceCode> {
  return present ?? import('./openOnDevice')
}

/** Sets the code, so that no chunk has to be loaded for it. */
export function provideDeviceCode(code: DeviceCode): void {
  present = code
}
