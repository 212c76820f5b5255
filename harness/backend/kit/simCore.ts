import type { Core } from '#platform/core'
import { type Http, HttpError } from '#platform/http'
import type { Plugin } from '#platform/plugin'
import { createTestCore } from '#testing'
import { SimRefusal } from '../contract'
import { hasRight } from './needRight'
import type { Simulation } from './simulate'

/** A core whose calls are handled by an area's simulator, with the rights of an employee; for tests of its screens. */
export function simCore(sim: Simulation, plugin: Plugin, who: string, more: Partial<Core> = {}) {
  const http: Http = async (call, request) => {
    try {
      return await sim.as(who).call(call, request)
    } catch (error) {
      if (!(error instanceof SimRefusal)) throw error
      throw new HttpError('refused', error.message, { callId: call.id, code: error.code, data: error.data })
    }
  }
  const context = sim.context(who)
  const { roles } = context.employee
  const decide: Core['decide'] = ({ permission } = {}) =>
    permission === undefined || hasRight(context, permission) ? { ok: true } : { ok: false, reason: 'no right' }
  const core = createTestCore([plugin], { http, decide, ...more })
  const session = { ...core.session, loginName: who, roles: roles.map(({ roleName }) => roleName), ...more.session }
  return { sim, core: { ...core, session } }
}
