import { act, render } from '@testing-library/react'
import { defineRoute } from '#base/routes'
import { openHistory } from './history'
import { NavigationStore } from './NavigationStore'
import { PageContext, type PageFacts, useBackListener } from './page'

const noExit = async () => true

function Form({ active, run }: { active: boolean; run: () => void }) {
  useBackListener(run, active)
  return null
}

/** A page over `/list` with a back listener that records its calls. */
function open() {
  window.history.replaceState(null, '', '#/list')
  const routes = [{ route: defineRoute('/list') }, { route: defineRoute('/form') }]
  const navigation = new NavigationStore({
    history: openHistory(),
    routeOf: (path) => routes.find(({ route }) => route.path === path),
    exits: { native: false, nativeApp: noExit, nativeMain: noExit, closeWebView: noExit },
  })
  navigation.open('/form')
  const requested: string[] = []
  const value: PageFacts = {
    page: navigation.visible,
    navigation,
    plugin: 'core',
    visible: true,
    setState: () => undefined,
    scroller: () => null,
  }
  const page = (active: boolean, name: string, visible = true) => (
    <PageContext value={{ ...value, visible }}>
      <Form active={active} run={() => requested.push(name)} />
    </PageContext>
  )
  return { navigation, requested, page }
}

/** Browsers move in history asynchronously. */
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

test('a form with unsaved input is asked through its latest listener', async () => {
  const { navigation, requested, page } = open()
  const { rerender } = render(page(true, 'first'))
  rerender(page(true, 'second'))
  act(() => navigation.back())
  expect(requested).toEqual(['second'])
  expect(navigation.visible.path).toBe('/form')
})

test.each([
  ['with nothing to lose', false, true],
  ['that is hidden', true, false],
])('a form %s is not asked', async (_, active, visible) => {
  const { navigation, requested, page } = open()
  render(page(active, 'form', visible))
  const left = popped()
  act(() => navigation.back())
  await act(() => left)
  expect(requested).toEqual([])
  expect(navigation.visible.path).toBe('/list')
})

test('an unmounted form is not asked', async () => {
  const { navigation, requested, page } = open()
  render(page(true, 'form')).unmount()
  const left = popped()
  act(() => navigation.back())
  await act(() => left)
  expect(requested).toEqual([])
})
