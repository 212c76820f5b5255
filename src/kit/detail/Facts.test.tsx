import { act, fireEvent, render, screen } from '@testing-library/react'
import { defineRoute, href, string } from '#base/routes'
import { CoreContext } from '#platform/core'
import { Feedback } from '#platform/feedback'
import type { HostBridge } from '#platform/host'
import { startTexts } from '#platform/i18n'
import { createFakeHost, createTestCore } from '#testing'
import { hostFailure } from '../../platform/host/HostResult'
import { type Fact, Facts, FactsCard } from './Facts'
import { type HostActions, useHostActions } from './useHostActions'

const failed = async () => hostFailure('host', 'no')

function Actions({ run }: { run: (actions: HostActions) => void }) {
  const actions = useHostActions()
  return (
    <button type="button" onClick={() => run(actions)}>
      run
    </button>
  )
}

function show(children: React.ReactNode, overrides: Partial<HostBridge> = {}) {
  const host = createFakeHost(overrides)
  const feedback = new Feedback()
  const core = createTestCore([], { host, feedback })
  render(<CoreContext value={core}>{children}</CoreContext>)
  return { host, toasts: () => feedback.toasts.map(({ text }) => text) }
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

beforeAll(() => startTexts())

describe('facts', () => {
  test('unknown ones are left out; one is copied, another pressed', async () => {
    const onPress = jest.fn()
    const facts: readonly (Fact | false)[] = [
      { label: 'Owner', value: 'Li Wei', onPress },
      { label: 'Credit code', value: '9144', copy: '9144' },
      { label: 'Branch', value: undefined },
      { label: 'Labels', value: '' },
      { label: 'Area', value: false },
      false,
    ]
    const { host, toasts } = show(<Facts facts={facts} />)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Owner', 'Credit code'])
    await press('Li Wei')
    expect(onPress).toHaveBeenCalledTimes(1)
    await press('Copy: Credit code')
    expect(host.calls).toEqual([{ method: 'copyText', request: { text: '9144' } }])
    expect(toasts()).toEqual(['Copied'])
  })

  test('that nothing is known is said', () => {
    show(<Facts facts={[{ label: 'Owner', value: undefined }]} none="Nobody knows it yet" />)
    expect(screen.getByText('Nobody knows it yet')).toBeTruthy()
  })

  test('in a card stand under its title, with what belongs to them below', () => {
    show(
      <FactsCard title="Prices" facts={[{ label: 'Ours', value: '3.42' }]}>
        <p>As of today</p>
      </FactsCard>,
    )
    const card = screen.getByRole('region', { name: 'Prices' })
    expect(card.textContent).toBe('PricesOurs3.42As of today')
  })
})

describe('what a page does through the host', () => {
  test('directions open the map at the place', async () => {
    const { host } = show(<Actions run={({ goTo }) => goTo({ lng: 113.1, lat: 23.02 }, 'Hall 3, north')} />)
    await press('run')
    const [opened] = host.calls
    const url = (opened?.request as { readonly url: string } | undefined)?.url ?? ''
    expect(new URL(url).searchParams.get('to')).toBe('113.1,23.02,Hall 3  north')
  })

  test('a file is opened by its whole address', async () => {
    const { host } = show(<Actions run={({ preview }) => preview({ name: 'a.pdf', url: '/files/a.pdf' })} />)
    await press('run')
    expect(host.calls[0]?.request).toEqual({ name: 'a.pdf', url: `${location.origin}/files/a.pdf` })
  })

  test('a page is shared without what belongs to this visit of it', async () => {
    history.replaceState(null, '', '/?fullscreen=1&source=greatgas#/visit?id=V-1&from=home&fullscreen=1')
    const page = href(defineRoute('/visit', { search: { id: string } }), { id: 'V-1' })
    const { host } = show(<Actions run={({ share }) => share({ title: 'Visit', page })} />)
    await press('run')
    expect(host.calls[0]?.request).toEqual({ title: 'Visit', url: `${location.origin}/#/visit?id=V-1` })
  })

  test('what could not be shared is in the clipboard, and says so', async () => {
    const share = async () => ({ ok: true, data: 'copied' }) as const
    const { toasts } = show(<Actions run={(actions) => actions.share({ title: 'Lead' })} />, { share })
    await press('run')
    expect(toasts()).toEqual(['Copied'])
  })

  const failures: readonly [string, (actions: HostActions) => void, string][] = [
    ['call', ({ call }) => call('138'), 'The call could not be started.'],
    ['copyText', ({ copy }) => copy('x'), 'Could not copy. Press and hold the text to copy it yourself.'],
    ['openWebView', ({ goTo }) => goTo({ lng: 1, lat: 2 }, 'x'), 'The map could not be opened.'],
    ['previewFile', ({ preview }) => preview({ name: 'a.pdf', url: 'x' }), 'a.pdf could not be opened.'],
    ['share', ({ share }) => share({ title: 'x' }), 'Could not be shared.'],
  ]
  test.each(failures)('%s: a failure is told', async (method, run, words) => {
    const { toasts } = show(<Actions run={run} />, { [method]: failed })
    await press('run')
    expect(toasts()).toEqual([words])
  })

  test('what the user cancelled is not a failure', async () => {
    const { toasts } = show(<Actions run={({ call }) => call('138')} />, {
      call: async () => hostFailure('cancelled', 'canceled'),
    })
    await press('run')
    expect(toasts()).toEqual([])
  })
})
