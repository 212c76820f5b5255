import { definePlugin } from '#src/plugin'
import { login, policy, profile, search, workbench } from './routes'

/** The core's own screens: sign-in, policy, workbench, global search, profile. */
export default definePlugin({
  id: 'core',
  owner: 'team-core',
  routes: [
    { route: workbench, screen: () => import('./pages/Workbench'), title: 'workbench.title', source: 'workbench' },
    { route: login, screen: () => import('./pages/Login'), title: 'login.title', source: 'login', keepAlive: true, open: true },
    { route: policy, screen: () => import('./pages/Policy'), title: 'policy.title', source: 'policy', open: true },
    { route: search, screen: () => import('./pages/GlobalSearch'), title: 'search.title', source: 'global_search' },
    { route: profile, screen: () => import('./pages/Profile'), title: 'profile.title', source: 'profile' },
  ],
  locales: { en: () => import('./locales/en.json'), 'zh-CN': () => import('./locales/zh-CN.json') },
})
