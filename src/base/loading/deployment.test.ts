import { reloadForDeployment } from './deployment'

const reload = jest.fn()
const fetched = jest.fn()
const tables = (deployment: string) => `<script type="application/json" data-deployment="${deployment}">[]</script>`
const page = (deployment: string) => ({ ok: true, text: async () => tables(deployment) })

beforeEach(() => {
  jest.resetAllMocks()
  sessionStorage.clear()
  document.head.innerHTML = tables('1')
  Object.assign(globalThis, { fetch: fetched })
})

test('reloads once if the page is of another deployment', async () => {
  fetched.mockResolvedValue(page('2'))
  await expect(reloadForDeployment(reload)).resolves.toBe(true)
  await expect(reloadForDeployment(reload)).resolves.toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['the same deployment', page('1')],
  ['a server error', { ...page('2'), ok: false }],
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

test('does nothing in development, where nothing is marked', async () => {
  document.head.innerHTML = ''
  await expect(reloadForDeployment(reload)).resolves.toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})
