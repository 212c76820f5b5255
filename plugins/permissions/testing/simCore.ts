import { SimRefusal } from '#harness/backend/contract'
import type { Simulation } from '#harness/backend/kit/testing'
import type { Core } from '#src/core'
import { type Http, HttpError } from '#src/http'
import { createTestCore } from '#src/testing'
import plugin from '../plugin'

/** A core whose calls are answered by the simulator, for an employee with or without the right to approve. */
export function simCore(sim: Simulation, who: string, more: Partial<Core> = {}) {
  const http: Http = async (call, request) => {
    try {
      return await sim.as(who).call(call, request)
    } catch (error) {
      if (!(error instanceof SimRefusal)) throw error
      throw new HttpError('refused', error.message, { callId: call.id, code: error.code, data: error.data })
    }
  }
  const { roles } = sim.context(who).employee
  const isApprover = roles.some(({ roleName }) => roleName === 'approver')
  const decide: Core['decide'] = () => (isApprover ? { ok: true } : { ok: false, reason: 'no right' })
  const core = createTestCore([plugin], { http, decide, ...more })
  const session = { ...core.session, loginName: who, roles: roles.map(({ roleName }) => roleName), ...more.session }
  return { sim, core: { ...core, session } }
}
