import type { HostData, HostMethod } from '../calls'
import { HOST_TEXTS, type HostResult, hostFailure, noMethod } from '../HostResult'
import type { CallSettlement } from './CallSettlement'
import type { Way } from './hosts'
import { readFailure } from './response'
import { read, thrown } from './results'
import type { MethodRule } from './rules'
import type { createSdk } from './sdk'

type SdkWay = Extract<Way, { way: 'sdk' }>

/** Calls through the messaging app's SDK. Each has its own closures, so responses cannot be mixed up. */
export function createSdkCalls(find: ReturnType<typeof createSdk>) {
  return <M extends HostMethod>(
    rule: MethodRule<M>,
    { plugin, action }: SdkWay,
    params: object,
    ending: CallSettlement<HostData<M>>,
  ): Promise<HostResult<HostData<M>>> => {
    ending.begin()
    const run = async () => {
      const found = await find(plugin, action)
      if (ending.isOver) return
      if (!found.found)
        return ending.answer(found.why === 'no-sdk' ? hostFailure('host', HOST_TEXTS.noSdk) : noMethod())
      found.run(
        params,
        (raw) => ending.answer(read(rule, raw)),
        (raw) => ending.answer(readFailure(raw)),
      )
    }
    run().catch((native: unknown) => ending.answer(thrown(native)))
    return ending.result
  }
}
