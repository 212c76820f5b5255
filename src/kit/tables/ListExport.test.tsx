import { waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { defineRoute } from '#base/routes'
import { queryOf } from '#kit/records'
import type { Core } from '#platform/core'
import { call } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { createFakeHost, createTestCore, showPages } from '#testing'
import { ListExport } from './ListExport'

beforeAll(() => startTexts())

const row = v.object({ id: v.string(), owner: v.optional(v.string()), gas: v.optional(v.number()) })
const listRows = call({
  host: 'main',
  method: 'GET',
  path: '/api/rows',
  send: 'query',
  about: 'rows',
  request: v.object({ page: v.number(), size: v.number() }),
  response: v.object({ items: v.array(row), total: v.number() }),
})
const SEEN = new Date('2026-11-20T01:41:00Z')
const route = defineRoute('/rows')
const close = jest.fn()

function Page() {
  return (
    <ListExport<v.InferOutput<typeof row>>
      tab="mine"
      texts={{ id: ({ id }) => id, owner: ({ owner }) => owner, gas: ({ gas }) => gas, seen: ({ gas }) => gas && SEEN }}
      asks={({ page, size }) => queryOf(listRows, { page, size })}
      onClose={close}
    />
  )
}

test('the file has a column for each text, called by the area, and nothing where nothing is known', async () => {
  const files: File[] = []
  const http = (async (
    requested: { readonly declaration: { readonly path: string } },
    request: { readonly file?: File },
  ) => {
    if (requested.declaration.path === '/api/rows')
      return { items: [{ id: 'R-1', owner: 'Li', gas: 4200 }, { id: 'R-2' }], total: 2 }
    if (request.file) files.push(request.file)
    return { fileName: 'x', size: 1, suffix: 'csv', fileUrl: '/file/group1/x.csv' }
  }) as unknown as Core['http']
  await showPages(
    createTestCore([], { http, host: createFakeHost({ kind: 'partner' }) }),
    [{ route, screen: Page }],
    '/rows',
  )
  await waitFor(() => expect(files).toHaveLength(1))
  expect(close).toHaveBeenCalledTimes(1)
  expect(await files[0]?.text()).toBe(
    'export.column.id,export.column.owner,export.column.gas,export.column.seen\r\nR-1,Li,4200,2026-11-20 09:41\r\nR-2,,,\r\n',
  )
  expect(files[0]?.name).toBe('export.name.csv')
})
