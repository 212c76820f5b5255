import fc from 'fast-check'
import { simCore, simulate } from '#harness/backend/kit/testing'
import { createRegistry, loadPlugins } from '#platform/plugin'
import { pluginList } from '#plugins'
import { createFakeHost } from '#testing'
import dev from '../dev'
import plugin from '../plugin'
import { openMessage } from './useOpenMessage'

type Given = { type: string; params?: unknown; hasTemplate?: boolean; gone?: boolean; id?: string }

/** What the message does in an app with every area but those that are switched off. */
async function opened(message: Given, { who = 'rep01', off = '' } = {}) {
  const done: string[] = []
  const host = createFakeHost()
  const { core } = simCore(simulate(dev), plugin, who, { host })
  const registry = createRegistry((await loadPlugins(pluginList)).filter(({ id }) => id !== off))
  const navigation = { ...core.navigation, back: () => void done.push('back') }
  const invalidateAll = () => void done.push('all is stale')
  const given = { hasTemplate: false, gone: false, id: undefined, ...message }
  const all = { ...core, registry, navigation, invalidateAll }
  // What a handler throws is said by the page.
  const isOpened = await openMessage(all, given, (to) => void done.push(to)).catch(() => undefined)
  return { done: [...done, ...host.calls.map(({ method }) => method)], isOpened, registry }
}

describe('deep links', () => {
  const LEAD = { type: 'clue.assigned', params: { clueId: 'L-000001' }, id: 'MS-1' }

  it.each([
    ['no owner', { type: 'foo.bar', params: { id: 'X-1' }, id: 'MS-4' }, '/notyfyDetail?id=MS-4'],
    ['no owner, with a template', { type: 'foo.bar', hasTemplate: true, id: 'MS-4' }, '/messageDetailTemplate?id=MS-4'],
    ['gone', { ...LEAD, gone: true, id: 'MS-3' }, '/notyfyDetail?id=MS-3'],
  ])('%s', async (_what, message, expected) => {
    expect((await opened(message)).done).toEqual([expected])
  })

  it('a lead, as it is now', async () => {
    expect((await opened(LEAD)).done).toEqual(['all is stale', '/clueDetail?id=L-000001'])
  })

  it('a page that says itself which right its reader lacks', async () => {
    expect((await opened(LEAD, { who: 'rep04' })).done).toContain('/clueDetail?id=L-000001')
  })

  it('a message of an area that is switched off', async () => {
    expect((await opened(LEAD, { off: 'leads' })).done).toEqual(['/notyfyDetail?id=MS-1'])
  })

  it('of a type that nobody owns leads nowhere without a message', async () => {
    expect(await opened({ type: 'foo.bar' })).toMatchObject({ done: [], isOpened: false })
  })

  it('no input does anything but open a page of the app', async () => {
    const { registry } = await opened({ type: 'foo.bar' })
    const types = [...registry.messages.keys(), 'foo.bar', '__proto__', 'constructor']
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '//evil.example',
        'javascript:alert(1)',
        '../../x',
        'L-000001?x=1#/login',
        '/blankPage',
        'V-000001',
      ),
    )
    const params = fc.oneof(
      fc.dictionary(fc.string(), text),
      fc.record({ id: text, type: text, route: text, url: text }),
      fc.anything(),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...types), params, async (type, given) => {
        const { done } = await opened({ type, params: given, id: 'MS-1' })
        for (const each of done.filter((each) => each !== 'all is stale')) {
          const path = each.split('?')[0] ?? ''
          expect(registry.routes.has(path)).toBe(true)
          expect(path).not.toBe('/blankPage')
        }
      }),
      { numRuns: 150 },
    )
  })
})
