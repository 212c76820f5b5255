type DeviceCode = typeof import('./openOnDevice')

let present: DeviceCode | undefined

/** The code of drafts, outbox and offline lists: what a form has brought along, else a chunk that is loaded now. */
export async function deviceCode(): Promise<DeviceCode> {
  return present ?? import('./openOnDevice')
}

/** The code is on the phone already: nothing of it is loaded when it is needed. */
export function provideDeviceCode(code: DeviceCode): void {
  present = code
}
