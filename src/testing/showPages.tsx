import { act, render } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import type { Route, Search } from '#base/routes'
import { type Core, CoreContext } from '#platform/core'
import { type NavigableRoute, NavigationStore, openHistory, PageStack, ScreenSearch } from '#platform/navigation'

/** A page of a test: its address and what it shows. */
export interface TestPage extends Pick<NavigableRoute, 'keepAlive'> {
  readonly route: Route
  readonly screen: ComponentType
  /** Schemas of the parameters that the route leaves to its screen (`later`). */
  readonly search?: Search | undefined
}

const stays = async () => true

/**
 * Shows pages as the app does, without loading their code: navigation, history and page stack are real. `plugin` is the
 * namespace of their texts. Returns the navigation and the address of the visible page.
 */
export async function showPages(core: Core, pages: readonly TestPage[], address: string, plugin = 'core') {
  window.history.replaceState(null, '', `#${address}`)
  const screenOf = (path: string) => pages.find(({ route }) => route.path === path)
  const navigation = new NavigationStore({
    history: openHistory(),
    routeOf: screenOf,
    exits: { native: false, nativeApp: stays, nativeMain: stays, closeWebView: stays },
  })
  const view = render(
    <CoreContext value={core}>
      <PageStack
        navigation={navigation}
        animated={false}
        pluginOf={() => plugin}
        transitionOf={() => 'none'}
        render={({ path }) => {
          const found = screenOf(path)
          return found ? <ScreenSearch value={found.search}>{createElement(found.screen)}</ScreenSearch> : null
        }}
      />
    </CoreContext>,
  )
  // Answers of the fake back end are promises.
  await act(async () => undefined)
  const shown = () => `${navigation.visible.path}?${navigation.visible.query}`
  return { ...view, navigation, shown }
}
