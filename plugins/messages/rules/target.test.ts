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
    ['a notice', { type: 'notice.published' }, 'message'],
  ])('%s', async (_what, message, expected) => {
    const found = target({ hasTemplate: false, gone: false, ...message }, await registry())
    expect([found.kind, ...('why' in found ? [found.why] : [])].join(' ').trim()).toBe(expected.trim())
  })
})
