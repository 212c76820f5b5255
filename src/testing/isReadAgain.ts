import type { Core } from '#platform/core'

/** Whether a resource has been read again by the time `send` ends; no answer comes before `send` has returned. */
export function isReadAgain(core: Core, resource: { readonly value: unknown }, send: () => unknown): Promise<boolean> {
  const before = resource.value
  const { http } = core
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  jest.spyOn(core, 'http').mockImplementation(async (call, ...rest) => {
    await held
    return http(call, ...rest)
  })
  const settled = Promise.resolve(send()).then(() => resource.value !== before)
  release()
  return settled
}
