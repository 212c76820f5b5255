import type { Route } from '#base/routes'
import * as r from '../routes'
import type { RiskKind } from './riskKinds'

/** The list of each kind of legal risk. */
export const riskRoutes = {
  pjws: r.customerPjws,
  bzxr: r.customerBzxr,
  laxx: r.customerLaxx,
  fygg: r.customerFygg,
  ktgg: r.customerKtgg,
  sxxx: r.customerSxxx,
  xzgxf: r.customerXzgxf,
  zbaj: r.customerZbaj,
  gqdj: r.customerGqdj,
} as const satisfies Readonly<Record<RiskKind, Route>>

/** The page of a record, for the kinds that have one; the others open in a sheet. */
export const riskPages: Readonly<Partial<Record<RiskKind, Route>>> = {
  laxx: r.customerLaxxDetails,
  xzgxf: r.customerXzgxfDetails,
  zbaj: r.customerZbajDetails,
  gqdj: r.customerGqdjDetails,
}
