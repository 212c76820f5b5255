import { HOST_METHODS } from '#platform/host'
import { buildRequest } from './buildRequest'
import { PARAMETERS } from './methods'

test.each(HOST_METHODS)('%s: the initial values make a valid request', (method) => {
  expect(() => buildRequest(PARAMETERS[method], {}, { path: '/a.jpg', audioId: 'audio-1' })).not.toThrow()
})

test('numbers are sent as numbers, and empty fields are left out', () => {
  expect(buildRequest(PARAMETERS.pickPhoto, { maxCount: '5' }, {})).toEqual({ maxCount: 5 })
  expect(buildRequest(PARAMETERS.pickPhoto, { maxCount: ' ' }, {})).toEqual({})
  expect(buildRequest(PARAMETERS.openWebView, { showWebViewToolbar: '0' }, {})).toMatchObject({ showWebViewToolbar: 0 })
})

test('an upload without a path takes the file picked last, also in a list', () => {
  const file = new Blob(['x'])
  expect(buildRequest(PARAMETERS.upload, {}, { path: file })).toMatchObject({ path: file, fileKey: 'file' })
  expect(buildRequest(PARAMETERS.multiUpload, {}, { path: file })).toMatchObject({ files: [{ path: file }] })
  expect(buildRequest(PARAMETERS.upload, { path: '/b.jpg' }, { path: file })).toMatchObject({ path: '/b.jpg' })
})

test('invalid JSON throws', () => {
  expect(() => buildRequest(PARAMETERS.sendChannelMessage, { payload: '{' }, {})).toThrow(SyntaxError)
})
