import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Core, CoreContext } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { type Call, HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { createFakeHost } from '#testing'
import { hostFailure } from '../../platform/host/HostResult'
import { type Column, useExport } from '.'

beforeAll(() => startTexts())

const columns: readonly Column<string>[] = [{ key: 'name', label: 'Name', text: (name) => name }]
const CSV = '\uFEFFName\r\n广达\r\n'
const uploaded = { fileName: 'Leads.csv', size: 20, suffix: 'csv', fileUrl: '/file/group1/leads.csv' }

/** Exports one row; what came of it. */
async function exportFrom(overrides: Parameters<typeof createFakeHost>[0], answer: () => unknown = () => uploaded) {
  const host = createFakeHost(overrides)
  const feedback = new Feedback()
  const sent: { readonly path: string; readonly file: File }[] = []
  const http = async (call: Call<unknown, unknown>, request: unknown) => {
    sent.push({ path: call.declaration.path, file: (request as { file: File }).file })
    return answer()
  }
  const core = { host, feedback, http } as unknown as Core
  const wrapper = ({ children }: { children: ReactNode }) => <CoreContext value={core}>{children}</CoreContext>
  const { result } = renderHook(useExport, { wrapper })
  await act(() => result.current('Leads', columns, ['广达']))
  return { host, sent, toasts: feedback.toasts.map(({ text }) => text), loading: feedback.loadingCount }
}

describe('in a browser', () => {
  const links: { readonly name: string; readonly address: string }[] = []
  const blobs: Blob[] = []
  beforeEach(() => {
    links.length = 0
    blobs.length = 0
    jest.useFakeTimers()
    URL.createObjectURL = (blob: Blob) => `blob:test/${blobs.push(blob)}`
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push({ name: this.download, address: this.href })
    })
  })
  afterEach(() => jest.useRealTimers())

  it('the file is downloaded, and nothing is sent', async () => {
    const { sent, host, toasts } = await exportFrom({ kind: 'browser', native: false })
    expect(links).toEqual([{ name: 'Leads.csv', address: 'blob:test/1' }])
    const [file] = blobs
    if (!file) throw new Error('nothing was made')
    // Not `text()`, which drops the mark.
    expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(CSV)
    expect([sent, host.calls]).toEqual([[], []])
    expect(toasts).toEqual(['Leads.csv is in your downloads.'])
  })
})

describe('in a native host', () => {
  it('the file is uploaded as a document and opened in the preview', async () => {
    const { sent, host, toasts, loading } = await exportFrom({ kind: 'partner' })
    expect(sent.map(({ path, file }) => [path, file.name, file.type])).toEqual([
      ['/upload-file?path=hd', 'Leads.csv', 'text/csv'],
    ])
    expect(await sent[0]?.file.text()).toBe(CSV.slice(1))
    expect(host.calls).toEqual([{ method: 'previewFile', request: { url: uploaded.fileUrl, name: 'Leads.csv' } }])
    expect([toasts, loading]).toEqual([[], 0])
  })

  it('without network it says so, and opens nothing', async () => {
    const { host, toasts, loading } = await exportFrom({}, () => {
      throw new HttpError('network', 'Network Error', { callId: 'upload' })
    })
    expect([host.calls, loading]).toEqual([[], 0])
    expect(toasts).toEqual(['No network connection. Check it and try again.'])
  })

  it('a preview that does not open is told; one that the person closed is not', async () => {
    const broken = await exportFrom({ previewFile: async () => hostFailure('no-method', 'method does not exist') })
    expect(broken.toasts).toEqual(['Leads.csv is uploaded, but this app could not open it: method does not exist'])
    const closed = await exportFrom({ previewFile: async () => hostFailure('cancelled', 'cancelled') })
    expect(closed.toasts).toEqual([])
  })
})
