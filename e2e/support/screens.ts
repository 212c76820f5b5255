import type { Page } from '@playwright/test'

/** A screen as `npm run shots` pictures it, and as axe reads it. */
export interface ScreenToShoot {
  readonly name: string
  /** Path and search parameters behind the `#`. */
  readonly path: string
  /** Who is signed in; left out: nobody. */
  readonly persona?: string
  /** What to do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** Every working screen; a new one is added here. */
export const screens: readonly ScreenToShoot[] = [
  { name: 'workbench', path: '/', persona: 'rep01' },
  { name: 'login', path: '/login' },
  { name: 'policy', path: '/policy' },
  { name: 'lead-list-mine', path: '/clueList', persona: 'rep01' },
  { name: 'lead-list-pool', path: '/clueList?tab=pool', persona: 'rep01' },
  { name: 'lead-list-organisation', path: '/clueList?tab=org', persona: 'rep02' },
  { name: 'lead-filter', path: '/clueScreen', persona: 'rep01' },
  { name: 'lead-filter-industry', path: '/clueScreenIndustry', persona: 'rep01' },
  { name: 'lead-detail', path: '/clueDetail?id=L-000001', persona: 'rep01' },
  { name: 'lead-detail-pool', path: '/clueDetail?id=L-000008', persona: 'rep01' },
  { name: 'lead-detail-long-name', path: '/clueDetail?id=L-000011', persona: 'rep02' },
  { name: 'lead-follow-up', path: '/x/leads/followUp?id=L-000001', persona: 'rep01' },
  { name: 'no-permission', path: '/clueList', persona: 'rep04' },
  { name: 'construction', path: '/clueMap', persona: 'rep01' },
  { name: 'not-found', path: '/nowhere', persona: 'rep01' },
]
