import type { Page } from '@playwright/test'
import { dialog, type Screens, Sim, shown } from '#e2e/screen'

const VISITS = 'api/visits'
const visit = (id: string) => `/visitView?id=V-0000${id}`
const edit = (id: string, step: string) => `/visitEdit?id=V-0000${id}&step=${step}`

/** Saves minutes that somebody else has written meanwhile: both versions are shown. */
async function meetOtherMinutes(page: Page): Promise<void> {
  await shown(page).getByRole('textbox').first().fill('They sign the letter of intent next week.')
  const sim = new Sim(page.request)
  const { list } = await sim.records('visit', { id: 'V-000005' })
  const at = '2026-11-20T09:30:00+08:00'
  const minutes = { version: 1, text: '客户希望月底前再谈一次价格。', audio: [], at, by: 'rep01' }
  await sim.put('visit', 'V-000005', { ...list[0], minutes })
  await shown(page)
    .getByRole('button', { name: /^(?:Save the minutes|保存纪要)$/ })
    .click()
  await shown(page).getByRole('alert').waitFor()
}

/** Visits and needs. */
export default {
  'visit-list': '/visitList',
  'visit-list-day': '/visitList?start=2026-11-20&end=2026-11-20',
  'visit-list-team': { path: '/visitList?tab=team', persona: 'rep02' },
  'visit-list-todo': '/visitList?tab=todo',
  'visit-list-empty': '/visitList?start=2027-08-01&end=2027-08-01',
  'visit-list-failed': { path: '/visitList', fails: `${VISITS}/list` },
  'visit-list-loading': { path: '/visitList', loading: true },
  'visit-planned': { path: visit('01'), tall: true },
  'visit-ongoing': { path: visit('04'), tall: true },
  'visit-to-write': { path: visit('05'), tall: true },
  'visit-done': { path: visit('08'), tall: true },
  'visit-missed': visit('06'),
  'visit-cancelled': visit('07'),
  'visit-no-point': visit('09'),
  'visit-ten-people': { path: visit('10'), tall: true },
  'visit-long-minutes': visit('13'),
  'visit-invited': visit('14'),
  'visit-cancel': {
    path: visit('01'),
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /^(?:More actions|更多操作)$/ })
        .click()
      await dialog(page).getByRole('button').first().click()
      await dialog(page).getByRole('textbox').waitFor()
    },
  },
  'visit-denied': visit('12'),
  'visit-not-found': '/visitView?id=V-999999',
  'visit-loading': { path: visit('01'), loading: true },
  'visit-failed': { path: visit('01'), fails: `${VISITS}/V-000001` },
  'visit-plan': { path: '/visitEdit?custId=C-000001&step=plan', tall: true },
  'visit-plan-empty': '/visitEdit',
  'visit-plan-overlap': {
    path: edit('01', 'plan'),
    tall: true,
    prepare: async (page) => {
      await shown(page).getByRole('status').getByText(/\d/).first().waitFor()
    },
  },
  'visit-arrive': { path: edit('02', 'arrive'), tall: true },
  'visit-arrive-unplanned': { path: '/visitEdit?custId=C-000005&step=arrive', tall: true },
  'visit-leave': edit('04', 'arrive'),
  'visit-minutes': { path: edit('05', 'minutes'), tall: true },
  'visit-minutes-need': { path: edit('05', 'minutes'), opens: /^(?:Add Needs|添加 需求)$/ },
  'visit-minutes-conflict': { path: edit('05', 'minutes'), prepare: meetOtherMinutes },
  'visit-minutes-denied': edit('07', 'minutes'),
  'visit-history': '/visithistory?id=C-000001',
  'visit-history-empty': '/visithistory?id=L-000006',
  'visit-history-loading': { path: '/visithistory?id=C-000001', loading: true },
  'visit-history-failed': { path: '/visithistory?id=C-000001', fails: `${VISITS}/history` },
  'visit-contacts': '/contactList?custId=C-000001&chosen=P-000002',
  'visit-contacts-loading': { path: '/contactList?custId=C-000001', loading: true },
  'visit-contacts-failed': { path: '/contactList?custId=C-000001', fails: 'public/contacts' },
  'visit-participants': '/participantsList?chosen=emp10',
  'visit-participants-loading': { path: '/participantsList', loading: true },
  'visit-participants-failed': { path: '/participantsList', fails: 'orgListByloginUser1' },
  'visit-reviews': { path: '/x/visits/checkIns', persona: 'rep02' },
  'visit-reviews-reviewed': { path: '/x/visits/checkIns?tab=reviewed', persona: 'rep02' },
  'visit-reviews-failed': { path: '/x/visits/checkIns', persona: 'rep02', fails: 'visits/checkIns' },
  'visit-reviews-denied': '/x/visits/checkIns',
  'need-open': { path: '/visitNeedDetail?id=N-000001', tall: true },
  'need-done': { path: '/visitNeedDetail?id=N-000002', tall: true },
  'need-dropped': { path: '/visitNeedDetail?id=N-000003', tall: true },
  'need-close': { path: '/visitNeedDetail?id=N-000001', opens: /^(?:Mark as done|办结)$/ },
  'need-not-found': '/visitNeedDetail?id=N-999999',
  'need-loading': { path: '/visitNeedDetail?id=N-000001', loading: true },
  'need-failed': { path: '/visitNeedDetail?id=N-000001', fails: `${VISITS}/needs` },
} satisfies Screens
