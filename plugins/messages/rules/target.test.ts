import { createRegistry, loadPlugins } from '#platform/plugin'
import { pluginList } from '#plugins'
import { target } from './target'

const registry = async () => createRegistry(await loadPlugins(pluginList))

describe('where a message leads (domain/messages.md 3)', () => {
  it.each([
    ['its record', { type: 'role.decided', params: { id: 'AP-000002' } }, 'owner'],
    ['no owner, with a template', { type: 'foo.bar', params: { id: 'X-1' }, hasTemplate: true }, 'template'],
    ['no owner, without one', { type: 'foo.bar', params: { id: 'X-1' } }, 'message unknown'],
    ['params that do not fit, with a template', { type: 'role.decided', params: {}, hasTemplate: true }, 'template'],
    ['params that do not fit', { type: 'role.decided', params: { id: 7 } }, 'message unknown'],
    ['a record that is gone', { type: 'role.decided', params: { id: 'AP-000002' }, gone: true }, 'message gone'],
    ['a notice with nothing to open', { type: 'notice.published', params: {} }, 'message'],
    [
      'what has expired',
      { type: 'role.decided', params: { id: 'AP-000002' }, expiresAt: new Date('2026-11-19T09:00:00Z') },
      'message',
    ],
    [
      'what expires at this very moment',
      { type: 'role.decided', params: { id: 'AP-000002' }, expiresAt: new Date('2026-11-20T01:41:00Z') },
      'message',
    ],
    ['a page of the app that the server names', { type: 'todo.open', params: { route: '/policy' } }, 'owner'],
    ['what hosts and the to-do app order', { type: 'todo.close', params: {} }, 'message'],
    ['what hosts order, about something', { type: 'openThirdParty', params: { url: '/policy' } }, 'message unknown'],
    ['a param at its limit', { type: 'role.decided', params: { id: 'AP-000002', by: 'x'.repeat(64) } }, 'owner'],
    ['a longer one', { type: 'role.decided', params: { id: 'AP-000002', by: 'x'.repeat(65) } }, 'message unknown'],
    [
      'more params than a message may have',
      {
        type: 'role.decided',
        params: { id: 'AP-000002', ...Object.fromEntries([...'abcdefghij'].map((p) => [p, p])) },
      },
      'message unknown',
    ],
    ['a notice', { type: 'notice.published' }, 'message'],
  ])('%s', async (_what, message, expected) => {
    const found = target(
      { hasTemplate: false, gone: false, ...message },
      await registry(),
      new Date('2026-11-20T01:41:00Z'),
    )
    expect([found.kind, ...('why' in found ? [found.why] : [])].join(' ').trim()).toBe(expected.trim())
  })
})
