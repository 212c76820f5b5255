import * as v from 'valibot'
import { RECORDING_PERMISSION, RECORDING_PERMISSION_ERRORS } from '#base/config'
import type { HostMethod } from '../calls'
import type { HostError, HostResult } from '../HostResult'
import type { Engine } from './createEngine'

interface AfterDeps {
  readonly notify: (text: string) => void
  /** A text of the host layer, loaded on first use. */
  readonly text: (key: string) => Promise<string>
  readonly call: Engine['call']
}

/** Failures without a message: the user or the app cancelled the call. */
const QUIET: readonly HostError['kind'][] = ['cancelled', 'interrupted', 'no-file']

const NativeCode = v.object({ errorCode: v.pipe(v.union([v.number(), v.string()]), v.toNumber()) })

/** Reactions of the host layer to a failure (section 8; wire.md 'Clients': contact, camera, recording permission). */
const measures: { readonly [M in HostMethod]?: (error: HostError, deps: AfterDeps) => void } = {
  pickContact: async (_error, { notify, text }) => notify(await text('call.contactFailed')),
  takePhoto({ native, text: words }, { notify }) {
    if (native !== undefined) notify(words)
  },
  startRecording({ native }, { call }) {
    const code = v.safeParse(NativeCode, native)
    if (code.success && RECORDING_PERMISSION_ERRORS.includes(code.output.errorCode))
      void call('requestPermission', { permission: RECORDING_PERMISSION })
  },
}

/** Runs the reaction to a failure and returns the result unchanged. */
export function afterCall<T>(method: HostMethod, result: HostResult<T>, deps: AfterDeps): HostResult<T> {
  if (!result.ok && !QUIET.includes(result.error.kind)) measures[method]?.(result.error, deps)
  return result
}
