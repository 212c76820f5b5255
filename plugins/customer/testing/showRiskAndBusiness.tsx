import type { ComponentType } from 'react'
import type { Route, Search } from '#base/routes'
import type { PluginDev } from '#harness/backend/contract'
import { type Simulation, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { showPages } from '#testing'
import BusinessInfo from '../pages/BusinessInfo'
import LinkMap, { search as linkSearch } from '../pages/LinkMap'
import OperatingInfo, { search as operatingSearch } from '../pages/OperatingInfo'
import RiskDetail from '../pages/RiskDetail'
import { riskScreens } from '../pages/RiskList'
import YearReport from '../pages/YearReport'
import plugin from '../plugin'
import * as r from '../routes'
import { RISK_KINDS } from '../rules/riskKinds'
import { riskPages, riskRoutes } from '../rules/riskRoutes'

/** Screens about legal risk and business against the simulator, at the example time (2026-11-20). */

const Company = () => <p>the company</p>

const PAGES: readonly (readonly [route: Route, screen: ComponentType, search?: Search])[] = [
  ...RISK_KINDS.map((kind) => [riskRoutes[kind], riskScreens[kind].default, riskScreens[kind].search] as const),
  ...Object.values(riskPages).map((route) => [route, RiskDetail] as const),
  [r.customerBusinessInfo, BusinessInfo],
  [r.customerOperatingInfomation, OperatingInfo, operatingSearch],
  [r.customerYearReportDetails, YearReport],
  [r.customerLinkMap, LinkMap, linkSearch],
  [r.customerDetails, Company],
]

let area: PluginDev | undefined

/** For `beforeAll`: the clock and the texts. */
export async function prepareScreens(dev: PluginDev): Promise<void> {
  area = dev
  await startScreens(plugin)
}

type More = Parameters<typeof simCore>[3]

interface Shown {
  /** A new simulator by default. */
  readonly sim?: Simulation
  readonly more?: More
}

/** Shows the page of an address to an employee. */
export async function show(who: string, address: string, { sim, more }: Shown = {}) {
  if (!area) throw new Error('prepareScreens was not called')
  const { core } = simCore(sim ?? simulate(area), plugin, who, more)
  const shown = await showPages(
    core,
    PAGES.map(([route, screen, search]) => ({ route, screen, search })),
    address,
    'customer',
  )
  const state = () => document.querySelector('[data-route]:not([hidden])')?.getAttribute('data-state')
  return { ...shown, core, state }
}
