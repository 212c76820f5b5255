import type { ComponentType } from 'react'
import { completeSearch, type Route } from '#base/routes'
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

const PAGES: readonly (readonly [Route, ComponentType])[] = [
  ...RISK_KINDS.map((kind) => [riskRoutes[kind], riskScreens[kind].default] as const),
  ...Object.values(riskPages).map((route) => [route, RiskDetail] as const),
  [r.customerBusinessInfo, BusinessInfo],
  [r.customerOperatingInfomation, OperatingInfo],
  [r.customerYearReportDetails, YearReport],
  [r.customerLinkMap, LinkMap],
  [r.customerDetails, Company],
]

let area: PluginDev | undefined

/** For `beforeAll`: the clock, the texts, and what navigation does once a screen's module is loaded. */
export async function prepareScreens(dev: PluginDev): Promise<void> {
  area = dev
  await startScreens(plugin)
  for (const kind of RISK_KINDS) completeSearch(riskRoutes[kind], riskScreens[kind].search)
  completeSearch(r.customerOperatingInfomation, operatingSearch)
  completeSearch(r.customerLinkMap, linkSearch)
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
    PAGES.map(([route, screen]) => ({ route, screen })),
    address,
    'customer',
  )
  const state = () => document.querySelector('[data-route]:not([hidden])')?.getAttribute('data-state')
  return { ...shown, core, state }
}
