import { act, render } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import type { ComponentType } from 'react'
import * as v from 'valibot'
import { defineRoute } from '#base/routes'
import { string } from '#base/wire'
import { defineMove, defineRecords, queryOf } from '#kit/records'
import { type Core, CoreContext, defineStore } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { call, HttpError } from '#platform/http'
import { takeTexts } from '#platform/i18n'
import { openHistory } from '#platform/navigation'
import { createFakeHost, createTestCore } from '#testing'
import { NavigationStore } from '../../../platform/navigation/NavigationStore'
import { PageStack } from '../../../platform/navigation/PageStack'

/** An area with one kind of record, for tests of what pages of records share. */

export interface VisitRow {
  readonly id: string
  readonly version: number
  readonly place: string
}

export interface Visit extends VisitRow {
  readonly can: readonly string[]
  readonly state: string
  readonly note?: string | undefined
}

const visitSchema = v.object({
  id: v.string(),
  version: v.number(),
  place: v.string(),
  can: v.array(v.string()),
  state: v.string(),
  note: v.optional(v.string()),
})
const request = v.looseObject({ id: v.string() })
const declared = { host: 'main', send: 'json', method: 'POST', about: 'x', request } as const
const readVisit = call({ ...declared, method: 'GET', send: 'query', path: '/visit', response: visitSchema })
const readPhotos = call({ ...declared, method: 'GET', send: 'query', path: '/photos', response: v.array(v.string()) })
const closeVisit = call({ ...declared, path: '/close', response: visitSchema })

const rows = defineStore('visits.rows', () => {
  const known = observable.map<string, VisitRow>([], { deep: false })
  return {
    get: (id: string) => known.get(id),
    put: (row: VisitRow) => runInAction(() => known.set(row.id, row)),
  }
})
export const visits = defineRecords<
  Visit,
  object,
  { photos: readonly string[] },
  { need(): Promise<void>; stop(): void },
  VisitRow
>('visits.records', {
  rows,
  read: (id) => queryOf(readVisit, { id }),
  parts: { photos: (id) => queryOf(readPhotos, { id }) },
  current: (data) => (v.is(visitSchema, data) ? data : undefined),
})
export const close = defineMove(visits, 'close', ({ id, version }, { reason }: { readonly reason: string }) =>
  queryOf(closeVisit, { id, version, reason }),
)

export const visitRoute = defineRoute('/visit', { search: { id: string } })
export const listRoute = defineRoute('/visits')

export const visit = (more: Partial<Visit> = {}): Visit => ({
  id: 'V-1',
  version: 3,
  place: 'Nanhai',
  can: ['close'],
  state: 'open',
  ...more,
})
export const refused = (code: number, data?: unknown): HttpError =>
  new HttpError('refused', `server ${code}`, { callId: 'x', code, data })
export const noNetwork = (): HttpError => new HttpError('network', 'Network Error', { callId: 'x' })

/** What the server answers by path; an error is thrown, a function is called with the request. */
export type Responses = Record<string, unknown>

/** Opens the page of visit V-1 in a real page stack, on top of the list's. */
export async function openVisit(
  Screen: ComponentType,
  answers: Responses,
  row?: VisitRow,
  more: Pick<Partial<Core>, 'decide'> = {},
) {
  const seen: { path: string; request: unknown }[] = []
  const feedback = new Feedback()
  const http: Core['http'] = async ({ declaration: { path }, response }, sent) => {
    seen.push({ path, request: sent })
    const given = answers[path] ?? (path === '/photos' ? [] : undefined)
    const answer: unknown = await (typeof given === 'function' ? given(sent) : given)
    if (answer instanceof Error) throw answer
    return response(answer)
  }
  const offlineRecords: Core['offlineRecords'] = {
    remember: async () => undefined,
    recall: async (_record, part) => answers[`stored ${part}`] as never,
  }
  const host = createFakeHost()
  const core = createTestCore(
    [
      {
        id: 'visits',
        rights: { 'visit.read': { manager: 'all' } },
        routes: [
          { route: visitRoute, title: 'title.visit', source: 'visit' },
          { route: listRoute, title: 'title.visits', source: 'visits', screen: async () => ({ default: () => null }) },
        ],
      },
    ],
    { http, feedback, offlineRecords, host, ...more },
  )
  takeTexts('visits', { title: { visit: 'Visit' }, right: { visit: { read: 'See visits' } }, ...texts })
  if (row) core.store(rows).put(row)
  window.history.replaceState(null, '', '#/visits')
  const leave = async () => true
  const navigation = new NavigationStore({
    history: openHistory(),
    routeOf: (path) =>
      [{ route: listRoute, keepAlive: true }, { route: visitRoute }].find(({ route }) => route.path === path),
    exits: { native: false, nativeApp: leave, nativeMain: leave, closeWebView: leave },
  })
  const view = render(
    <CoreContext value={core}>
      <PageStack
        navigation={navigation}
        animated={false}
        pluginOf={() => 'visits'}
        transitionOf={() => 'none'}
        render={({ path }) => (path === '/visit' ? <Screen /> : null)}
      />
    </CoreContext>,
  )
  await act(async () => navigation.open('/visit?id=V-1' as Parameters<typeof navigation.open>[0]))
  const open = core.store(visits).of('V-1')
  const toasts = () => feedback.toasts.map(({ text }) => text)
  return { core, feedback, host, navigation, open, seen, toasts, view }
}

/** Texts of the area, besides the names of its page and right. */
const texts: Record<string, Record<string, string>> = {
  field: { reason: 'Why', comment: 'Comment', size: 'Size' },
  move: {
    approve: 'Approve',
    approveTitle: 'Approve this visit?',
    return: 'Return',
    returnTitle: 'Return this visit?',
  },
  moved: { close: 'Visit closed', approve: 'Visit approved', return: 'Visit returned' },
  refused: { '4801': 'This visit is being audited.' },
  error: { odd: 'Write it in words.', far: 'It is too far away.' },
}
