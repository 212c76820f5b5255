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

test('a page that names another entry script is loaded, once', async () => {
  fetched.mockResolvedValue(page('assets/main.2.js'))
  await expect(reloadForDeployment(reload)).resolves.toBe(true)
  await expect(reloadForDeployment(reload)).resolves.toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['the same deployment', page('assets/main.1.js')],
  ['a server error', { ...page('assets/main.2.js'), ok: false }],
  ['a page that is not ours', { ok: true, text: async () => '<h1>Sign in to the guest network</h1>' }],
])('%s is no reason to reload', async (_, answer) => {
  fetched.mockResolvedValue(answer)
  await expect(reloadForDeployment(reload)).resolves.toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('without network the screen stays', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(reloadForDeployment(reload)).resolves.toBe(false)
})

test('in development, where no script is marked, nothing is asked', async () => {
  document.head.innerHTML = ''
  await expect(reloadForDeployment(reload)).resolves.toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})
