import en from '../web/host.en.json'
import zh from '../web/host.zh-CN.json'
import { afterCall } from './afterCall'

const deps = (texts: { readonly call: { readonly contactFailed: string } }) => ({
  notify: jest.fn(),
  text: async (key: string) => (key === 'call.contactFailed' ? texts.call.contactFailed : key),
  call: jest.fn(),
})

test.each([
  ['English', en, 'no contact info found, please enter manually'],
  ['Chinese', zh, '未获取到联系人信息，请手动输入'],
])('who has denied the phone’s contacts for ever is told to type, in %s', async (_, texts, said) => {
  const using = deps(texts)
  const error = { kind: 'denied', text: 'off', canAskAgain: false } as const
  const result = { ok: false, code: -1, error } as const
  expect(afterCall('pickContact', result, using)).toBe(result)
  await Promise.resolve()
  expect(using.notify.mock.calls).toEqual([[said]])
  expect(using.call).not.toHaveBeenCalled()
})

test('who turns back from the phone’s contacts is told nothing', async () => {
  const using = deps(en)
  afterCall('pickContact', { ok: false, code: -1, error: { kind: 'cancelled', text: '' } }, using)
  await Promise.resolve()
  expect(using.notify).not.toHaveBeenCalled()
})
