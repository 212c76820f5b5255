import { opens, type Screens, shown } from '#e2e/screen'

const LIST = 'messages/list'

/** Messages and where they lead. */
export default {
  'message-center': '/messageCenter',
  'message-center-loading': { path: '/messageCenter', loading: true },
  'message-center-failed': { path: '/messageCenter', fails: 'messages/categories' },
  'message-list': '/messageCate',
  'message-list-empty': { path: '/messageCate?tab=visit', persona: 'rep04' },
  'message-list-failed': { path: '/messageCate?tab=risk', fails: LIST },
  'message-list-loading': { path: '/messageCate?tab=lead', loading: true },
  'message-menu': { path: '/messageCate?tab=risk', prepare: opens(/^(?:More actions|更多操作)/) },
  'message-notice': '/notyfyDetail?id=MS-000005',
  'message-gone': '/notyfyDetail?id=MS-000003',
  'message-unknown': '/notyfyDetail?id=MS-000004',
  'message-template': { path: '/messageDetailTemplate?id=MS-000001', tall: true },
  'message-template-long': { path: '/messageDetailTemplate?id=MS-000002', tall: true },
  'message-template-newer': '/messageDetailTemplate?id=MS-000004',
  'message-template-done': {
    path: '/messageDetailTemplate?id=MS-000008',
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /^(?:I come|参加)$/ })
        .click()
      await shown(page)
        .getByText(/did this just now|刚刚已处理/)
        .waitFor()
    },
  },
  'message-incomplete': '/blankPage',
} satisfies Screens
