import { dialog, opens, type Screens, show, shown } from '#e2e/screen'

const GRANTS = 'permissions/grants'
const APPLICATIONS = 'permissions/applications'
const record = (id: string) => `/recordDetail?id=${id}`

/** Roles and applications for them. */
export default {
  'role-list': '/roleList',
  'role-list-empty': { path: '/roleList', persona: 'rep03', prepare: (page) => show(page, '/roleList?state=revoked') },
  'role-list-failed': { path: '/roleList', fails: GRANTS },
  'role-sheet': {
    path: '/roleList',
    prepare: async (page) => {
      await shown(page).locator('[data-record="role:GR-000001"] a').click()
      await dialog(page).getByRole('button').first().waitFor()
    },
  },
  'role-matrix': { path: '/roleDescription', tall: true },
  'role-matrix-chosen': { path: '/roleDescription?role=finance', persona: 'rep02' },
  'role-apply': { path: '/addApply', persona: 'rep04' },
  'role-apply-errors': {
    path: '/addApply',
    persona: 'rep04',
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /^(?:Send application|提交申请)$/ })
        .click()
      await shown(page).getByRole('alert').first().waitFor()
    },
  },
  'role-apply-item': { path: '/addApply?copy=AP-000002', opens: /^(?:Area manager|区域经理)/ },
  'role-apply-checked': {
    path: '/addApply?grant=GR-000001',
    tall: true,
    prepare: async (page) => {
      await opens(/^(?:Field sales|客户经理)/)(page)
      await dialog(page)
        .getByLabel(/^(?:First day|开始日期)/)
        .fill('2026-11-20')
      await dialog(page)
        .getByRole('button', { name: /^(?:One year|一年)$/ })
        .click()
      await dialog(page)
        .getByRole('button', { name: /^(?:Done|完成)$/ })
        .click()
      await shown(page)
        .getByText(/^(?:You have part|部分时间)/)
        .waitFor()
    },
  },
  'role-apply-again-gone': '/addApply?copy=AP-999999',
  'role-give-up': { path: '/deleteApply?grants=GR-000001', tall: true },
  'role-choose-organisation': '/chooseOrigin?chosen=440605',
  'role-choose-role': '/chooseRole?chosen=sales',
  'role-choose-role-failed': { path: '/chooseRole', fails: 'doctionary/dic' },
  'role-own-organisations': '/delOrigin',
  'role-own-roles': '/delRole?chosen=GR-000001',
  'role-own-roles-empty': { path: '/delRole', persona: 'rep04' },
  'record-list': { path: '/record', persona: 'rep03' },
  'record-list-mine': '/record',
  'record-list-to-approve': { path: '/record?tab=toApprove', persona: 'rep03' },
  'record-list-empty': { path: '/record?tab=rejected', persona: 'rep05' },
  'record-list-failed': { path: '/record', fails: APPLICATIONS },
  'record-detail': { path: record('AP-000001'), persona: 'rep03', tall: true },
  'record-detail-applicant': { path: record('AP-000011'), tall: true },
  'record-detail-rejected': { path: record('AP-000002'), tall: true },
  'record-reject': { path: record('AP-000001'), persona: 'rep03', opens: /^(?:Reject|驳回)$/ },
  'record-detail-failed': { path: record('AP-000001'), persona: 'rep03', fails: APPLICATIONS },
  'role-apply-again-failed': { path: '/addApply?copy=AP-000002', fails: APPLICATIONS },
  'role-give-up-failed': { path: '/deleteApply?grants=GR-000001', fails: GRANTS },
  'role-own-roles-failed': { path: '/delRole', fails: GRANTS },
  'role-own-organisations-failed': { path: '/delOrigin', fails: GRANTS },
  'role-list-loading': { path: '/roleList', loading: true },
  'role-apply-again-loading': { path: '/addApply?copy=AP-000002', loading: true },
  'role-give-up-loading': { path: '/deleteApply?grants=GR-000001', loading: true },
  'role-own-organisations-loading': { path: '/delOrigin', loading: true },
  'role-own-roles-loading': { path: '/delRole', loading: true },
  'record-list-loading': { path: '/record', loading: true },
  'record-detail-loading': { path: record('AP-000001'), persona: 'rep03', loading: true },
  'record-detail-denied': record('AP-000003'),
  'record-detail-not-found': record('AP-999999'),
} satisfies Screens
