import { allowConsole } from '../../../spec/jest.setup'
import { createDeviceStorage, provideDeviceCode } from './deviceStorage'

jest.mock('./deviceCode', () => {
  throw new Error('Loading chunk deviceCode failed')
})

const noNetwork = () => Promise.reject(new Error('no network in this test'))
const open = () =>
  createDeviceStorage({ notice: () => undefined, http: noNetwork, uploadFile: noNetwork }).of('rep01', new Map())

/** The part of the stored data that a test uses. */
const provide = (stored: object) =>
  provideDeviceCode({ openStored: () => stored } as unknown as Parameters<typeof provideDeviceCode>[0])

test('code provided by a form is not loaded as a chunk', async () => {
  const { drafts } = open()
  await expect(drafts.list()).rejects.toThrow('Loading chunk')
  provide({ drafts: { list: async () => [{ form: 'f', record: 'r', savedAt: 1 }] } })
  expect(await drafts.list()).toHaveLength(1)
})

test('a list that finishes loading after sign-out is not stored', async () => {
  const remembered: string[] = []
  provide({ lists: { remember: async (list: string) => void remembered.push(list) } })
  const { offlineLists, dispose } = open()
  await offlineLists.remember('/clueList', 'page')
  dispose()
  await offlineLists.remember('/clueDetail', 'page')
  expect(remembered).toEqual(['/clueList'])
})

test('a list that the device cannot store is only missing later', async () => {
  allowConsole(/list could not be kept/)
  provide({ lists: { remember: () => Promise.reject(new Error('full')) } })
  await expect(open().offlineLists.remember('/clueList', 'page')).resolves.toBeUndefined()
})
