import type { Page } from '@playwright/test'
import type { Screens } from '#e2e/screen'

/** Waits for the user's name, which is loaded after the first screen. */
const named = (page: Page) =>
  page
    .getByText(/李伟|Li Wei/)
    .first()
    .waitFor()

/** Workbench, signing in, search, profile. */
export default {
  workbench: { path: '/', tall: true, prepare: named },
  'workbench-nothing-due': { path: '/', persona: 'rep05', tall: true },
  'workbench-manager': { path: '/', persona: 'rep02', tall: true },
  'workbench-first-role': { path: '/', persona: 'rep04' },
  'day-late': { path: '/x/core/due?due=late', tall: true },
  'day-way': { path: '/x/core/route?order=way', tall: true },
  login: { path: '/login', persona: 'nobody', tall: true },
  'login-errors': {
    path: '/login',
    persona: 'nobody',
    tall: true,
    prepare: (page) => page.getByRole('button', { name: /^(?:Sign in|登录)$/ }).click(),
  },
  'login-language': { path: '/login', persona: 'nobody', opens: /English|中文/ },
  policy: { path: '/policy', persona: 'nobody', tall: true },
  'policy-agreement': { path: '/policy?pageType=user', persona: 'nobody' },
  search: '/x/core/search',
  'search-results': '/x/core/search?text=Ceramics',
  'search-nothing': '/x/core/search?text=xyzxyz',
  profile: { path: '/x/core/profile', tall: true, prepare: named },
  'sign-out': { path: '/x/core/profile', opens: /^(?:Sign out|退出登录)$/ },
  'outbox-empty': '/x/core/outbox',
  'not-found': '/nowhere',
} satisfies Screens
