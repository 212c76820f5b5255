import { reloadForDeployment } from './deployment'

const reload = jest.fn()
const fetched = jest.fn()
const page = (entry: string) => ({ ok: true, text: async () => `<script defer src="${entry}" data-entry></script>` })

beforeEach(() => {
  jest.resetAllMocks()
  sessionStorage.clear()
  document.head.innerHTML = '<script src="assets/main.1.js" data-entry type="text/plain"></script>'
  Object.assign(globalThis, { fetch: fetched })
})

test('reloads once if the page names another entry script', async () => {
  fetched.mockResolvedValue(page('assets/main.2.js'))
  await expect(reloadForDeployment(reload)).resolves.toBe(true)
  await expect(reloadForDeployment(reload)).resolves.toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['the same deployment', page('assets/main.1.js')],
  ['a server error', { ...page('assets/main.2.js'), ok: false }],
  ['a page that is not ours', { ok: true, text: async () => '<h1>Sign in to the guest network</h1>' }],
])('does not reload for %s', async (_, answer) => {
  fetched.mockResolvedValue(answer)
  await expect(reloadForDeployment(reload)).resolves.toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('does not reload without network', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(reloadForDeployment(reload)).resolves.toBe(false)
})

test('does nothing in development, where no script is marked', async () => {
  document.head.innerHTML = ''
  await expect(reloadForDeployment(reload)).resolves.toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})
