import fc from 'fast-check'
import { simCore, simulate } from '#harness/backend/kit/testing'
import { createRegistry, loadPlugins } from '#platform/plugin'
import { pluginList } from '#plugins'
import dev from '../dev'
import plugin from '../plugin'
import { openMessage } from './useOpenMessage'

/** What the message opens in an app with every area, and what it replaces. */
async function opened(message: { type: string; params?: unknown; hasTemplate?: boolean; gone?: boolean; id?: string }) {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const registry = createRegistry(await loadPlugins(pluginList))
  const addresses: string[] = []
  const navigation = {
    ...core.navigation,
    openHref: (address: unknown) => void addresses.push(String(address)),
    replaceHref: (address: unknown) => void addresses.push(`replace ${String(address)}`),
  }
  const given = { hasTemplate: false, gone: false, id: undefined, ...message }
  const isOpened = await openMessage({ ...core, registry, navigation }, given)
  return { addresses, isOpened, registry }
}

describe('deep links', () => {
  it.each([
    ['a lead', { type: 'clue.assigned', params: { clueId: 'L-000001' }, id: 'MS-1' }, '/clueDetail?id=L-000001'],
    ['no owner', { type: 'foo.bar', params: { id: 'X-1' }, id: 'MS-4' }, '/notyfyDetail?id=MS-4'],
    ['no owner, with a template', { type: 'foo.bar', hasTemplate: true, id: 'MS-4' }, '/messageDetailTemplate?id=MS-4'],
    ['gone', { type: 'clue.assigned', params: { clueId: 'L-1' }, gone: true, id: 'MS-3' }, '/notyfyDetail?id=MS-3'],
  ])('%s', async (_what, message, expected) => {
    expect((await opened(message)).addresses).toEqual([expected])
  })

  it('of a type that nobody owns leads nowhere without a message', async () => {
    expect(await opened({ type: 'foo.bar' })).toMatchObject({ addresses: [], isOpened: false })
  })

  it('no input opens anything but a page of the app', async () => {
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
    const params = fc.oneof(fc.dictionary(fc.string(), text), fc.record({ id: text, type: text }), fc.anything())
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...types), params, async (type, given) => {
        const { addresses } = await opened({ type, params: given, id: 'MS-1' }).catch(() => ({ addresses: [] }))
        for (const address of addresses) {
          const path = address.replace('replace ', '').split('?')[0] ?? ''
          expect(registry.routes.has(path)).toBe(true)
          expect(path).not.toBe('/blankPage')
        }
      }),
      { numRuns: 150 },
    )
  })
})
