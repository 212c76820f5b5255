import type { PhaseCode, ProjectKind } from '../../rules/vocabulary'

/** What seeded projects are made of (domain/schedule.md 6). Days are those of the example time. */

export const PHASE_NAMES: Readonly<Record<PhaseCode, readonly [string, string]>> = {
  survey: ['现场勘察', 'Site survey'],
  design: ['施工图设计', 'Construction drawings'],
  permit: ['备案批复', 'Permit'],
  procure: ['设备到货', 'Equipment on site'],
  build: ['主体完工', 'Construction finished'],
  accept: ['竣工验收', 'Acceptance'],
}
export const SUBJECTS: Readonly<Record<ProjectKind, readonly [string, string, string]>> = {
  pv: ['屋顶光伏', 'rooftop PV', 'kWp'],
  storage: ['储能电站', 'storage', 'kWh'],
  boiler: ['燃气锅炉', 'gas boiler', 't/h'],
  gas: ['天然气接入', 'gas supply', 'm³/h'],
  station: ['能源站', 'energy station', 'kW'],
}

/** People who manage projects. */
export const MANAGERS: Readonly<Record<string, string>> = { 4406: 'emp07', 3302: 'emp27', 4420: 'emp28' }

export const PJ1 = [
  ['2026-08-03', '2026-08-14', 100],
  ['2026-08-17', '2026-09-11', 100],
  ['2026-08-31', '2026-09-25', 100],
  ['2026-09-14', '2026-10-23', 90],
  ['2026-10-19', '2026-12-18', 30],
  ['2026-12-21', '2027-01-08', 0],
] as const
export const PJ2 = [
  ['2026-07-20', '2026-07-31', 100],
  ['2026-08-03', '2026-08-21', 100],
  ['2026-08-10', '2026-08-28', 100],
  ['2026-08-24', '2026-09-18', 100],
  ['2026-08-31', '2026-12-25', 53],
  ['2026-12-28', '2027-01-15', 0],
] as const

export const OURS = { custId: 'C-000021', manager: 'emp07', orgCode: '440605', kind: 'pv', state: 'running' } as const

/** Working days that phases take: survey, design, permit, procure, build, accept. */
export const LENGTHS = [8, 18, 15, 25, 40, 12] as const

/** Working days that projects are late; the median is 3. */
export const DELAYS = [-5, -3, -2, -1, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 4, 5, 5, 6, 8, 9, 12, 18, 27, 40] as const

/** Customers of the projects that the page names. */
export const CUSTOMERS: Readonly<Record<number, string>> = { 3: 'C-000002', 5: 'C-000001', 6: 'C-000021' }

/** Phases whose milestones come before that of a phase. */
export const BEFORE: Readonly<Record<PhaseCode, readonly PhaseCode[]>> = {
  survey: [],
  design: ['survey'],
  permit: ['design'],
  procure: ['design'],
  build: ['permit', 'procure'],
  accept: ['build'],
}

export const TASKS = [
  ['屋面荷载复核', 'Roof load check', 'survey'],
  ['电气一次图', 'Single-line diagram', 'design'],
  ['电网接入批复', 'Grid connection permit', 'permit'],
  ['逆变器到货', 'Inverter delivery', 'procure'],
  ['支架安装', 'Frame installation', 'build'],
  ['组件安装', 'Module installation', 'build'],
  ['并网试验', 'Grid test', 'accept'],
] as const

export const RISKS = [
  ['雨季影响屋面施工', 4, 3, '调整工序，雨天做室内电气'],
  ['组件到货延迟', 3, 4, '备选供应商比价'],
] as const

/** What a site builds, with the plan at the example time, and what PJ-2 has done. */
export const QUANTITIES = [
  ['foundation', '基础', 'Foundations', 'm³', 640, 20, 640, 640],
  ['frame', '支架', 'Frames', 't', 12.8, 30, 12.8, 8.96],
  ['modules', '组件', 'Modules', 'pcs', 5200, 40, 3120, 1560],
  ['cable', '电缆', 'Cables', 'km', 18, 10, 6, 0],
] as const

export const REPORTS = 60
/** A typhoon stopped the site for a week; three days have no report. Reports back from yesterday. */
export const TYPHOON = { from: 20, to: 25 }
export const MISSING: ReadonlySet<number> = new Set([4, 9, 17])
