import * as r from '../routes'
import type { RiskKind } from '../rules/riskKinds'

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
} as const satisfies Readonly<Record<RiskKind, unknown>>
